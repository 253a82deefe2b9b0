import { isRouteErrorResponse, useLocation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { deskTitle } from "#app/content/desk/frame.ts";
import { deskErrorActions, deskErrors } from "#app/content/desk/screen-states.ts";
import { Empty, ErrorBlock } from "./empty.tsx";

/** Shown instead of a screen that failed to load: what happened, what is safe, and one button or link. */
export function ScreenError({ error }: { error: unknown }) {
  const kind = errorKind(error);
  const { headline, title, text } = deskErrors[kind];
  const Block = kind === "notFound" ? Empty : ErrorBlock;
  return (
    <>
      <title>{deskTitle(title)}</title>
      <h1 className="sr-only">{title}</h1>
      <Block
        headline={headline}
        text={
          <>
            <b>{title}.</b> {text}
          </>
        }
        action={<ErrorAction kind={kind} />}
      />
    </>
  );
}

function ErrorAction({ kind }: { kind: keyof typeof deskErrors }) {
  const { pathname, search } = useLocation();
  const { signIn, today, retry } = deskErrorActions;
  switch (kind) {
    case "signedOut":
      return (
        <a className="act" href={signIn.to} target="_blank" rel="noopener">
          {signIn.label}
        </a>
      );
    case "failed":
      // A plain form reloads the document, even if the failure has stopped the scripts.
      return (
        <form action={pathname}>
          {[...new URLSearchParams(search)].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" fill="orange">
            {retry}
          </Button>
        </form>
      );
    default:
      return (
        <ButtonLink to={today.to} variant="line">
          {today.label}
        </ButtonLink>
      );
  }
}

function errorKind(error: unknown): keyof typeof deskErrors {
  if (!isRouteErrorResponse(error)) return "failed";
  switch (error.status) {
    case 401:
      return "signedOut";
    case 403:
      return (error.data as { reason?: string } | null)?.reason === "cross-site" ? "crossSite" : "noRight";
    case 404:
      return "notFound";
    case 429:
      return "limited";
    default:
      return "failed";
  }
}
