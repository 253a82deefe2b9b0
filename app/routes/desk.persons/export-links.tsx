import { personWords } from "#app/content/desk/persons.ts";

const words = personWords.take;

/** Plain links, because they lead to files. Without `download`, so that an error text is shown and not saved. */
export function ExportLinks({ email }: { email: string }) {
  const to = (as: string) => `/desk/persons/export?${new URLSearchParams({ email, as })}`;
  return (
    <ul className="list take">
      <li>
        <div>
          <b>{words.title}</b>
          <small>{words.text}</small>
        </div>
        <span className="acts">
          {(["json", "csv"] as const).map((as) => (
            <a key={as} className="act" href={to(as)}>
              {words[as]}
            </a>
          ))}
        </span>
      </li>
    </ul>
  );
}
