export function Paragraphs({ texts, className }: { texts: readonly string[]; className?: string }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be equal, and never change places
    <p key={index} className={className}>
      {text}
    </p>
  ));
}
