import { FindPartnerCard } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { membershipOf } from '../domain/card-view.js';
import { CardFile } from '../cards/card-file.js';

@QueryHandler(FindPartnerCard)
export class FindPartnerCardHandler {
  constructor(private readonly cards: CardFile) {}

  async execute({ input: { marina_id, card_number } }: FindPartnerCard): Promise<BusAnswer<FindPartnerCard>> {
    const id = await this.cards.idByNumber(card_number);
    const card = id === null ? null : await this.cards.find(id);
    if (id === null || card === null || card.home_marina_id === marina_id) return null;
    const context = await this.cards.contextFor(marina_id, card);
    const home = await this.cards.marina(card.home_marina_id);
    if (context === null || home === null) return null;
    const { active, tem_member, status, expires_on, nights_available, redeem_nights_left } = membershipOf(
      id,
      card,
      context,
    );
    if (!active || !tem_member) return null;
    return { card_number, status, expires_on, nights_available, redeem_nights_left, home_marina_name: home.name };
  }
}
