import { RecordPicture } from "#app/components/ui/picture.tsx";
import type { TeamMember } from "#app/data/team.server.ts";
import { PersonSkeleton } from "./person-skeleton.tsx";

// How many of twelve columns each portrait in turn takes, as in `.team`.
const columnSpans = [5, 4, 3, 3, 5, 4] as const;

export function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul className="team">
      {members.map((member, index) => (
        <li key={member.id}>
          <Person member={member} sizes={portraitSizesAt(index)} />
        </li>
      ))}
    </ul>
  );
}

export function TeamSkeleton({ count }: { count: number }) {
  return (
    <div className="team">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are alike
        <PersonSkeleton key={index} />
      ))}
    </div>
  );
}

function Person({ member, sizes }: { member: TeamMember; sizes: string }) {
  const { name, role, excerpt, image } = member;
  return (
    <article>
      <RecordPicture picture={image} title={name} alt="" className="portrait" sizes={sizes} />
      <h3>{name}</h3>
      {role && <p className="small mute">{role}</p>}
      <p className="about">{excerpt}</p>
    </article>
  );
}

function portraitSizesAt(index: number): string {
  const span = columnSpans[index % columnSpans.length] ?? 4;
  return `(width < 42.5rem) ${index % 3 === 0 ? 100 : 50}vw, ${Math.round((span / 12) * 100)}vw`;
}
