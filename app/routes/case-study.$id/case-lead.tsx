/** A case study has no picture: its one sentence stands where the cover would. */
export function CaseLead({ text }: { text: string }) {
  return (
    <div className="paint case-lead">
      <div className="wrap">
        <p className="display">{text}</p>
      </div>
    </div>
  );
}
