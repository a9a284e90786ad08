import type { MembershipVisit } from '../../../contracts/memberships/card.js';
import { type CardVisit, ListCardVisits } from '../../../contracts/memberships/queries.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { type BusAnswer, Query } from '../../../contracts/vocabulary/bus.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { CardFile } from '../records/card-file.js';
import type { Card } from '../domain/card-state.js';

/** Where a card was used. The home marina sees everything, a visited marina only its own visits. */
export class GetVisits extends Query<{ items: MembershipVisit[]; total: number } | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly cardId: string,
  ) {
    super();
  }
}

@QueryHandler(GetVisits)
export class GetVisitsHandler {
  constructor(private readonly cards: CardFile) {}

  async execute({ marinaId, cardId }: GetVisits): Promise<{ items: MembershipVisit[]; total: number } | Refusal> {
    const card = await this.cards.find(cardId);
    if (card === null || !isKnownTo(marinaId, card)) return refuse('not_found', membershipErrors.card_not_found);
    const isHome = card.home_marina_id === marinaId;
    const stays = card.redemptions.filter(({ marina_id }) => isHome || marina_id === marinaId);
    const visits = await Promise.all(stays.map((stay) => this.visit(card, stay, marinaId)));
    const renewals = (isHome ? card.renewed_on : []).map((day) => renewal(card, day));
    const items = [...visits, ...renewals].sort((a, b) => (a.startDate < b.startDate ? 1 : -1));
    return { items, total: items.length };
  }

  private async visit(card: Card, stay: Card['redemptions'][number], marinaId: string): Promise<MembershipVisit> {
    const marina = await this.cards.marina(stay.marina_id);
    return {
      type: 'visit',
      visited_marina_id: stay.marina_id,
      customer_home_marina_id: card.home_marina_id,
      marina: marina === null ? null : { id: marina.id, name: marina.name, code: marina.code },
      startDate: stay.dates[0] ?? card.issued_on,
      nightsCount: stay.dates.length,
      dates: [...stay.dates],
      visit_id: stay.marina_id === marinaId ? stay.visit_id : null,
    };
  }
}

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

function isKnownTo(marinaId: string, card: Card): boolean {
  return (
    card.holders.some(({ marina_id }) => marina_id === marinaId) ||
    card.redemptions.some(({ marina_id }) => marina_id === marinaId)
  );
}

function renewal(card: Card, day: string): MembershipVisit {
  return {
    type: 'renew',
    visited_marina_id: null,
    customer_home_marina_id: card.home_marina_id,
    marina: null,
    startDate: day,
    nightsCount: 0,
    dates: [],
    visit_id: null,
  };
}
