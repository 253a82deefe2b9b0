import { Section } from "#app/components/desk/section.tsx";
import { type operatorsWords as content, roleNames } from "#app/content/desk/operators.ts";

export function RightsTable({ words }: { words: typeof content.may }) {
  return (
    <Section title={words.title} note={words.note}>
      <table className="may">
        <thead>
          <tr>
            <td />
            <th scope="col">{roleNames.owner}</th>
            <th scope="col">{roleNames.editor}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map(({ what, owner, editor }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <RightCell isAllowed={owner} words={words} />
              <RightCell isAllowed={editor} words={words} />
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function RightCell({ isAllowed, words }: { isAllowed: boolean; words: typeof content.may }) {
  return (
    <td>
      <i className={isAllowed ? undefined : "n"} role="img" aria-label={isAllowed ? words.yes : words.no} />
    </td>
  );
}
