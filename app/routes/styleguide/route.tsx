import { Footer } from "#app/components/site/footer.tsx";
import { Header } from "#app/components/site/header.tsx";
import { RapidFooter } from "#app/components/site/rapid-footer.tsx";
import { RapidHeader } from "#app/components/site/rapid-header.tsx";
import { SkipLink } from "#app/components/site/skip-link.tsx";
import { Fit } from "#app/components/ui/fit.tsx";
import { Ruler } from "#app/components/ui/ruler.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import cardSheet from "#app/styles/card.css?url";
import factsSheet from "#app/styles/facts.css?url";
import formSheet from "#app/styles/form.css?url";
import rowsSheet from "#app/styles/rows.css?url";
import scaleSheet from "#app/styles/scale.css?url";
import { sheets } from "#app/styles/sheets.ts";
import { Cards } from "./cards.tsx";
import { Controls } from "./controls.tsx";
import { Lists } from "./lists.tsx";
import { Notices } from "./notices.tsx";
import * as sample from "./sample.ts";
import routeSheet from "./styleguide.css?url";

export const links = sheets(routeSheet, cardSheet, formSheet, rowsSheet, factsSheet, scaleSheet);

export function meta() {
  return [{ title: "Styleguide" }, { name: "robots", content: "noindex" }];
}

export default function Styleguide() {
  return (
    <>
      <SkipLink label="Skip to content" />
      <Header name={sample.name} links={sample.links} contact={sample.contact} words={sample.words} />
      <main id="main">
        <div className="wrap page-head">
          <h1>Styleguide</h1>
        </div>
        <TypeSection />
        <div className="sheets">
          <Sheet title="Concrete (light)" theme="light" />
          <Sheet title="Asphalt (dark)" theme="dark" />
        </div>
        <section className="section">
          <div className="wrap">
            <SectionHead head={sample.heads.create} quiet note="Rows that a column of paint fills." />
            <Lists />
          </div>
        </section>
        <section aria-label="Chrome of the rapid page">
          <RapidHeader name={sample.name} links={sample.rapidLinks} theme={sample.words.theme} />
          <RapidFooter site={sample.site} socials={sample.socials} />
        </section>
      </main>
      <Footer
        site={sample.site}
        links={sample.links}
        socials={sample.socials}
        wordmark={sample.wordmark}
        words={sample.words}
      />
    </>
  );
}

function TypeSection() {
  return (
    <>
      <section className="section">
        <div className="wrap">
          <div className="dim">four to sixteen weeks, start to finish</div>
          <Fit as="h2" className="after" {...sample.made} />
          <Ruler className="after" />
        </div>
      </section>
      <section className="section ground-2">
        <div className="wrap">
          <SectionHead head={sample.heads.say} />
          <SectionHead head={sample.heads.studies} paint="yellow" note="A word too short keeps its width." />
          <p className="lead">A lead: most of them come back, usually on a Monday.</p>
        </div>
      </section>
      <section className="section band">
        <div className="wrap">
          <SectionHead head={sample.heads.trusted} note="Four of the twenty-five who come back." />
        </div>
      </section>
      <section className="section paint">
        <div className="wrap">
          <Fit as="h2" {...sample.ready} />
          <div className="lede">
            <p className="lead">On paint everything is ink, the note in a head as well.</p>
            <div className="dim start">most projects, 4 to 16 weeks</div>
          </div>
        </div>
      </section>
    </>
  );
}

function Sheet({ title, theme }: { title: string; theme: "light" | "dark" }) {
  return (
    <section className="sheet" data-theme={theme} aria-label={title}>
      <h2>{title}</h2>
      <Controls />
      <Cards />
      <Notices />
    </section>
  );
}
