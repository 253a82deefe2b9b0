import { data, Form, useNavigation } from "react-router";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { Field } from "#app/components/desk/field.tsx";
import { holdUnsentPost } from "#app/components/desk/hold-unsent-post.ts";
import { ScreenTitle } from "#app/components/desk/screen-title.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { log } from "#app/config/log.server.ts";
import { readOnlyWords } from "#app/content/desk/content.ts";
import { factsWords } from "#app/content/desk/facts.ts";
import { deskTitle } from "#app/content/desk/frame.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { type ChangedFacts, readStoredFacts, storeFacts } from "#app/data/facts.server.ts";
import { requireOwnContent, whyEverythingIsReadOnly } from "#app/publishing/editable.server.ts";
import { withDefaults } from "#app/site-facts.server.ts";
import type { Route } from "./+types/route.ts";
import { parseFactsForm } from "./parse-facts-form.ts";
import "./facts.css";

export const meta = () => [{ title: deskTitle(factsWords.title) }];

export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request, "facts");
  return { facts: await readStoredFacts(), shown: defaultTexts(), readOnly: whyEverythingIsReadOnly() };
}

/** The texts that pages show for facts that no owner has set. */
function defaultTexts(): ChangedFacts {
  const { email, phone, hours, clientDashboardUrl, socials } = withDefaults({});
  const urlOf = (name: (typeof socials)[number]["name"]) => socials.find((social) => social.name === name)?.url;
  const shown = { instagram: urlOf("Instagram"), linkedin: urlOf("LinkedIn"), github: urlOf("GitHub") };
  return { email, phone, hours, clientDashboardUrl, ...shown };
}

export async function action({ request }: Route.ActionArgs) {
  const { operator } = await requireOperator(request, "facts");
  requireOwnContent();
  const { values, errors } = parseFactsForm(await request.formData());
  if (Object.keys(errors).length > 0) return data({ values, errors, message: factsWords.refused }, 400);
  try {
    const before = await readStoredFacts();
    const changed = Object.entries(values).filter(
      ([name, value]) => (before[name as keyof ChangedFacts] ?? "") !== value,
    );
    if (changed.length > 0) {
      await storeFacts(Object.fromEntries(changed));
      const names = changed.map(([name]) => name);
      await recordEvent({
        operatorId: operator.id,
        action: "changed",
        subjectKind: "facts",
        subjectId: "site",
        details: { names },
      });
    }
    return { values, errors, message: factsWords.saved };
  } catch (error) {
    log.error({ err: error }, "facts could not be stored");
    return data({ values, errors, message: factsWords.notSaved }, 503);
  }
}

export const clientAction = (args: Route.ClientActionArgs) => holdUnsentPost(args);

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const isSaving = useNavigation().formMethod === "POST";
  const { readOnly } = loaderData;
  const typed = actionData?.values ?? loaderData.facts;
  return (
    <>
      <ScreenTitle title={factsWords.title} segments={[{ label: factsWords.lead }]} />
      {readOnly && <p className="bar c s-ans">{readOnlyWords[readOnly]}</p>}
      <Form method="post" className="facts-form" noValidate>
        {factsWords.fields.map(({ name, label, type, hint }) => (
          <Field
            key={name}
            name={name}
            label={label}
            type={type}
            hint={hint}
            defaultValue={typed[name] ?? ""}
            placeholder={loaderData.shown[name]}
            error={actionData?.errors[name]}
            readOnly={readOnly !== null}
          />
        ))}
        <p>{factsWords.empty}</p>
        {!readOnly && (
          <div className="acts">
            <Button type="submit" pending={isSaving}>
              {isSaving ? factsWords.saving : factsWords.save}
            </Button>
            <p role="status">{actionData?.message}</p>
          </div>
        )}
      </Form>
    </>
  );
}
