import { hammer } from "./hammer.ts";

export type LoadJob = { url: string; paths: string[]; connections: number; seconds: number; isCold: boolean };

const { url, paths, connections, seconds, isCold }: LoadJob = JSON.parse(process.argv[2] ?? "");
const { host } = new URL(url);
let requestCount = 0;

function nextTarget() {
  requestCount += 1;
  // Each host has its own page cache, so a new host is always a miss.
  return { path: paths[requestCount % paths.length] ?? "/", host: isCold ? `h${requestCount}.test` : host };
}

console.log(JSON.stringify(await hammer(url, { connections, seconds, next: nextTarget })));
