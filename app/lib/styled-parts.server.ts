import { Transform, type TransformCallback } from "node:stream";
import { gatherStyles, type StyleNames, withRules } from "./style-attributes.ts";

/** A page as React sends it, part by part: each brings the rules that its style attributes became, under the nonce. */
export class StyledParts extends Transform {
  readonly #nonce: string;
  readonly #names: StyleNames = new Map();
  #pieces: Buffer[] = [];
  #isBegun = false;

  constructor(nonce: string) {
    super();
    this.#nonce = nonce;
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#pieces.push(piece);
    done();
  }

  /** Called by React when a part is written. */
  flush() {
    if (this.#pieces.length === 0) return;
    const { html, rules } = gatherStyles(Buffer.concat(this.#pieces).toString("latin1"), this.#names);
    const styled = this.#isBegun ? (rules && `<style>${rules}</style>`) + html : withRules(html, rules);
    this.#pieces = [];
    this.#isBegun = true;
    this.push(styled.replaceAll("<style", `<style nonce="${this.#nonce}"`), "latin1");
  }

  override _flush(done: TransformCallback) {
    this.flush();
    done();
  }
}
