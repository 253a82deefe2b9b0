import { createHash, randomBytes } from "node:crypto";
import { hashPassword } from "#app/access/password.server.ts";
import { parseEnv } from "#app/config/env.server.ts";
import { provideServiceClient } from "#app/data/current-store.server.ts";
import { createOperator, findOperatorByEmail, type OperatorRole } from "#app/data/operators.server.ts";
import { createSession } from "#app/data/sessions.server.ts";
import { openSubmissionStore } from "#app/data/store.server.ts";

type Person = {
  name?: string;
  email?: string;
  role?: OperatorRole;
  password?: string;
  /** When they were here last. */
  at?: string;
};

/** Signs a person in at a running site on its embedded store or PostgreSQL, without a sign-in: returns the request header. */
export async function signIn(dataDir: string, person: Person = {}, databaseUrl = ""): Promise<{ cookie: string }> {
  const store = await openSubmissionStore(parseEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }));
  provideServiceClient(store);
  try {
    return { cookie: `desk=${await startSession(person)}` };
  } finally {
    await store.close();
  }
}

/** The same in the store that the test has provided. */
export async function startSession({ name = "Tunde Bakare", role = "owner", ...person }: Person = {}): Promise<string> {
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
