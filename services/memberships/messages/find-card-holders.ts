import { FindCardHolders } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { CardFile } from '../cards/card-file.js';

@QueryHandler(FindCardHolders)
export class FindCardHoldersHandler {
  constructor(private readonly cards: CardFile) {}

  async execute({ card_id }: FindCardHolders): Promise<BusAnswer<FindCardHolders>> {
    const card = await this.cards.find(card_id);
    return (card?.holders ?? []).map(({ marina_id, boater_id }) => ({ marina_id, boater_id }));
  }
}
