import type { SchemaNode } from "./graph.ts";

export function faq(questions: readonly { question: string; answer: string }[]): SchemaNode {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
