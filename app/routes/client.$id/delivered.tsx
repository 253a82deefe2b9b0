import { TypeChip } from "#app/components/ui/badge.tsx";
import { Anchor } from "#app/components/ui/link.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { recordPath } from "#app/lib/page-path.ts";
import type { Paint } from "#app/lib/paint.ts";

type Project = { name: string; type: string; year: number; id?: string; paint: Paint };

type DeliveredProps = {
  projects: readonly Project[];
  words: { head: string; project: string; type: string; year: string };
};

export function Delivered({ projects, words }: DeliveredProps) {
  return (
    <Reveal className="wrap">
      <SectionHead head={words.head} />
      <table className="delivered">
        <thead>
          <tr>
            <th scope="col">{words.project}</th>
            <th scope="col">{words.type}</th>
            <th scope="col">{words.year}</th>
          </tr>
        </thead>
        <tbody>
          {projects.map(({ name, type, year, id, paint }) => (
            <tr key={name}>
              <td>{id ? <Anchor to={recordPath("project", id)}>{name}</Anchor> : name}</td>
              <td>
                <TypeChip paint={paint}>{type}</TypeChip>
              </td>
              <td>{year}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Reveal>
  );
}
