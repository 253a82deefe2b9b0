/** First stop of the Tab key. The page's `main` has the id `main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className="skip" href="#main">
      {label}
    </a>
  );
}
