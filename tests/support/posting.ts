export type FormFields = Record<string, string>;

/** Posts a form as a browser without JavaScript does, from the given client address if there is one. */
export function postForm(url: string, fields: FormFields, address?: string): Promise<Response> {
  return fetch(url, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: address ? { "x-forwarded-for": address } : {},
  });
}

export function enquiryFields(message: string, more: FormFields = {}): FormFields {
  return { name: "Ada", email: "ada@example.com", message, ...more };
}
