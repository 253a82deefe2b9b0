import { useSearchParams } from "react-router";
import { keepSession } from "#app/access/keep-session.server.ts";
import { requireOperator } from "#app/access/require-operator.server.ts";
import { noIndexMeta } from "#app/components/document/page-meta.ts";
import { Empty } from "#app/components/ui/empty-state.tsx";
import { currentEnv } from "#app/config/current-env.server.ts";
import * as content from "#app/content/admin.ts";
import { formOutcomes } from "#app/content/form-outcomes.ts";
import { nothingYetHeadline } from "#app/content/messages.ts";
import { titleSuffix } from "#app/content/site.ts";
import { forms } from "#app/forms/forms.ts";
import { recoverFailedPost } from "#app/forms/recover-failed-post.ts";
import { submit } from "#app/forms/submit.server.ts";
import { verdictResponse } from "#app/forms/verdict-response.server.ts";
import type { Route } from "./+types/route.ts";
import { PostForm } from "./post-form.tsx";
import { DashboardStats } from "./stats.tsx";
import { TabList, TabPanel } from "./tabs.tsx";
import "#app/styles/facts.css";
import "#app/styles/form.css";
import "./admin.css";

/** The query parameters that the page reads. */
export const handle = { query: ["tab"] };

/** With ADMIN_SIGN_IN the dashboard is open only to operators who are signed in. */
async function requireDashboardAccess(request: Request) {
  if (currentEnv().ADMIN_SIGN_IN) await requireOperator(request);
}

export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => (currentEnv().ADMIN_SIGN_IN ? keepSession(args, next) : next()),
];

export async function loader({ request }: Route.LoaderArgs) {
  await requireDashboardAccess(request);
  return null;
}

/** Keeps windows of other sites from holding a reference to the dashboard's window. */
export function headers() {
  return { "Cross-Origin-Opener-Policy": "same-origin" };
}

export const meta = () => noIndexMeta(content.meta, titleSuffix);

export async function action({ request }: Route.ActionArgs) {
  await requireDashboardAccess(request);
  return verdictResponse(await submit(request, [forms.blogPost, forms.linkedInPost]));
}

export const clientAction = recoverFailedPost(
  (formId) => (content.postForms.find((form) => form.formId === formId) ?? formOutcomes.blogPost).failed,
);

export default function Admin() {
  const [search] = useSearchParams();
  const current = content.adminTabs.find(({ id }) => id === search.get("tab")) ?? content.adminTabs[0];
  return (
    <div className="wrap admin">
      <div className="title">
        <h1>{content.hero.title}</h1>
        <p className="mute small">{content.hero.note}</p>
      </div>
      <TabList label={content.hero.title} tabs={content.adminTabs} current={current.id} />
      <TabPanel id="stats" current={current.id}>
        <DashboardStats items={content.stats} />
      </TabPanel>
      <TabPanel id="cms" current={current.id}>
        <div className="post-forms">
          {content.postForms.map((form) => (
            <PostForm
              key={form.formId}
              {...form}
              categories={content.articleCategories}
              styles={content.articleStyles}
              articles={content.styleArticles}
              fields={content.postFields}
              summary={content.postSummary}
            />
          ))}
        </div>
      </TabPanel>
      <TabPanel id="crm" current={current.id}>
        <Empty headline={nothingYetHeadline} text={content.crmNotice} />
      </TabPanel>
    </div>
  );
}
