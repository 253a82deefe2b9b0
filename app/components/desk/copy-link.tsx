import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { useIsHydrated } from "#app/components/ui/hydration.ts";
import { Field } from "./field.tsx";

type CopyLinkProps = {
  title: string;
  text: string;
  link: string;
  words: { label: string; copy: string; copied: string };
};

/** A one-time link, selected at a click and copied at another. */
export function CopyLink({ title, text, link, words }: CopyLinkProps) {
  const [isCopied, setIsCopied] = useState(false);
  const isHydrated = useIsHydrated();
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setIsCopied(true);
  };
  return (
    <section className="pn link" aria-label={title} role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="tools">
        <Field
          className="grow"
          label={words.label}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {isHydrated && (
          <Button variant="line" icon={null} onClick={copy}>
            {isCopied ? words.copied : words.copy}
          </Button>
        )}
      </div>
    </section>
  );
}
