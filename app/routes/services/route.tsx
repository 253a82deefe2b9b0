import { pageHead } from "#app/components/site/page-head.ts";
import * as content from "#app/content/services.ts";
import { titleSuffix } from "#app/content/site.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { Hero } from "./hero.tsx";
import { Overview } from "./overview.tsx";
import "./services.css";

export const meta = () => pageHead(content.meta, titleSuffix);

export default function Services() {
  return (
    <>
      <Hero {...content.hero} />
      <Overview rows={content.overview} axis={content.axis} />
      <ClosingCall {...content.call} />
    </>
  );
}
