import { type KeyboardEvent, useRef, useState } from "react";
import { Field } from "#app/components/desk/field.tsx";
import { editorWords as words } from "#app/content/desk/editor.ts";
import { type ControlProps, fieldWidthClasses } from "./control-props.ts";
import { fieldId } from "./form-ids.ts";
import { type MarkdownMark, markText } from "./mark-text.ts";

const markButtons: readonly { mark: MarkdownMark; label: string; face: React.ReactNode }[] = [
  { mark: "bold", label: words.bold, face: <b>B</b> },
  { mark: "emphasis", label: words.emphasis, face: <i>I</i> },
  { mark: "link", label: words.link, face: words.link },
  { mark: "list", label: words.list, face: words.list },
  { mark: "heading", label: words.heading, face: "H" },
];

/** A text box for Markdown, with buttons that write the marks. */
export function MarkdownField({ field, value, errors, onChange }: ControlProps<string | null>) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(countWords(value ?? ""));
  const apply = (mark: MarkdownMark) => {
    if (!box.current) return;
    markText(box.current, mark);
    setCount(countWords(box.current.value));
    onChange();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = (event.ctrlKey || event.metaKey) && !event.altKey ? markShortcuts[event.key] : undefined;
    if (!mark) return;
    event.preventDefault();
    apply(mark);
  };
  return (
    <div className={`md ${field.width ? fieldWidthClasses[field.width] : ""}`}>
      <Field
        as="textarea"
        ref={box}
        id={fieldId(field.name)}
        name={field.name}
        label={field.label}
        aside={words.words(count)}
        hint={field.hint}
        error={errors[0]?.text}
        rows={field.rows}
        defaultValue={value ?? ""}
        onChange={({ target }) => setCount(countWords(target.value))}
        onKeyDown={onKeyDown}
      />
      <div className="mdb" role="toolbar" aria-label={words.markdown} aria-controls={fieldId(field.name)}>
        {markButtons.map(({ mark, label, face }) => (
          <button key={mark} type="button" aria-label={label} onClick={() => apply(mark)}>
            {face}
          </button>
        ))}
        <span>{words.markdown}</span>
      </div>
    </div>
  );
}

const markShortcuts: Record<string, MarkdownMark> = { b: "bold", i: "emphasis" };

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
