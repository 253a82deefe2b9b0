import { SkipLink } from "#app/components/document/skip-link.tsx";
import { Footer } from "#app/components/site/footer.tsx";
import { Header } from "#app/components/site/header.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { FullScreenMessage } from "#app/components/ui/empty-state.tsx";
import { Fit } from "#app/components/ui/fit.tsx";
import { FineRuler, Ruler } from "#app/components/ui/ruler.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { readyToCreateTitle } from "#app/content/contact-form.ts";
import { clientsSection, hero, testimonialsSection, whatWeCreate } from "#app/content/home.ts";
import { studies } from "#app/content/lab.ts";
import { unknownPage } from "#app/content/messages.ts";
import { chromeLabels, contactUsLink, footerLinks, headerLinks } from "#app/content/navigation.ts";
import { site, socialLinks } from "#app/content/site.ts";
import { CardSpecimens } from "./cards.tsx";
import { ControlSpecimens } from "./controls.tsx";
import { ListSpecimens } from "./lists.tsx";
import { NoticeSpecimens } from "./notices.tsx";
import "#app/styles/card.css";
import "#app/styles/facts.css";
import "#app/styles/form.css";
import "#app/styles/rows.css";
import "#app/styles/scale.css";
import "./styleguide.css";

export function meta() {
  return [{ title: "Styleguide" }, { name: "robots", content: "noindex" }];
}

export default function Styleguide() {
  return (
    <>
      <SkipLink label={chromeLabels.skip} />
      <Header name={site.name} links={headerLinks} contact={contactUsLink} words={chromeLabels} />
      <main id="main">
        <div className="wrap page-head">
          <h1>Styleguide</h1>
        </div>
        <TypeSection />
        <div className="sheets">
          <ThemeSheet title="Concrete (light)" theme="light" />
          <ThemeSheet title="Asphalt (dark)" theme="dark" />
        </div>
        <section className="section">
          <div className="wrap">
            <SectionHead head={whatWeCreate.head} quiet note="Rows that a column of paint fills." />
            <ListSpecimens />
          </div>
        </section>
        <FullScreenMessage
          title={unknownPage.headline}
          heading={unknownPage.text}
          paint="yellow"
          action={<ButtonLink to={unknownPage.home.to}>{unknownPage.home.label}</ButtonLink>}
        />
      </main>
      <Footer site={site} links={footerLinks} socials={socialLinks} words={chromeLabels} />
    </>
  );
}

function TypeSection() {
  return (
    <>
      <section className="section">
        <div className="wrap">
          <div className="dim">{hero.dimension}</div>
          <Fit as="h2" className="after" text={hero.madeToMeasure} measure={9.2} phoneMeasure={4.2} pairs capitals />
          <Ruler className="after" />
          <FineRuler className="after" />
        </div>
      </section>
      <section className="section ground-2">
        <div className="wrap">
          <SectionHead head={testimonialsSection.head} />
          <SectionHead head={studies.head} paint="yellow" note="A word too short keeps its width." />
          <p className="lead">A lead: most of them come back, usually on a Monday.</p>
        </div>
      </section>
      <section className="section band">
        <div className="wrap">
          <SectionHead head={clientsSection.head} note="Four of the twenty-five who come back." />
        </div>
      </section>
      <section className="section paint">
        <div className="wrap">
          <Fit as="h2" text={readyToCreateTitle} measure={4.4} capitals />
          <div className="lede">
            <p className="lead">On paint everything is ink, the note in a head as well.</p>
            <div className="dim start">most projects, 4 to 16 weeks</div>
          </div>
        </div>
      </section>
    </>
  );
}

function ThemeSheet({ title, theme }: { title: string; theme: "light" | "dark" }) {
  return (
    <section className="sheet" data-theme={theme} aria-label={title}>
      <h2>{title}</h2>
      <ControlSpecimens />
      <CardSpecimens />
      <NoticeSpecimens />
    </section>
  );
}
