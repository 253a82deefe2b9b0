import { useEffect, useEffectEvent } from "react";
import { useFetchers, useNavigation, useSubmit } from "react-router";
import { findHoldReason } from "./find-hold-reason.ts";
import { changeHoldReason, type heldPosts, takeHeldPosts } from "./held-posts.ts";

/**
 * Returns a function that sends the held posts again, each under its own fetcher key, so that its form gets the answer. It first
 * checks who is signed in: another operator's session would send the posts in that operator's name.
 */
export function useResendHeldPosts(authorId: string, held: ReturnType<typeof heldPosts>): () => Promise<void> {
  const fetchers = useFetchers();
  const navigation = useNavigation();
  const submit = useSubmit();
  const send = useEffectEvent(() => {
    const actions = takeHeldPosts();
    for (const { key, formAction, formData, formEncType, state } of fetchers)
      if (state === "submitting" && formData && actions.includes(formAction ?? ""))
        submit(formData, {
          method: "post",
          action: formAction,
          encType: postEncoding(formEncType),
          navigate: false,
          fetcherKey: key,
        });
    const { formAction, formData, formEncType } = navigation;
    if (formData && actions.includes(formAction ?? ""))
      submit(formData, { method: "post", action: formAction, encType: postEncoding(formEncType) });
  });
  useEffect(() => {
    if (held?.reason === "ready") send();
  }, [held]);
  return async () => changeHoldReason((await findHoldReason(authorId)) ?? "ready");
}

function postEncoding(encType: string | undefined) {
  return encType === "multipart/form-data" ? encType : undefined;
}
