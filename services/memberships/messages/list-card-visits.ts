import { type CardVisit, ListCardVisits } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { isKnownTo } from '../domain/card-visits.js';
import { CardFile } from '../cards/card-file.js';

@QueryHandler(ListCardVisits)
export class ListCardVisitsHandler {
  constructor(private readonly cards: CardFile) {}

  async execute({ input: { marina_id, card_id } }: ListCardVisits): Promise<BusAnswer<ListCardVisits>> {
    const card = await this.cards.find(card_id);
    if (card === null || !isKnownTo(marina_id, card)) return [];
    const isHome = card.home_marina_id === marina_id;
    const stays = card.redemptions.filter((stay) => isHome || stay.marina_id === marina_id);
    return Promise.all(
      stays.map(async ({ marina_id: visited, dates, reservation_id }): Promise<CardVisit> => {
        const marina = await this.cards.marina(visited);
        return {
          start_date: dates[0] ?? card.issued_on,
          end_date: addDays(dates.at(-1) ?? card.issued_on, 1),
          marina: marina === null ? null : { id: marina.id, name: marina.name, code: marina.code },
          reservation_id: visited === marina_id ? reservation_id : null,
        };
      }),
    );
  }
}
