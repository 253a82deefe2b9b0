import { createHash, randomBytes } from "node:crypto";
import { hashPassword } from "#app/access/password.server.ts";
import { parseEnv } from "#app/config/env.server.ts";
import { provideServiceClient } from "#app/data/current-store.server.ts";
import { createOperator, findOperatorByEmail, type OperatorRole } from "#app/data/operators.server.ts";
import { createSession } from "#app/data/sessions.server.ts";
import { openSubmissionStore } from "#app/data/store.server.ts";

type TestOperator = {
  name?: string;
  email?: string;
  role?: OperatorRole;
  password?: string;
  /** When the session was last used. */
  at?: string;
};

/** Signs an operator in by writing a session into the store of a running site. Returns the request header with the cookie. */
export async function signIn(
  dataDir: string,
  person: TestOperator = {},
  databaseUrl = "",
): Promise<{ cookie: string }> {
  const store = await openSubmissionStore(parseEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }));
  provideServiceClient(store);
  try {
    return { cookie: `desk=${await createSessionCookie(person)}` };
  } finally {
    await store.close();
  }
}

/** Creates a session in the store that the test has provided, and returns its cookie's value. */
export async function createSessionCookie({
  name = "Tunde Bakare",
  role = "owner",
  ...person
}: TestOperator = {}): Promise<string> {
  const email = person.email ?? `${name.toLowerCase().replaceAll(" ", ".")}@furlong.example`;
  const passwordHash = person.password && (await hashPassword(person.password));
  const operator = (await findOperatorByEmail(email)) ?? (await createOperator({ name, email, role, passwordHash }));
  if (!operator) throw new Error("no operator");
  const token = randomBytes(32).toString("base64url");
  const tokenHash = createHash("sha256").update(token).digest("hex");
  await createSession({
    tokenHash,
    operatorId: operator.id,
    userAgent: "test",
    at: person.at ?? new Date().toISOString(),
  });
  // React Router's cookies are JSON in base64.
  return encodeURIComponent(btoa(JSON.stringify(token)));
}
