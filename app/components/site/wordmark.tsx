import { Link } from "#app/components/ui/link.tsx";

/** The agency's name, linked to home. */
export function Wordmark({ name }: { name: string }) {
  return (
    <Link to="/" className="logo">
      {name}
    </Link>
  );
}
