import { persons } from "#app/content/desk/persons.ts";

const words = persons.take;

/** Plain links: these are files, not routes. Without `download`, so that an answer in words is shown and not saved. */
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
