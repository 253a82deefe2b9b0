import { redirect } from "react-router";
import { resolvePreview } from "#app/publishing/preview.server.ts";
import type { Route } from "./+types/route.ts";

/** Redirects a token to its page. If the token has expired, the layout says so. */
export async function loader({ params }: Route.LoaderArgs) {
  const preview = await resolvePreview(params.token);
  return preview ? redirect(`/preview/${params.token}${preview.path}`) : null;
}

export default function Page() {
  return null;
}
