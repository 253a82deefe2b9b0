/** Takes the place of a cover, because case studies have no picture. */
export function CaseLead({ text }: { text: string }) {
  return (
    <div className="paint case-lead">
      <div className="wrap">
        <p className="display">{text}</p>
      </div>
    </div>
  );
}
