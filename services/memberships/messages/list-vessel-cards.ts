import { ListVesselCards } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { membershipCardOf } from '../domain/card-view.js';
import { cardList } from '../projections/card-list.js';
import { CardFile } from '../cards/card-file.js';

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
