import { FindPersonRecords } from '../../../contracts/customers/queries.js';
import { FindMembership, type Membership } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { redemptionOf } from '../domain/card-state.js';
import { bestOf, membershipOf } from '../domain/card-view.js';
import { cardList } from '../projections/card-list.js';
import { CardFile } from '../cards/card-file.js';

/** Maximum number of one boater's cards that are considered. */
const MOST = 50;

/** Reads cards from their streams, so that nights redeemed a moment ago count. */
@QueryHandler(FindMembership)
export class FindMembershipHandler {
  constructor(
    private readonly cards: CardFile,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input }: FindMembership): Promise<BusAnswer<FindMembership>> {
    const ids = await this.candidates(input);
    const redeeming = await this.redeeming(ids, input.reservation_id);
    const found = await Promise.all((redeeming ?? ids).map((id) => this.membership(id, input)));
    return bestOf(found.filter((membership) => membership !== null));
  }

  private async candidates({ marina_id, boater_id, card_number }: FindMembership['input']): Promise<string[]> {
    if (card_number !== undefined) {
      const id = await this.cards.idByNumber(card_number);
      return id === null ? [] : [id];
    }
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: [boater_id] }));
    const theirs = { $in: [...(records.get(boater_id) ?? [boater_id])] };
    const found = await this.projections.model(cardList).find({ filter: { boater_ids: theirs }, limit: MOST });
    return found.map(({ _id }) => _id);
  }

  /** The boater's card whose nights the reservation already holds: the reservation keeps that card. */
  private async redeeming(ids: readonly string[], reservationId: string | undefined): Promise<string[] | null> {
    if (reservationId === undefined) return null;
    for (const id of ids) {
      const card = await this.cards.find(id);
      if (card !== null && redemptionOf(card, reservationId) !== undefined) return [id];
    }
    return null;
  }

  private async membership(id: string, input: FindMembership['input']): Promise<Membership | null> {
    const card = await this.cards.find(id);
    const context = card === null ? null : await this.cards.contextFor(input.marina_id, card, input.boater_id);
    if (card === null || context === null) return null;
    return membershipOf(id, card, context, input.stay, input.reservation_id);
  }
}
