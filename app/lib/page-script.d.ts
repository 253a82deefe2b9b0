/** The text of a function that runs in the page before any module is there (scripts/page-script.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
