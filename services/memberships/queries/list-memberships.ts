import { FindCardHolder, FindCardHolders, ListMemberships } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { CardFile } from '../records/card-file.js';
import type { CardContext } from '../domain/card-context.js';
import { membershipCardOf } from '../domain/card-view.js';
import { cardList } from '../projections/card-list.js';

/** Reads the read model once for a whole page of people. */
@QueryHandler(ListMemberships)
export class ListMembershipsHandler {
  constructor(
    private readonly cards: CardFile,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({ input: { marina_id, boaters } }: ListMemberships): Promise<BusAnswer<ListMemberships>> {
    if (boaters.length === 0) return [];
    const filter = { boater_ids: { $in: boaters.map(({ boater_id }) => boater_id) } };
    const found = await this.projections.model(cardList).find({ filter, sort: [['card_number', 1]] });
    const listed = [];
    for (const { _id, card } of found) {
      const context = await this.cards.contextFor(marina_id, card);
      if (context === null) continue;
      for (const { boater_id, resident } of boaters) {
        if (!card.holders.some((holder) => holder.boater_id === boater_id && holder.marina_id === marina_id)) continue;
        const facts: CardContext = { ...context, resident: context.resident || resident };
        listed.push({ boater_id, card: membershipCardOf(_id, card, facts) });
      }
    }
    return listed;
  }
}

@QueryHandler(FindCardHolder)
export class FindCardHolderHandler {
  constructor(private readonly cards: CardFile) {}

  async execute({ input: { marina_id, card_number } }: FindCardHolder): Promise<BusAnswer<FindCardHolder>> {
    const id = await this.cards.idByNumber(card_number);
    const card = id === null ? null : await this.cards.find(id);
    const holder = card?.holders.find((one) => one.marina_id === marina_id);
    return holder === undefined ? null : { boater_id: holder.boater_id };
  }
}

@QueryHandler(FindCardHolders)
export class FindCardHoldersHandler {
  constructor(private readonly cards: CardFile) {}

  async execute({ card_id }: FindCardHolders): Promise<BusAnswer<FindCardHolders>> {
    const card = await this.cards.find(card_id);
    return (card?.holders ?? []).map(({ marina_id, boater_id }) => ({ marina_id, boater_id }));
  }
}
