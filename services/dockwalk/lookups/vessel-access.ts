import { FindBoater, FindBoaters, FindVessel } from '../../../contracts/customers/queries.js';
import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import type { Principal } from '../../../contracts/vocabulary/access.js';
import type { QueryBus } from '../../platform/buses/buses.js';

/** Whether the user may change the boat, which follows from its first contact; null: the marina has no such boat. */
export async function mayChangeDockVessel(
  queries: QueryBus,
  { marina_id, vessel_id }: { readonly marina_id: string; readonly vessel_id: string },
  who: Principal,
): Promise<boolean | null> {
  const known = await queries.execute(new FindVessel({ marina_id, vessel_id }));
  if (known === null) return null;
  const [primary] = await queries.execute(new FindBoaters({ marina_id, boater_ids: [known.primary_boater_id] }));
  return mayWriteCustomer(who, primary?.relation_type ?? 'VISITOR', 'change');
}

/** Whether the user may add a boat to this person's; a person who is not on record would be added as a visitor. */
export async function mayNameOwner(
  queries: QueryBus,
  marina_id: string,
  owner: { readonly boater_id?: string; readonly email?: string },
  who: Principal,
): Promise<boolean> {
  if (owner.boater_id === undefined && owner.email === undefined) return true;
  const found = await queries.execute(new FindBoater({ marina_id, ...owner }));
  return mayWriteCustomer(who, found?.boater.relation_type ?? 'VISITOR', 'change');
}
