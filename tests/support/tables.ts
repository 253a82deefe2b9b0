type Row = Record<string, unknown>;

export type TableFixture = {
  /** The primary key. */
  key: string;
  /** Makes a row with this key. */
  row: (key: string) => Row;
  /** Changes one column of a row to a value that tests can find again. */
  change: Row;
  /** Whether visitors may read the table. */
  isPublic: boolean;
};

const sampleTime = "2026-11-18T12:00:00.000Z";
const sampleUuid = "5b0f0c6e-6b1f-4a53-9d3e-0a53c1a3c001";
const publicTableFixtures = (row: (id: string) => Row, change: Row = { title: "changed" }): TableFixture => ({
  key: "id",
  row: (id) => ({ id, ...row(id) }),
  change,
  isPublic: true,
});
const privateTableFixtures = (row: (id: string) => Row, change: Row): TableFixture => ({
  key: "id",
  row: (id) => ({ id, created_at: sampleTime, ...row(id) }),
  change,
  isPublic: false,
});

/** Every table of the store, with a sample row and the rights to it. */
export const tableFixtures: Record<string, TableFixture> = {
  projects: publicTableFixtures(() => ({ title: "matrix" })),
  team: publicTableFixtures(() => ({ name: "matrix" }), { name: "changed" }),
  lab_studies: publicTableFixtures((id) => ({ slug: id, title: "matrix" })),
  experiments: publicTableFixtures((id) => ({ slug: id, title: "matrix" })),
  contributions: publicTableFixtures((id) => ({ slug: id, title: "matrix" })),
  media: publicTableFixtures(
    () => ({ source: "upload", name: "matrix", width: 1, height: 1, created_at: sampleTime }),
    {
      alt: "changed",
    },
  ),
  study_bodies: {
    key: "study_id",
    row: (study_id) => ({ study_id, body: "matrix" }),
    change: { body: "changed" },
    isPublic: true,
  },
  addresses: {
    key: "path",
    row: (path) => ({ path, created_at: sampleTime }),
    change: { target: "changed" },
    isPublic: true,
  },
  facts: { key: "name", row: (name) => ({ name, value: "matrix" }), change: { value: "changed" }, isPublic: true },

  submissions: privateTableFixtures(
    () => ({ form_type: "contact_form", form_id: "contact_form", body: { a: 1 }, state: "received" }),
    {
      last_error: "changed",
    },
  ),
  deliveries: privateTableFixtures((id) => ({ key: id, channel: "email", kind: "notice", state: "waiting" }), {
    last_error: "changed",
  }),
  alerts: {
    ...privateTableFixtures(() => ({}), { title: "changed" }),
    row: (id) => ({ id, episode: 1, is_raised: true, title: "matrix", text: "matrix", raised_at: sampleTime }),
  },
  heartbeats: {
    key: "id",
    row: (id) => ({ id, beat_at: sampleTime }),
    change: { beat_at: "2020-02-02T00:00:00.000Z" },
    isPublic: false,
  },

  operators: privateTableFixtures((id) => ({ name: "matrix", email: `${id}@matrix.example`, role: "editor" }), {
    name: "changed",
  }),
  passkeys: privateTableFixtures(() => ({ operator_id: sampleUuid, public_key: "matrix", label: "matrix" }), {
    label: "changed",
  }),
  sessions: privateTableFixtures(
    (id) => ({ token_hash: id, operator_id: sampleUuid, seen_at: sampleTime, confirmed_at: sampleTime }),
    {
      user_agent: "changed",
    },
  ),
  invitations: privateTableFixtures((id) => ({ token_hash: id, kind: "join" }), { name: "changed" }),
  challenges: {
    ...privateTableFixtures(() => ({}), { purpose: "changed" }),
    row: (id) => ({ id, challenge: "matrix", purpose: "matrix", expires_at: sampleTime }),
  },
  known_devices: {
    key: "token_hash",
    row: (token_hash) => ({ token_hash, operator_id: sampleUuid, created_at: sampleTime }),
    change: { created_at: "2020-02-02T00:00:00.000Z" },
    isPublic: false,
  },
  enquiries: {
    key: "id",
    row: (id) => ({
      ...{
        id,
        form_id: "contact_form",
        kind: "enquiry",
        state: "new",
        page: "",
        name: "matrix",
        email: "",
        company: "",
      },
      ...{
        project: "",
        budget: "",
        excerpt: "",
        words: "matrix",
        received_at: sampleTime,
        waits_from: sampleTime,
        changed_at: sampleTime,
      },
    }),
    change: { name: "changed" },
    isPublic: false,
  },
  notes: privateTableFixtures(() => ({ enquiry_id: sampleUuid, kind: "note", text: "matrix" }), { text: "changed" }),
  erasures: {
    key: "hash",
    row: (hash) => ({ hash, erased_at: sampleTime }),
    change: { erased_at: "2020-02-02T00:00:00.000Z" },
    isPublic: false,
  },
  events: privateTableFixtures(() => ({ action: "matrix", subject_kind: "matrix", subject_id: "matrix" }), {
    action: "changed",
  }),

  revisions: privateTableFixtures(
    (id) => ({ kind: "projects", record: id, number: 1, data: {}, state: "open", updated_at: sampleTime }),
    {
      note: "changed",
    },
  ),
  records: {
    ...privateTableFixtures(() => ({}), { title: "changed" }),
    row: (id) => ({ id, kind: "projects", title: "matrix", words: "matrix", state: "draft", edited_at: sampleTime }),
  },
  content_version: {
    ...privateTableFixtures(() => ({}), { changed_at: "2020-02-02T00:00:00.000Z" }),
    row: (id) => ({ id, version: sampleUuid, changed_at: sampleTime }),
  },
  secrets: privateTableFixtures(() => ({ value: "matrix" }), { value: "changed" }),
};
