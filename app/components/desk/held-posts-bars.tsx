import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useFetcher, useFetchers, useNavigate, useNavigation } from "react-router";
import { useIsOnline } from "#app/components/ui/online.ts";
import { deskStates } from "#app/content/desk/screen-states.ts";
import { classNames } from "#app/lib/class-names.ts";
import { heldPosts, subscribeToHeldPosts, takeHeldPosts } from "./held-posts.ts";
import { OfflineBar } from "./offline-bar.tsx";
import { useResendHeldPosts } from "./resend-held-posts.ts";
import { SignedOutDialog } from "./signed-out-dialog.tsx";
import { WordButton } from "./word-button.tsx";

type PostAuthor = { id: string; name: string; email: string };

type HeldPostsBarsProps = {
  operator: PostAuthor;
  /** The time at which the screen's data was loaded, such as "14:08". */
  loadedAt: string;
};

/** Tells the operator that posts wait in the page, and sends them once their author is online and signed in. */
export function HeldPostsBars({ operator, loadedAt }: HeldPostsBarsProps) {
  const held = useSyncExternalStore(subscribeToHeldPosts, heldPosts, () => null);
  const [author, setAuthor] = useState(operator);
  // While posts are held, the page may be loaded again for somebody else who has signed in since.
  if (!held && author.id !== operator.id) setAuthor(operator);
  const resend = useResendHeldPosts(author.id, held);
  const resendFromOffline = useEffectEvent(resend);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline && held?.reason === "offline") void resendFromOffline();
  }, [isOnline, held]);
  const isOtherOperator = held?.reason === "other-operator";
  return (
    <div className={classNames("held-posts", (!isOnline || held) && "shown")}>
      <OfflineBar isOnline={isOnline} loadedAt={loadedAt} heldCount={held?.actions.length ?? 0} />
      {isOnline && (held?.reason === "failed" || held?.reason === "limited") && (
        <FailedBar reason={held.reason} actions={held.actions} onRetry={resend} />
      )}
      {isOnline && (isOtherOperator || held?.reason === "signed-out") && (
        <SignedOutNotice author={author} isOtherOperator={isOtherOperator} onSignedIn={resend} />
      )}
    </div>
  );
}

type SignedOutNoticeProps = { author: PostAuthor; isOtherOperator: boolean; onSignedIn: () => void };

function SignedOutNotice({ author, isOtherOperator, onSignedIn }: SignedOutNoticeProps) {
  const [isAsking, setIsAsking] = useState(true);
  const { bar, otherOperator, open } = deskStates.signedOut;
  return (
    <>
      {!isAsking && (
        <div className="bar c s-bad" role="alert">
          <b>{isOtherOperator ? otherOperator(author.name) : bar}</b>
          <WordButton onClick={() => setIsAsking(true)}>{open}</WordButton>
        </div>
      )}
      <SignedOutDialog
        isOpen={isAsking}
        author={author}
        isOtherOperator={isOtherOperator}
        onClose={() => setIsAsking(false)}
        onSignedIn={onSignedIn}
      />
    </>
  );
}

type FailedBarProps = { reason: "failed" | "limited"; actions: readonly string[]; onRetry: () => void };

function FailedBar({ reason, actions, onRetry }: FailedBarProps) {
  const [isReleased, setIsReleased] = useState(false);
  const keys = useFetchers().filter(({ formAction }) => actions.includes(formAction ?? ""));
  const navigation = useNavigation();
  const navigate = useNavigate();
  const release = () => {
    // A new navigation replaces the held one. To the same address, it keeps the typed text.
    if (actions.includes(navigation.formAction ?? "")) navigate(".", { replace: true, preventScrollReset: true });
    if (keys.length > 0) setIsReleased(true);
    else takeHeldPosts();
  };
  return (
    <div className="bar c s-bad" role="alert">
      <b>{deskStates.failed.title}</b>
      <span>{deskStates.failed.text[reason]}</span>
      <div className="end acts">
        <WordButton onClick={onRetry}>{deskStates.failed.retry}</WordButton>
        <WordButton onClick={release}>{deskStates.failed.release}</WordButton>
      </div>
      {isReleased && keys.map(({ key }) => <ReleaseHeldPost key={key} fetcherKey={key} />)}
    </div>
  );
}

/** Ends a held post without sending it. Its form can be used again and keeps the typed text. */
function ReleaseHeldPost({ fetcherKey }: { fetcherKey: string }) {
  const { reset } = useFetcher({ key: fetcherKey });
  useEffect(() => {
    reset();
    takeHeldPosts();
  }, [reset]);
  return null;
}
