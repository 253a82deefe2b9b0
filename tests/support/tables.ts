type Row = Record<string, unknown>;

export type TableRules = {
  /** The primary key. */
  key: string;
  /** A row with this key. */
  row: (key: string) => Row;
  /** A change of one column of its rows; the word can be found again. */
  change: Row;
  /** Whether visitors may read it. */
  isPublic: boolean;
};

const at = "2026-11-18T12:00:00.000Z";
const uuid = "5b0f0c6e-6b1f-4a53-9d3e-0a53c1a3c001";
const content = (row: (id: string) => Row, change: Row = { title: "changed" }): TableRules => ({
  key: "id",
  row: (id) => ({ id, ...row(id) }),
  change,
  isPublic: true,
});
const kept = (row: (id: string) => Row, change: Row): TableRules => ({
  key: "id",
  row: (id) => ({ id, created_at: at, ...row(id) }),
  change,
  isPublic: false,
});

/** Every table of the store, and who may do what with it. */
export const tableRules: Record<string, TableRules> = {
  projects: content(() => ({ title: "matrix" })),
  team: content(() => ({ name: "matrix" }), { name: "changed" }),
  lab_studies: content((id) => ({ slug: id, title: "matrix" })),
  experiments: content((id) => ({ slug: id, title: "matrix" })),
  contributions: content((id) => ({ slug: id, title: "matrix" })),
  media: content(() => ({ source: "upload", name: "matrix", width: 1, height: 1, created_at: at }), { alt: "changed" }),
  study_bodies: {
    key: "study_id",
    row: (study_id) => ({ study_id, body: "matrix" }),
    change: { body: "changed" },
    isPublic: true,
  },
  addresses: { key: "path", row: (path) => ({ path, created_at: at }), change: { target: "changed" }, isPublic: true },
  facts: { key: "name", row: (name) => ({ name, value: "matrix" }), change: { value: "changed" }, isPublic: true },

  submissions: kept(() => ({ form_type: "contact_form", form_id: "contact_form", body: { a: 1 }, state: "received" }), {
    last_error: "changed",
  }),
  deliveries: kept((id) => ({ key: id, channel: "email", kind: "notice", state: "waiting" }), {
    last_error: "changed",
  }),
  alerts: {
    ...kept(() => ({}), { title: "changed" }),
    row: (id) => ({ id, episode: 1, is_raised: true, title: "matrix", text: "matrix", raised_at: at }),
  },
  heartbeats: {
    key: "id",
    row: (id) => ({ id, beat_at: at }),
    change: { beat_at: "2020-02-02T00:00:00.000Z" },
    isPublic: false,
  },

  operators: kept((id) => ({ name: "matrix", email: `${id}@matrix.example`, role: "editor" }), { name: "changed" }),
  passkeys: kept(() => ({ operator_id: uuid, public_key: "matrix", label: "matrix" }), { label: "changed" }),
  sessions: kept((id) => ({ token_hash: id, operator_id: uuid, seen_at: at, confirmed_at: at }), {
    user_agent: "changed",
  }),
  invitations: kept((id) => ({ token_hash: id, kind: "join" }), { name: "changed" }),
  challenges: {
    ...kept(() => ({}), { purpose: "changed" }),
    row: (id) => ({ id, challenge: "matrix", purpose: "matrix", expires_at: at }),
  },
  known_devices: {
    key: "token_hash",
    row: (token_hash) => ({ token_hash, operator_id: uuid, created_at: at }),
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
      ...{ project: "", budget: "", excerpt: "", words: "matrix", received_at: at, waits_from: at, changed_at: at },
    }),
    change: { name: "changed" },
    isPublic: false,
  },
  notes: kept(() => ({ enquiry_id: uuid, kind: "note", text: "matrix" }), { text: "changed" }),
  erasures: {
    key: "hash",
    row: (hash) => ({ hash, erased_at: at }),
    change: { erased_at: "2020-02-02T00:00:00.000Z" },
    isPublic: false,
  },
  events: kept(() => ({ action: "matrix", subject_kind: "matrix", subject_id: "matrix" }), { action: "changed" }),

  revisions: kept((id) => ({ kind: "projects", record: id, number: 1, data: {}, state: "open", updated_at: at }), {
    note: "changed",
  }),
  records: {
    ...kept(() => ({}), { title: "changed" }),
    row: (id) => ({ id, kind: "projects", title: "matrix", words: "matrix", state: "draft", edited_at: at }),
  },
  content_version: {
    ...kept(() => ({}), { changed_at: "2020-02-02T00:00:00.000Z" }),
    row: (id) => ({ id, version: uuid, changed_at: at }),
  },
  secrets: kept(() => ({ value: "matrix" }), { value: "changed" }),
};
