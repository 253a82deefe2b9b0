import { expect, test } from "vitest";
import { receiveForm, type Upload } from "./receive-form.server.ts";
import { RefusedError } from "./refused.ts";

function post(parts: [string, string | File][]) {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return new Request("http://localhost/desk/media", { method: "POST", body });
}

const file = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: "image/png" });
const nameOf = async ({ name }: Upload) => name;

test("a form's files are taken one by one, and its fields are kept", async () => {
  const form = await receiveForm(
    post([
      ["picture", "/media/a.webp"],
      ["files", file("a.png")],
      ["files", file("b.png")],
    ]),
    nameOf,
  );
  expect(form.fields.get("picture")).toBe("/media/a.webp");
  expect(form.files).toEqual([
    { name: "a.png", taken: "a.png" },
    { name: "b.png", taken: "b.png" },
  ]);
});

test("a refused file does not stop the others, and an empty file field counts as no file", async () => {
  const take = async (upload: Upload) => {
    if (upload.name === "bad.png") throw new RefusedError("heic");
    return upload.bytes.length;
  };
  const { files } = await receiveForm(
    post([
      ["files", file("bad.png")],
      ["files", file("", 0)],
      ["files", file("good.png")],
    ]),
    take,
  );
  expect(files).toEqual([
    { name: "bad.png", refusal: "heic" },
    { name: "good.png", taken: 3 },
  ]);
});

test("a file over 25 MB, or a 21st file, ends the request; the files before it stay", async () => {
  const large = await receiveForm(
    post([
      ["files", file("a.png")],
      ["files", file("b.png", 25 * 2 ** 20 + 1)],
    ]),
    nameOf,
  );
  expect(large.files).toEqual([
    { name: "a.png", taken: "a.png" },
    { name: "", refusal: "too-large" },
  ]);
  const many = Array.from({ length: 21 }, (_, at): [string, File] => ["files", file(`${at}.png`)]);
  const { files } = await receiveForm(post(many), nameOf);
  expect(files).toHaveLength(21);
  expect(files.at(-1)).toEqual({ name: "", refusal: "too-many-files" });
  const fields = Array.from({ length: 41 }, (_, at): [string, string] => [`field ${at}`, ""]);
  expect((await receiveForm(post(fields), nameOf)).files).toEqual([{ name: "", refusal: "too-many-files" }]);
});

test("a form without files does not wait for uploads that are being drawn", async () => {
  const { promise: drawing, resolve: finish } = Promise.withResolvers<void>();
  const slow = Array.from({ length: 5 }, () => receiveForm(post([["files", file("slow.png")]]), () => drawing));
  const body = new URLSearchParams({ alt: "A door, ajar" });
  const described = receiveForm(new Request("http://localhost/desk/media", { method: "POST", body }), nameOf);
  expect((await described).fields.get("alt")).toBe("A door, ajar");
  finish();
  expect((await Promise.all(slow)).map(({ files }) => files.length)).toEqual([1, 1, 1, 1, 1]);
});
