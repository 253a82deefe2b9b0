import { pageMeta } from "#app/components/document/page-meta.ts";
import { clients } from "#app/content/clients.ts";
import { budgetOptions, contactForm, projectOptions } from "#app/content/contact-form.ts";
import { formOutcomes } from "#app/content/form-outcomes.ts";
import * as content from "#app/content/home.ts";
import { chromeLabels } from "#app/content/navigation.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { categoryPaints } from "#app/content/paint.ts";
import { projectCardWords, projectListStates } from "#app/content/project.ts";
import { homeTeasers } from "#app/content/services.ts";
import { site, siteMeta } from "#app/content/site.ts";
import { studyDefaults } from "#app/content/study.ts";
import { listFeaturedStudies } from "#app/data/lab-studies.server.ts";
import { listFeaturedProjects } from "#app/data/projects.server.ts";
import { forms } from "#app/forms/forms.ts";
import { recoverFailedPost } from "#app/forms/recover-failed-post.ts";
import { submit } from "#app/forms/submit.server.ts";
import { verdictResponse } from "#app/forms/verdict-response.server.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { toCard } from "#app/sections/card-project.ts";
import { ContactForm } from "#app/sections/contact-form.tsx";
import { FeaturedWork } from "#app/sections/featured-work.tsx";
import { agency, webSite } from "#app/structured-data/graph.ts";
import type { Route } from "./+types/route.ts";
import { Hero } from "./hero.tsx";
import { LabStudies } from "./lab-studies.tsx";
import { ReadyToCreate } from "./ready.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TrustedBy } from "./trusted.tsx";
import { WhatWeCreate } from "./what-we-create.tsx";
import "#app/styles/card.css";
import "#app/styles/form.css";
import "#app/styles/rows.css";
import "./home.css";

export const headers = sharedPage;

export function meta({ matches }: Route.MetaArgs) {
  const facts = { ...site, ...matches[0].loaderData };
  return pageMeta(
    { ...content.meta, path: pageLinks.home.to, things: [agency(facts), webSite(site)] },
    siteMeta,
    matches,
  );
}

export function loader() {
  return {
    projects: listFeaturedProjects().then((projects) => projects.map(toCard)),
    studies: listFeaturedStudies(),
    testimonials: clients.slice(0, content.testimonialsSection.count).map(({ id, name, testimonial }) => {
      return { id, ...testimonial, company: name };
    }),
    clients: clients.map(({ id, name, industry, relationship, paint }) => {
      return { id, name, industry, relationship, paint };
    }),
  };
}

export async function action({ request }: Route.ActionArgs) {
  return verdictResponse(await submit(request, forms.contact));
}

export const clientAction = recoverFailedPost(formOutcomes.contact.failed);

export default function Page({ loaderData: { projects, studies, testimonials, clients } }: Route.ComponentProps) {
  return (
    <>
      <Hero
        {...content.hero}
        words={content.typedWords}
        times={content.typingDelaysMs}
        pause={chromeLabels.pauseMotion}
      />
      <WhatWeCreate {...content.whatWeCreate} services={homeTeasers} />
      <FeaturedWork
        {...content.featuredWork}
        projects={projects}
        words={projectCardWords}
        states={projectListStates}
        layout="three"
      />
      <TrustedBy {...content.clientsSection} clients={clients} />
      <Testimonials head={content.testimonialsSection.head} items={testimonials} />
      <ReadyToCreate {...content.contactSection}>
        <ContactForm
          formId={formOutcomes.contact.formId}
          words={contactForm}
          projectOptions={projectOptions}
          budgetOptions={budgetOptions}
        />
      </ReadyToCreate>
      <LabStudies {...content.labSection} studies={studies} paints={categoryPaints} readTime={studyDefaults.readTime} />
    </>
  );
}
