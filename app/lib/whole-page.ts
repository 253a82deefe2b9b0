/** On a request: the page is wanted complete, with nothing still to stream in. Only the server itself asks for that. */
export const WHOLE_PAGE = "x-whole-page";

export function isWhole(request: Request): boolean {
  return request.headers.has(WHOLE_PAGE);
}
