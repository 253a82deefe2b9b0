import { data } from "react-router";
import { contribution } from "./kinds/contribution.ts";
import { experiment } from "./kinds/experiment.ts";
import type { Field, Kind, KindId } from "./kinds/kind.ts";
import { project } from "./kinds/project.ts";
import { study } from "./kinds/study.ts";
import { teamMember } from "./kinds/team-member.ts";

/** The five kinds of records that operators edit, in the order of their tabs. */
export const contentKinds: readonly Kind[] = [project, study, experiment, contribution, teamMember];

export function findKind(id: string | undefined): Kind | undefined {
  return contentKinds.find((kind) => kind.id === id);
}

/** For the `kind` of an address. */
export function requireKind(id: string | undefined): Kind {
  const kind = findKind(id);
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

export function kindOf(id: KindId): Kind {
  const kind = findKind(id);
  if (!kind) throw new Error(`no kind is called ${id}`);
  return kind;
}

export function fieldsOf(kind: Kind): Field[] {
  return kind.groups.flatMap(({ fields }) => fields);
}
