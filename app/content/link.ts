import type { Link } from "#app/lib/link.ts";

export const startYourProject: Link = { label: "Start Your Project", to: "/contact" };
