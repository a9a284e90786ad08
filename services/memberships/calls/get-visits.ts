import { cardApi } from '../../../contracts/memberships/api.js';
import type { MembershipVisit } from '../../../contracts/memberships/card.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Card } from '../domain/card-state.js';
import { isKnownTo } from '../domain/card-visits.js';
import { byText } from '../../../contracts/vocabulary/sorting.js';
import { CardFile } from '../cards/card-file.js';

/** Where a card was used. The home marina sees everything, a visited marina only its own visits. */
@Handles(cardApi.visits)
export class GetVisits {
  constructor(private readonly cards: CardFile) {}

  async execute({
    input: { customer_id },
    marina_id,
  }: ReceivedCall<typeof cardApi.visits>): Promise<{ items: MembershipVisit[]; total: number } | Refusal> {
    const card = await this.cards.find(customer_id);
    if (card === null || !isKnownTo(marina_id, card)) return refuse('not_found', membershipErrors.card_not_found);
    const isHome = card.home_marina_id === marina_id;
    const stays = card.redemptions.filter((stay) => isHome || stay.marina_id === marina_id);
    const visits = await Promise.all(stays.map((stay) => this.visit(card, stay, marina_id)));
    const renewals = (isHome ? card.renewed_on : []).map((day) => renewal(card, day));
    const items = [...visits, ...renewals].sort((a, b) => byText(b.startDate, a.startDate));
    return { items, total: items.length };
  }

  private async visit(card: Card, stay: Card['redemptions'][number], marina_id: string): Promise<MembershipVisit> {
    const marina = await this.cards.marina(stay.marina_id);
    return {
      type: 'visit',
      visited_marina_id: stay.marina_id,
      customer_home_marina_id: card.home_marina_id,
      marina: marina === null ? null : { id: marina.id, name: marina.name, code: marina.code },
      startDate: stay.dates[0] ?? card.issued_on,
      nightsCount: stay.dates.length,
      dates: [...stay.dates],
      visit_id: stay.marina_id === marina_id ? stay.visit_id : null,
    };
  }
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
