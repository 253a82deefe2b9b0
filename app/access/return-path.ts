/** Where a sign-in leads: an address of the desk, never of another site or of the door itself. */
export function returnPath(to: string | null | undefined, { isAdminClosed = false } = {}): string {
  if (!to?.startsWith("/") || !URL.canParse(to, base)) return "/desk";
  const { origin, pathname, search } = new URL(to, base);
  const isClosed = /^\/desk(\/|$)/.test(pathname) || (isAdminClosed && pathname === "/admin");
  const isDoor = /^\/desk\/(sign-in|sign-out|first-run|join|passkey)(\/|$|\.)/.test(pathname);
  return origin === base && isClosed && !isDoor ? pathname + search : "/desk";
}

const base = "http://desk.invalid";
