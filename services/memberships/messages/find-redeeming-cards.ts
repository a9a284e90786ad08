import { FindRedeemingCards } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { ReadModelBehindError } from '../../platform/read-models/read-model-store.js';
import { cardList } from '../projections/card-list.js';

/** How long to wait for the list of cards, which normally lags only by moments. */
const LONGEST_WAIT_MS = 2_000;

@QueryHandler(FindRedeemingCards)
export class FindRedeemingCardsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { reservation_id, position } }: FindRedeemingCards): Promise<BusAnswer<FindRedeemingCards>> {
    if (!(await this.projections.serves(cardList, position, LONGEST_WAIT_MS))) {
      throw new ReadModelBehindError('the list of cards', position);
    }
    const filter = { reservation_ids: reservation_id };
    const found = await this.projections.model(cardList).find({ filter, sort: [['card_number', 1]] });
    return found.map(({ _id }) => _id);
  }
}
