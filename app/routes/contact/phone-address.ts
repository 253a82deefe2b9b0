/** A phone number as a link. Ten digits are a North American number; anything else is dialled as it stands. */
export function phoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.trim().startsWith("+")) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}
