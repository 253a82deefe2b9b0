/** The signed distance from a point to hair or a beard; `ax` is the absolute value of `x`. */
type HairDistance = (x: number, y: number, z: number, ax: number) => number;

/** The parameters of a face. Lengths are in heads, angles in radians. */
export type Person = {
  name: string;
  background: string;
  /** Where the head's centre sits, in pixels from the top. */
  top?: number;
  /** Where the light comes from: left below zero, right above. */
  light?: number;
  gloss?: number;
  turn: number;
  tilt: number;
  nod?: number;
  face?: number;
  jaw: number;
  cheek?: number;
  nose: number;
  nostrils?: number;
  lips?: number;
  neck: number;
  shoulders: number;
  arch?: number;
  brow?: number;
  eye?: number;
  gaze?: number;
  smile?: number;
  stubble?: boolean;
  ring?: boolean;
  rollNeck?: boolean;
  hood?: boolean;
  lapels?: boolean;
  glasses?: "round" | "wide";
  albedo: {
    skin: number;
    hair: number;
    frame: number;
    cloth: number;
    brow: number;
    lips: number;
    shirt: number;
    stubble: number;
  };
  collar: (x: number) => number;
  hair?: HairDistance;
  beard?: HairDistance;
};
