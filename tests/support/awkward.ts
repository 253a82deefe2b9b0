/** Texts of kinds that commonly break markup, XML, JSON, typesetting or layout. */
export const awkwardTexts: Record<string, string> = {
  quotes: `She said "it's done" & left — <b>really</b>`,
  script: "</script><script>alert(1)</script><!-- ]]> &amp; -->",
  emoji: "🚀 Launch day 👩‍👩‍👧 in Toronto",
  long: "Antidisestablishmentarianism and other long words that nobody reads aloud. ".repeat(20),
  unbroken: "Donaudampfschifffahrtsgesellschaft".repeat(12),
  rightToLeft: "سوق يفتح يوم الخميس",
  mixedDirections: "Market \u202eسوق\u202c opens",
  accents: "Žluťoučký kůň, Łódź, Kraków, İstanbul, Ærø",
  vietnamese: "Chợ mở cửa vào thứ Năm ở Đà Nẵng",
  decomposed: "Cafe\u0301 at No\u0308el",
  otherScript: "木曜日に開く市場",
  control: "bell\u0007, nothing\u0000, lines\u2028and\u2029paragraphs\ttab",
  half: "half a \ud83d character",
  brackets: "[link](javascript:alert(1)) ## not a heading\n\n## nor this",
  spaces: "  \n ",
};
