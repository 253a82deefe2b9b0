import { Anchor } from "#app/components/ui/link.tsx";

/** The agency's name, which leads home. */
export function Wordmark({ name }: { name: string }) {
  return (
    <Anchor to="/" className="logo">
      {name}
    </Anchor>
  );
}
