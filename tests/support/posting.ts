export type Fields = Record<string, string>;

/** A form posted as a browser without JavaScript does it, from an address of its own if one is given. */
export function post(url: string, fields: Fields, address?: string): Promise<Response> {
  return fetch(url, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: address ? { "x-forwarded-for": address } : {},
  });
}

export function enquiry(message: string, more: Fields = {}): Fields {
  return { name: "Ada", email: "ada@example.com", message, ...more };
}
