import { pageMeta } from "#app/components/document/page-meta.ts";
import { budgetOptions, contactForm, projectOptions } from "#app/content/contact-form.ts";
import { formOutcomes } from "#app/content/form-outcomes.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { categoryPaints } from "#app/content/paint.ts";
import { projectCardWords, projectListStates } from "#app/content/project.ts";
import * as content from "#app/content/rapid.ts";
import { site, siteMeta } from "#app/content/site.ts";
import { listRapidProjects } from "#app/data/projects.server.ts";
import { forms } from "#app/forms/forms.ts";
import { recoverFailedPost } from "#app/forms/recover-failed-post.ts";
import { submit } from "#app/forms/submit.server.ts";
import { verdictResponse } from "#app/forms/verdict-response.server.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { toCard } from "#app/sections/card-project.ts";
import { ContactForm } from "#app/sections/contact-form.tsx";
import { FeaturedWork } from "#app/sections/featured-work.tsx";
import { breadcrumbs, service } from "#app/structured-data/graph.ts";
import type { Route } from "./+types/route.ts";
import { ClientStrip } from "./client-strip.tsx";
import { ContactSection } from "./contact.tsx";
import { Hero } from "./hero.tsx";
import { LabTeasers } from "./lab-teasers.tsx";
import { RapidProcess } from "./process.tsx";
import { Products } from "./products.tsx";
import "#app/styles/card.css";
import "#app/styles/facts.css";
import "#app/styles/form.css";
import "#app/styles/mosaic.css";
import "#app/styles/scale.css";
import "./rapid.css";

export const headers = sharedPage;

export function meta({ matches }: Route.MetaArgs) {
  const { label: title, to: path } = pageLinks.rapid;
  const things = [
    service({ title, description: content.meta.description, path, city: site.city }),
    breadcrumbs(pageLinks.home, pageLinks.rapid),
  ];
  return pageMeta({ ...content.meta, path, things }, siteMeta, matches);
}

export function loader() {
  return { projects: listRapidProjects().then((projects) => projects.map(toCard)) };
}

export async function action({ request }: Route.ActionArgs) {
  return verdictResponse(await submit(request, forms.contact));
}

export const clientAction = recoverFailedPost(formOutcomes.contact.failed);

export default function RapidDevelopment({ loaderData: { projects } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...content.hero} />
      <ClientStrip {...content.clientLogos} />
      <Products {...content.productsSection} />
      <FeaturedWork
        {...content.featuredWork}
        projects={projects}
        words={projectCardWords}
        states={projectListStates}
        layout="mosaic"
      />
      <RapidProcess {...content.processSection} />
      <ContactSection {...content.contactSection}>
        <ContactForm
          formId={formOutcomes.contact.formId}
          words={contactForm}
          projectOptions={projectOptions}
          budgetOptions={budgetOptions}
          hideProjectAndBudget
        />
      </ContactSection>
      <LabTeasers {...content.labSection} paints={categoryPaints} />
    </>
  );
}
