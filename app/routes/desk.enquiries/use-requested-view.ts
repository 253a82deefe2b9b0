import { useNavigation } from "react-router";
import { type EnquiryView, readEnquiryView } from "#app/enquiries/view.ts";

/** The view that was asked for, from the moment of the click; the rows of that view arrive later. */
export function useRequestedView(view: EnquiryView): EnquiryView {
  const next = useNavigation().location;
  return next?.pathname === "/desk/enquiries" ? readEnquiryView(new URLSearchParams(next.search)) : view;
}
