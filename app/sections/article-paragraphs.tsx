export function Paragraphs({ texts, className }: { texts: readonly string[]; className?: string }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same thing twice, and never changes places
    <p key={index} className={className}>
      {text}
    </p>
  ));
}
