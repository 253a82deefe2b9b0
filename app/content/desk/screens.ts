export type DeskScreen = {
  id: "today" | "enquiries" | "content" | "media" | "figures" | "operators";
  label: string;
  to: string;
  /** Opens it after G. */
  key: string;
  /** A group of its own begins here. */
  begins?: boolean;
  /** The right it needs; every operator's without. */
  right?: "operators";
};

/** The desk's screens, in the order of the rail. */
export const deskScreens: readonly DeskScreen[] = [
  { id: "today", label: "Today", to: "/desk", key: "T" },
  { id: "enquiries", label: "Enquiries", to: "/desk/enquiries", key: "E" },
  { id: "content", label: "Content", to: "/desk/content", key: "C", begins: true },
  { id: "media", label: "Media", to: "/desk/media", key: "M" },
  { id: "figures", label: "Figures", to: "/desk/figures", key: "F", begins: true },
  { id: "operators", label: "Operators", to: "/desk/operators", key: "O", begins: true, right: "operators" },
];

export type ScreenId = DeskScreen["id"];

/** At the thumb on a small screen; the others are in its menu. */
export const thumbScreens: readonly ScreenId[] = ["today", "enquiries", "content"];

export const account = { label: "Your account", to: "/desk/account" } as const;
export const signOut = { label: "Sign out", to: "/desk/sign-out" } as const;
