import { useFetchers, useNavigation, useSubmit } from "react-router";
import { takeHeldPosts } from "./held-posts.ts";

/** Sends the held posts again: each under its own key, so that its page gets the answer. */
export function useResend(): () => void {
  const fetchers = useFetchers();
  const navigation = useNavigation();
  const submit = useSubmit();
  return () => {
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
  };
}

function postEncoding(encType: string | undefined) {
  return encType === "multipart/form-data" ? encType : undefined;
}
