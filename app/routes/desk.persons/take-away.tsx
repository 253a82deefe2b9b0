import { persons } from "#app/content/desk/persons.ts";

const words = persons.take;

/** Files, so that the router does not look for a page. */
export function TakeAway({ email }: { email: string }) {
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
            <a key={as} className="act" href={to(as)} download>
              {words[as]}
            </a>
          ))}
        </span>
      </li>
    </ul>
  );
}
