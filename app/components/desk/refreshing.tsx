import { useLocation, useNavigation, useRevalidator } from "react-router";
import { deskStates } from "#app/content/desk/screen-states.ts";
import { useIsLate } from "./late.ts";

/** "Refreshing", beside the count of a list that stays on screen while its next state is on the way. */
export function Refreshing() {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const isRefreshing = revalidator.state === "loading" || navigation.location?.pathname === pathname;
  return isRefreshing ? <LateWord /> : null;
}

function LateWord() {
  return useIsLate() ? <span role="status">{deskStates.refreshing}</span> : null;
}
