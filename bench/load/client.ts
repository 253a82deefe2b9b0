import { hammer } from "./hammer.ts";

export type Job = { url: string; paths: string[]; connections: number; seconds: number; isCold: boolean };

const { url, paths, connections, seconds, isCold }: Job = JSON.parse(process.argv[2] ?? "");
const { host } = new URL(url);
let count = 0;

function next() {
  count += 1;
  // Each origin has its own page cache, so a new host is always a miss.
  return { path: paths[count % paths.length] ?? "/", host: isCold ? `h${count}.test` : host };
}

console.log(JSON.stringify(await hammer(url, { connections, seconds, next })));
