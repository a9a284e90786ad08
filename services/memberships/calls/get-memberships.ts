import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindBoaters, FindPersonRecords, FindVessel } from '../../../contracts/customers/queries.js';
import { cardApi } from '../../../contracts/memberships/api.js';
import { ListMemberships, ListVesselCards } from '../../../contracts/memberships/queries.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { MembershipCard } from '../../../contracts/vocabulary/membership-card.js';

/** The cards of one boater, or those issued for one vessel, limited to the marina's register. */
@Handles(cardApi.memberships)
export class GetMemberships {
  constructor(private readonly queries: QueryBus) {}

  async execute({
    input: of,
    marina_id,
  }: ReceivedCall<typeof cardApi.memberships>): Promise<{ items: MembershipCard[]; total: number } | Refusal> {
    const items =
      of.boater_id === undefined
        ? await this.ofVessel(marina_id, of.vessel_id ?? '')
        : await this.ofBoater(marina_id, of.boater_id);
    return isRefusal(items) ? items : { items, total: items.length };
  }

  private async ofBoater(marina_id: string, boater_id: string): Promise<MembershipCard[] | Refusal> {
    const ask = new FindBoaters({ marina_id, boater_ids: [boater_id] });
    const [boater] = await this.queries.execute(ask);
    if (boater === undefined) return refuse('not_found', customerErrors.boater_not_found);
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: [boater_id] }));
    const resident = boater.relation_type === 'RESIDENT';
    const boaters = (records.get(boater_id) ?? [boater_id]).map((id) => ({ boater_id: id, resident }));
    const list = new ListMemberships({ marina_id, boaters });
    const listed = await this.queries.execute(list);
    return [...new Map(listed.map(({ card }) => [card.card_id, card])).values()];
  }

  private async ofVessel(marina_id: string, vessel_id: string): Promise<MembershipCard[] | Refusal> {
    const vessel = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    if (vessel === null) return refuse('not_found', customerErrors.vessel_not_found);
    return [...(await this.queries.execute(new ListVesselCards({ marina_id, vessel_id })))];
  }
}
