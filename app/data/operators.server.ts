import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { isoInstant } from "./columns.server.ts";
import { parseEach, privateTable, requireRows, type StoreResponse, throwInvalid } from "./private-rows.server.ts";
import { whereEquals } from "./where-equals.server.ts";

export const operatorRoles = ["owner", "editor"] as const;
export type OperatorRole = (typeof operatorRoles)[number];
export type Operator = v.InferOutput<typeof operatorRow>;
export type NewOperator = Pick<Operator, "name" | "email" | "role"> & { id?: string; passwordHash?: string | null };
type OperatorChanges = Partial<
  Pick<Operator, "name" | "email" | "role" | "passwordHash" | "hasShortcuts" | "disabledAt">
>;

/** All operators, disabled ones too, in the order they joined. */
export async function listOperators(): Promise<Operator[]> {
  return parseOperators(await operatorsTable().select("*").order("created_at"));
}

export async function getOperator(id: string): Promise<Operator | null> {
  return parseOperators(await operatorsTable().select("*").eq("id", id))[0] ?? null;
}

export async function findOperatorByEmail(email: string): Promise<Operator | null> {
  return (
    parseOperators(await whereEquals(operatorsTable().select("*"), "email", email.trim().toLowerCase()))[0] ?? null
  );
}

/** Null if another operator has the e-mail address. */
export async function createOperator({ id, name, email, role, passwordHash }: NewOperator): Promise<Operator | null> {
  const columns = {
    id: id ?? randomUUID(),
    name,
    email: email.trim().toLowerCase(),
    role,
    password_hash: passwordHash ?? null,
    created_at: new Date().toISOString(),
  };
  const query = operatorsTable().upsert(columns, { onConflict: "email", ignoreDuplicates: true, defaultToNull: false });
  return parseOperators(await query.select())[0] ?? null;
}

/** Whether the desk has been claimed, that is, whether any operator exists. */
export async function hasOperators(): Promise<boolean> {
  return requireRows(await operatorsTable().select("id").limit(1)).length > 0;
}

export async function changeOperator(id: string, changes: OperatorChanges): Promise<Operator | null> {
  const { passwordHash, hasShortcuts, disabledAt, ...same } = changes;
  const columns = { ...same, password_hash: passwordHash, has_shortcuts: hasShortcuts, disabled_at: disabledAt };
  return parseOperators(await operatorsTable().update(columns).eq("id", id).select())[0] ?? null;
}

const operatorRow = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    email: v.string(),
    role: v.picklist(operatorRoles),
    password_hash: v.nullish(v.string(), null),
    // SQLite has no booleans and returns 0 or 1.
    has_shortcuts: v.pipe(
      v.union([v.boolean(), v.number()]),
      v.transform((value) => Boolean(value)),
    ),
    created_at: v.pipe(isoInstant, v.string()),
    disabled_at: isoInstant,
  }),
  v.transform(({ password_hash, has_shortcuts, created_at, disabled_at, ...row }) => ({
    ...row,
    passwordHash: password_hash,
    hasShortcuts: has_shortcuts,
    createdAt: created_at,
    disabledAt: disabled_at,
  })),
);

function operatorsTable() {
  return privateTable("operators");
}

function parseOperators(response: StoreResponse<unknown>): Operator[] {
  return parseEach(operatorRow, requireRows(response), throwInvalid("operator"));
}
