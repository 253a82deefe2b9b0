import { useRouteLoaderData } from "react-router";
import { pageMeta } from "#app/components/document/page-meta.ts";
import { Link } from "#app/components/ui/link.tsx";
import * as content from "#app/content/contact.ts";
import { budgetOptions, contactForm, projectOptions } from "#app/content/contact-form.ts";
import { formOutcomes } from "#app/content/form-outcomes.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { site, siteMeta } from "#app/content/site.ts";
import { forms } from "#app/forms/forms.ts";
import { recoverFailedPost } from "#app/forms/recover-failed-post.ts";
import { submit } from "#app/forms/submit.server.ts";
import { verdictResponse } from "#app/forms/verdict-response.server.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { ContactForm } from "#app/sections/contact-form.tsx";
import { faq } from "#app/structured-data/faq.ts";
import { agency, breadcrumbs, webPage } from "#app/structured-data/graph.ts";
import type { Route } from "./+types/route.ts";
import { EnquirySection } from "./enquiry.tsx";
import { NextSteps } from "./next-steps.tsx";
import { QuickQuestions } from "./quick-questions.tsx";
import { telLink } from "./tel-link.ts";
import "#app/styles/facts.css";
import "#app/styles/form.css";
import "./contact.css";

export const headers = sharedPage;

export function meta({ matches }: Route.MetaArgs) {
  const page = { ...content.meta, path: pageLinks.contact.to };
  const facts = { ...site, ...matches[0].loaderData };
  const things = [
    webPage("ContactPage", page),
    agency(facts),
    faq(content.questionsSection.items),
    breadcrumbs(pageLinks.home, pageLinks.contact),
  ];
  return pageMeta({ ...page, things }, siteMeta, matches);
}

export async function action({ request }: Route.ActionArgs) {
  return verdictResponse(await submit(request, forms.contact));
}

export const clientAction = recoverFailedPost(formOutcomes.contact.failed);

export default function Page() {
  return (
    <>
      <EnquirySection {...content.hero} details={useContactDetails()}>
        <ContactForm
          formId={formOutcomes.contact.formId}
          words={contactForm}
          projectOptions={projectOptions}
          budgetOptions={budgetOptions}
        />
      </EnquirySection>
      <NextSteps {...content.nextSteps} />
      <QuickQuestions {...content.questionsSection} />
    </>
  );
}

function useContactDetails() {
  const overrides = useRouteLoaderData<typeof rootLoader>("root");
  const { email, phone, office, hours } = content.contactDetails;
  const address = overrides?.email ?? email.value;
  const number = overrides?.phone ?? phone.value;
  return [
    { ...email, value: <Link to={`mailto:${address}`}>{address}</Link> },
    { ...phone, value: <Link to={telLink(number)}>{number}</Link> },
    office,
    { ...hours, value: overrides?.hours ?? hours.value },
  ];
}
