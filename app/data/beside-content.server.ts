import { ReadError } from "./read.server.ts";

/** PostgREST's and PostgreSQL's codes for a table that is not there. */
const MISSING_TABLE_CODES = ["PGRST205", "42P01"];

/** Someone else's Supabase project may lack the tables beside the content: the site then does without. */
export async function orWithout<T, U>(reading: Promise<T>, without: U): Promise<T | U> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ReadError && MISSING_TABLE_CODES.includes(error.code)) return without;
    throw error;
  }
}
