export type Theme = "light" | "dark";

/** The ground of each theme, for what the browser draws around the page. */
export const themeColours: Record<Theme, string> = { light: "#f1f2ef", dark: "#15171a" };

/** Sets the remembered theme before the first paint, and says whether the page starts at its top (start-scripts.ts). Its
 *  text never changes, so that a policy can allow it by hash. */
export const themeScript =
  'var d=document.documentElement.dataset;location.hash||history.state||(d.top="");' +
  'try{var t=localStorage.getItem("theme");if(t=="light"||t=="dark")d.theme=t}catch(e){}';
