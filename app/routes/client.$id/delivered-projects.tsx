import { TypeChip } from "#app/components/ui/badge.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { recordPath } from "#app/lib/page-path.ts";
import type { Paint } from "#app/lib/paint.ts";

type DeliveredProject = { name: string; type: string; year: number; id?: string; paint: Paint };

type DeliveredProjectsProps = {
  projects: readonly DeliveredProject[];
  words: { head: string; project: string; type: string; year: string };
};

export function DeliveredProjects({ projects, words }: DeliveredProjectsProps) {
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
              <td>{id ? <Link to={recordPath("project", id)}>{name}</Link> : name}</td>
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
