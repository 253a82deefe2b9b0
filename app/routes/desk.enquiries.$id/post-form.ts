/** Sends a form of this page without leaving it. The page shows a change of state before the server has answered. */
export type PostForm = (fields: FormData) => void;
