import type { Locator } from "@playwright/test";
import sharp from "sharp";

export type TestPicture = Awaited<ReturnType<typeof drawPictureFile>>;

/** Draws a picture in a random colour, so that no other test has uploaded the same one. */
export async function drawPictureFile(name: string, { width = 240, height = 160 } = {}) {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
  const drawn = sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
  return { name, mimeType: "image/png", buffer: await drawn.png().toBuffer() };
}

/** Drops or pastes a file onto the element as a browser would. */
export async function dropOrPasteFile(place: Locator, kind: "drop" | "paste", { name, mimeType, buffer }: TestPicture) {
  await place.evaluate(
    (element, { kind, name, type, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const options = { bubbles: true, cancelable: true };
      const event =
        kind === "drop"
          ? new DragEvent("drop", { ...options, dataTransfer: data })
          : new ClipboardEvent("paste", { ...options, clipboardData: data });
      element.dispatchEvent(event);
    },
    { kind, name, type: mimeType, bytes: [...buffer] },
  );
}
