export type Link = { label: string; to: string };

export const startYourProject: Link = { label: "Start Your Project", to: "/contact" };
