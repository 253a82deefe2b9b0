import { StateMark } from "#app/components/desk/state-mark.tsx";
import { editorWords as words } from "#app/content/desk/editor.ts";
import type { PublishProblem } from "#app/publishing/draft-problems.server.ts";
import type { Kind } from "#app/publishing/kinds/kind.ts";
import { fieldsOf } from "#app/publishing/kinds.ts";
import { fieldId } from "./form-ids.ts";

type PublishProblemsProps = { kind: Kind; problems: readonly PublishProblem[]; message: string | null };

/** Lists the problems that stop publishing, each with a link to its field. */
export function PublishProblems({ kind, problems, message }: PublishProblemsProps) {
  const labels = new Map(fieldsOf(kind).map(({ name, label }) => [name, label]));
  return (
    <div role="status" className="prob-place">
      {message && <p className="said">{message}</p>}
      {problems.length > 0 && (
        <div className="prob" id="problems">
          <h2>{words.stops(problems.length)}</h2>
          <ul>
            {problems.map(({ field, index, text }) => (
              <li key={`${field}.${index}`}>
                <StateMark mark="trouble">{words.must}</StateMark>
                <span>
                  <a href={`#${fieldId(field, index)}`}>
                    {labels.get(field)}
                    {index !== undefined && ` ${index + 1}`}
                  </a>
                  : {text}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
