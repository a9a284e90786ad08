import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindBoaters, FindPersonRecords, FindVessel } from '../../../contracts/customers/queries.js';
import type { MembershipCard } from '../../../contracts/memberships/card.js';
import { ListMemberships, ListVesselCards } from '../../../contracts/memberships/queries.js';
import { type BusAnswer, Query } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { CardFile } from '../records/card-file.js';
import { membershipCardOf } from '../domain/card-view.js';
import { cardList } from '../projections/card-list.js';

/** The cards of one boater, or those issued for one vessel, limited to the marina's register. */
export class GetMemberships extends Query<{ items: MembershipCard[]; total: number } | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly of: { readonly boater_id?: string | undefined; readonly vessel_id?: string | undefined },
  ) {
    super();
  }
}

@QueryHandler(GetMemberships)
export class GetMembershipsHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute({ marinaId, of }: GetMemberships): Promise<{ items: MembershipCard[]; total: number } | Refusal> {
    const items =
      of.boater_id === undefined
        ? await this.ofVessel(marinaId, of.vessel_id ?? '')
        : await this.ofBoater(marinaId, of.boater_id);
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

/** The sender has checked that the vessel is in the marina's register. */
@QueryHandler(ListVesselCards)
export class ListVesselCardsHandler {
  constructor(
    private readonly cards: CardFile,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({ input: { marina_id, vessel_id } }: ListVesselCards): Promise<BusAnswer<ListVesselCards>> {
    const sort = [['card_number', 1]] as const;
    const found = await this.projections.model(cardList).find({ filter: { vessel_id }, sort });
    const cards = await Promise.all(
      found.map(async ({ _id, card }) => {
        const context = await this.cards.contextFor(marina_id, card);
        return context === null ? null : membershipCardOf(_id, card, context);
      }),
    );
    return cards.filter((card) => card !== null);
  }
}
