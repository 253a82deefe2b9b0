/** The path to open after signing in: on the desk, or /admin while it is closed; never another site or a sign-in page. */
export function returnPath(to: string | null | undefined, { isAdminClosed = false } = {}): string {
  if (!to?.startsWith("/") || !URL.canParse(to, PLACEHOLDER_ORIGIN)) return "/desk";
  const { origin, pathname, search } = new URL(to, PLACEHOLDER_ORIGIN);
  const isClosed = /^\/desk(\/|$)/.test(pathname) || (isAdminClosed && pathname === "/admin");
  const isDoor = /^\/desk\/(sign-in|sign-out|first-run|join|passkey)(\/|$|\.)/.test(pathname);
  return origin === PLACEHOLDER_ORIGIN && isClosed && !isDoor ? pathname + search : "/desk";
}

const PLACEHOLDER_ORIGIN = "http://desk.invalid";
