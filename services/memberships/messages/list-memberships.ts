import { ListMemberships } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { CardContext } from '../domain/card-context.js';
import { membershipCardOf } from '../domain/card-view.js';
import { cardList } from '../projections/card-list.js';
import { CardFile } from '../cards/card-file.js';

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
