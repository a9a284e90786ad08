import { FindMarina } from '../../../contracts/marinas/queries.js';
import { type CardNights, ListCardNights } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { nightsLeft } from '../domain/redeemable-nights.js';
import { cardList } from '../projections/card-list.js';

@QueryHandler(ListCardNights)
export class ListCardNightsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id }: ListCardNights): Promise<BusAnswer<ListCardNights>> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const best = new Map<string, CardNights>();
    if (marina === null) return best;
    const today = this.clock.today(marina.time_zone);
    const filter = { home_marina_id: marina_id, 'card.status': 'active', 'card.expires_on': { $gte: today } };
    for await (const { card } of this.projections.model(cardList).each({ filter, sort: [['card.expires_on', 1]] })) {
      const { card_number, nights_per_year, expires_on, holders } = card;
      const nights = { card_number, nights_per_year, nights_left: nightsLeft(card, today), expires_on };
      for (const { boater_id } of holders) {
        if ((best.get(boater_id)?.nights_left ?? -1) < nights.nights_left) best.set(boater_id, nights);
      }
    }
    return best;
  }
}
