/** Makes a `tel:` link. Ten digits are taken as a North American number; any other number is dialled as it is. */
export function telLink(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.trim().startsWith("+")) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}
