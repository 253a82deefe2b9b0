import { data } from "react-router";
import type { KindId } from "#app/lib/content-kinds.ts";
import { contribution } from "./kinds/contribution.ts";
import { experiment } from "./kinds/experiment.ts";
import type { Kind, KindField } from "./kinds/kind.ts";
import { project } from "./kinds/project.ts";
import { study } from "./kinds/study.ts";
import { teamMember } from "./kinds/team-member.ts";

const kindsById: Record<KindId, Kind> = {
  projects: project,
  studies: study,
  experiments: experiment,
  contributions: contribution,
  team: teamMember,
};

/** The kinds, in the order of their tabs at the desk. */
export const contentKinds: readonly Kind[] = Object.values(kindsById);

export function findKind(id: string | undefined): Kind | undefined {
  return contentKinds.find((kind) => kind.id === id);
}

/** The kind that an address of the desk names; throws a 404 if there is none. */
export function requireKind(id: string | undefined): Kind {
  const kind = findKind(id);
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

export function kindOf(id: KindId): Kind {
  return kindsById[id];
}

export function fieldsOf(kind: Kind): KindField[] {
  return kind.groups.flatMap(({ fields }) => fields);
}
