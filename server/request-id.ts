import { randomUUID } from "node:crypto";

/** The first part of a UUID: enough to find a line in the logs by, and it goes out with every page. */
export const newRequestId = () => randomUUID().slice(0, 8);
