export type DeskScreen = {
  id: "today" | "enquiries" | "content" | "media" | "figures" | "operators";
  label: string;
  to: string;
  /** The letter that opens the screen after G. */
  key: string;
  /** True if a new group of the rail begins with this screen. */
  begins?: boolean;
  /** The right that an operator needs to see the screen. Without it, every operator sees it. */
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

/** The screens in the bar at the lower edge of small screens. The others are in its menu. */
export const thumbScreens: readonly ScreenId[] = ["today", "enquiries", "content"];

export const accountLink = { label: "Your account", to: "/desk/account" } as const;
export const signOutLink = { label: "Sign out", to: "/desk/sign-out" } as const;
