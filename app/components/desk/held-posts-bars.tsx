import { useEffect, useState, useSyncExternalStore } from "react";
import { useFetcher, useFetchers, useNavigate, useNavigation } from "react-router";
import { useIsOnline } from "#app/components/ui/online.ts";
import { deskStates } from "#app/content/desk/screen-states.ts";
import { heldPosts, subscribeToHeldPosts, takeHeldPosts } from "./held-posts.ts";
import { OfflineBar } from "./offline-bar.tsx";
import { useResend } from "./resend.ts";
import { SignedOutDialog } from "./signed-out-dialog.tsx";
import { WordButton } from "./word-button.tsx";

type HeldPostsBarsProps = {
  email: string;
  /** The time at which the screen's data was loaded, such as "14:08". */
  loadedAt: string;
};

/** What the desk says while posts wait in the page, and what sends them on. */
export function HeldPostsBars({ email, loadedAt }: HeldPostsBarsProps) {
  const held = useSyncExternalStore(subscribeToHeldPosts, heldPosts, () => null);
  const resend = useResend();
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline && heldPosts()?.reason === "offline") resend();
  });
  return (
    <>
      <OfflineBar isOnline={isOnline} loadedAt={loadedAt} heldCount={held?.actions.length ?? 0} />
      {isOnline && held?.reason === "failed" && <FailedBar actions={held.actions} onRetry={resend} />}
      {isOnline && held?.reason === "signed-out" && <SignedOut email={email} onSignedIn={resend} />}
    </>
  );
}

function SignedOut({ email, onSignedIn }: { email: string; onSignedIn: () => void }) {
  const [isAsking, setIsAsking] = useState(true);
  return (
    <>
      {!isAsking && (
        <div className="bar c s-bad" role="alert">
          <b>{deskStates.signedOut.bar}</b>
          <WordButton onClick={() => setIsAsking(true)}>{deskStates.signedOut.open}</WordButton>
        </div>
      )}
      <SignedOutDialog isOpen={isAsking} email={email} onClose={() => setIsAsking(false)} onSignedIn={onSignedIn} />
    </>
  );
}

type FailedBarProps = { actions: readonly string[]; onRetry: () => void };

function FailedBar({ actions, onRetry }: FailedBarProps) {
  const [isReleased, setIsReleased] = useState(false);
  const keys = useFetchers().filter(({ formAction }) => actions.includes(formAction ?? ""));
  const navigation = useNavigation();
  const navigate = useNavigate();
  const release = () => {
    // A new navigation ends the held one; to the same address, the page keeps what was typed.
    if (actions.includes(navigation.formAction ?? "")) navigate(".", { replace: true, preventScrollReset: true });
    if (keys.length > 0) setIsReleased(true);
    else takeHeldPosts();
  };
  return (
    <div className="bar c s-bad" role="alert">
      <b>{deskStates.failed.title}</b>
      <span>{deskStates.failed.text}</span>
      <div className="end acts">
        <WordButton onClick={onRetry}>{deskStates.failed.retry}</WordButton>
        <WordButton onClick={release}>{deskStates.failed.release}</WordButton>
      </div>
      {isReleased && keys.map(({ key }) => <Release key={key} fetcherKey={key} />)}
    </div>
  );
}

/** Ends a held post without sending it: its page can be used again, with what was typed. */
function Release({ fetcherKey }: { fetcherKey: string }) {
  const { reset } = useFetcher({ key: fetcherKey });
  useEffect(() => {
    reset();
    takeHeldPosts();
  }, [reset]);
  return null;
}
