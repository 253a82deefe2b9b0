import type { RequestListener } from "node:http";

/** No page is half as deep, and for a missing one the router does work that grows with the square of this. */
const DEEPEST = 16;

/** Gives every request a path that the router reads without complaint, and in no time. */
export function withReadablePath(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url) request.url = readable(request.url);
    listener(request, response);
  };
}

/**
 * An address whose path can be decoded, since the router writes about any other to the output, in lines of its own: a
 * percent sign that escapes nothing stands for itself. What is asked for too deep down is not there, and not there either
 * a few steps up.
 */
export function readable(target: string): string {
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  return decodable(path.slice(0, endOf(path))) + target.slice(path.length);
}

function endOf(path: string): number {
  let end = -1;
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    end = path.indexOf("/", end + 1);
    if (end < 0) return path.length;
  }
  return end;
}

function decodable(path: string): string {
  if (!path.includes("%")) return path;
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll("%", "%25");
  }
}
