import { useNavigation } from "react-router";
import { readView, type View } from "#app/enquiries/view.ts";

/** The view that was asked for, from the click on; its rows follow. */
export function useShownView(view: View): View {
  const next = useNavigation().location;
  return next?.pathname === "/desk/enquiries" ? readView(new URLSearchParams(next.search)) : view;
}
