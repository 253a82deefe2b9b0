import { enquiryList } from "#app/content/desk/enquiries.ts";
import { listOperators } from "#app/data/operators.server.ts";

export type Colleague = { id: string; name: string };

type Colleagues = {
  /** By id, of former operators too. */
  names: Map<string, string>;
  /** They can be assigned an enquiry. */
  active: Colleague[];
  /** Disabled operators, named as such, who may still have enquiries. */
  former: Colleague[];
};

export async function readColleagues(): Promise<Colleagues> {
  const operators = await listOperators();
  return {
    names: new Map(operators.map(({ id, name }) => [id, name])),
    active: operators.filter(({ disabledAt }) => !disabledAt).map(({ id, name }) => ({ id, name })),
    former: operators
      .filter(({ disabledAt }) => disabledAt)
      .map(({ id, name }) => ({ id, name: enquiryList.former(name) })),
  };
}
