import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { acceptedTypes, uploadWords, pictureSheetWords as words } from "#app/content/desk/media.ts";

/** Uploads another file under the picture's path, so that every use shows the new file. */
export function ReplaceForm({ id, action }: { id: string; action: string }) {
  const field = useId();
  const isReplacing = useNavigation().formData?.get("intent") === "replace";
  return (
    <Form method="post" action={action} encType="multipart/form-data" preventScrollReset className="stack">
      <input type="hidden" name="picture" value={id} />
      <div className="field">
        <label htmlFor={field}>{words.replaceLabel}</label>
        <input id={field} className="file" type="file" name="replacement" accept={acceptedTypes} required />
        <p className="hint">{words.replaceHint}</p>
      </div>
      <Button type="submit" variant="line" icon={null} name="intent" value="replace" pending={isReplacing}>
        {isReplacing ? uploadWords.drawing : words.replace}
      </Button>
    </Form>
  );
}
