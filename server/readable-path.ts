import type { RequestListener } from "node:http";

/** Gives every request a path that can be decoded: the router writes about any other to the output, in lines of its own. */
export function withReadablePath(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url?.includes("%")) request.url = readable(request.url);
    listener(request, response);
  };
}

/** A percent sign that escapes nothing stands for itself. */
export function readable(target: string): string {
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return path.replaceAll("%", "%25") + target.slice(path.length);
  }
}
