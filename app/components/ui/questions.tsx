import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";

type QuestionsProps = Omit<ComponentProps<"div">, "children"> & {
  items: readonly { question: string; answer: ReactNode }[];
  /** Index of the question that is open at first. */
  open?: number;
};

export function Questions({ items, open, className, ...props }: QuestionsProps) {
  return (
    <div className={classNames("questions", className)} {...props}>
      {items.map(({ question, answer }, index) => (
        <details key={question} open={index === open}>
          <summary>
            {question}
            <i aria-hidden="true" />
          </summary>
          <div className="answer">{answer}</div>
        </details>
      ))}
    </div>
  );
}
