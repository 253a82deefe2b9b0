import { useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { copyText } from "#app/components/ui/copy-text.ts";
import { useIsHydrated } from "#app/components/ui/hydration.ts";
import { Field } from "./field.tsx";

type CopyLinkProps = {
  title: string;
  text: string;
  link: string;
  words: { label: string; copy: string; copied: string };
};

/** Shows a one-time link. Focusing its field selects it, a button copies it. */
export function CopyLink({ title, text, link, words }: CopyLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  // Holds the copied link instead of a boolean: a new link in the field counts as not copied.
  const [copied, setCopied] = useState<string | null>(null);
  const isHydrated = useIsHydrated();
  const copy = async () => {
    if (field.current && (await copyText(field.current))) setCopied(link);
  };
  return (
    <section className="pn link" aria-label={title} role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="tools">
        <Field
          ref={field}
          className="grow"
          label={words.label}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {isHydrated && (
          <Button variant="line" icon={null} onClick={copy}>
            {copied === link ? words.copied : words.copy}
          </Button>
        )}
      </div>
    </section>
  );
}
