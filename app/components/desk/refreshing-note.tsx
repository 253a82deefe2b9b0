import { useLocation, useNavigation, useRevalidator } from "react-router";
import { deskStates } from "#app/content/desk/screen-states.ts";
import { useIsSlowToLoad } from "./use-is-slow-to-load.ts";

/** "Refreshing", beside the count of a list whose rows stay visible while the next ones load. */
export function RefreshingNote() {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const isRefreshing = revalidator.state === "loading" || navigation.location?.pathname === pathname;
  return isRefreshing ? <DelayedRefreshingNote /> : null;
}

function DelayedRefreshingNote() {
  return useIsSlowToLoad() ? <span role="status">{deskStates.refreshing}</span> : null;
}
