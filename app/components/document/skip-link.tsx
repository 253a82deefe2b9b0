/** A link to the page's content, first in the tab order. Layouts give their `main` the id `main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className="skip" href="#main">
      {label}
    </a>
  );
}
