import { FindCardHolder } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { CardFile } from '../cards/card-file.js';

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
