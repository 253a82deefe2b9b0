const format = new Intl.NumberFormat("en-US");

/** 31240 as "31,240". */
export function formatCount(count: number): string {
  return format.format(count);
}
