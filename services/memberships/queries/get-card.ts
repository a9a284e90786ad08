import type * as z from 'zod';
import { FindBoaters, FindVessel } from '../../../contracts/customers/queries.js';
import type { cardApi } from '../../../contracts/memberships/api.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { CardFile } from '../records/card-file.js';
import { membershipCardOf } from '../domain/card-view.js';

/**
 * A card presented at a marina. Any marina of the association sees its validity and home; only a marina with the holder
 * in its own register sees the holder.
 */
export class GetCard extends Query<Answer | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly cardNumber: string,
  ) {
    super();
  }
}

type Answer = z.output<(typeof cardApi.get)['answer']>;

@QueryHandler(GetCard)
export class GetCardHandler {
  constructor(
    private readonly cards: CardFile,
    private readonly queries: QueryBus,
  ) {}

  async execute({ marinaId, cardNumber }: GetCard): Promise<Answer | Refusal> {
    const notFound = refuse('not_found', membershipErrors.card_not_found);
    const id = await this.cards.idByNumber(cardNumber);
    const card = id === null ? null : await this.cards.find(id);
    if (id === null || card === null) return notFound;
    const context = await this.cards.contextFor(marinaId, card);
    const home = await this.cards.marina(card.home_marina_id);
    const isHome = card.home_marina_id === marinaId;
    if (context === null || home === null || !(context.tem_member || isHome)) return notFound;
    const holder = card.holders.find(({ marina_id }) => marina_id === marinaId);
    return {
      id,
      card: membershipCardOf(id, card, context),
      boater: holder === undefined ? null : await this.boater(marinaId, holder.boater_id),
      vessel: isHome ? await this.vessel(marinaId, card.vessel_id) : null,
      home_marina: { id: home.id, name: home.name, code: home.code },
    };
  }

  private async boater(marina_id: string, boater_id: string): Promise<Answer['boater']> {
    const ask = new FindBoaters({ marina_id, boater_ids: [boater_id] });
    const [boater] = await this.queries.execute(ask);
    return boater === undefined ? null : { id: boater.id, first_name: boater.first_name, last_name: boater.last_name };
  }

  private async vessel(marina_id: string, vessel_id: string): Promise<Answer['vessel']> {
    const ask = new FindVessel({ marina_id, vessel_id });
    const vessel = await this.queries.execute(ask);
    return vessel === null ? null : { id: vessel.id, name: vessel.name, length: vessel.length };
  }
}
