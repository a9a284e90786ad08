import type * as z from 'zod';
import { FindBoaters, FindPersonRecords, FindVessel } from '../../../contracts/customers/queries.js';
import { maskContact } from '../../../contracts/customers/rules/contact-masking.js';
import { cardApi } from '../../../contracts/memberships/api.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { oneYearBefore } from '../../../contracts/memberships/rules/one-year-from.js';
import { FindBookedStays } from '../../../contracts/reservations/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { CardContext } from '../domain/card-context.js';
import type { Card } from '../domain/card-state.js';
import { membershipCardOf } from '../domain/card-view.js';
import { hindranceOf } from '../domain/redeem-nights.js';
import { nightsTaken } from '../domain/redeemable-nights.js';
import { withSharedNights } from '../domain/shared-nights.js';
import { CardFile } from '../cards/card-file.js';

type Answer = z.output<(typeof cardApi.get)['answer']>;

/**
 * A card presented at a marina. Any marina of the association sees its validity and home; only a marina with the holder
 * in its own register sees the holder.
 */
@Handles(cardApi.get)
export class GetCard {
  constructor(
    private readonly cards: CardFile,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input: { card_number }, marina_id }: ReceivedCall<typeof cardApi.get>): Promise<Answer | Refusal> {
    const notFound = refuse('not_found', membershipErrors.card_not_found);
    const id = await this.cards.idByNumber(card_number);
    const card = id === null ? null : await this.cards.find(id);
    if (id === null || card === null) return notFound;
    const context = await this.cards.contextFor(marina_id, card);
    const home = await this.cards.marina(card.home_marina_id);
    const is_home = card.home_marina_id === marina_id;
    if (context === null || home === null || !(context.tem_member || is_home)) return notFound;
    return {
      id,
      card: membershipCardOf(id, card, context),
      membership: {
        boater: await this.boater(marina_id, card),
        vessel: is_home ? await this.vessel(marina_id, card.vessel_id) : null,
      },
      homeMarina: { id: home.id, name: home.name, code: home.code },
      revision: (await this.cards.revisionOf(id)) ?? 0,
      is_home,
      hindrance: hindranceOf(card, context),
      ...(await this.pastYear(card, context)),
    };
  }

  private async boater(marina_id: string, { holders }: Card): Promise<Answer['membership']['boater']> {
    const holder = holders.find((one) => one.marina_id === marina_id);
    if (holder === undefined) return null;
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [holder.boater_id] }));
    if (boater === undefined) return null;
    const marina = await this.cards.marina(marina_id);
    const hidden = marina?.marina_settings.permissions.hide_contact_details === true && !boater.contact_shown;
    const { id, first_name, last_name, email, phone, language, is_guest } = maskContact(boater, hidden);
    return { id, first_name, last_name, email, phone, language, is_guest };
  }

  private async vessel(marina_id: string, vessel_id: string | null): Promise<Answer['membership']['vessel']> {
    if (vessel_id === null) return null;
    const found = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    if (found === null) return null;
    const { id, name, length, beam, draft, type, hull_type } = found;
    return { id, name, length, beam, draft, type, hull_type };
  }

  /** What the calendar of the past year shows. */
  private async pastYear(
    card: Card,
    context: CardContext,
  ): Promise<Pick<Answer, 'stays' | 'redeemed_dates' | 'today'>> {
    const { marina_id, today } = context;
    const from = oneYearBefore(today);
    const here = card.holders.filter((holder) => holder.marina_id === marina_id);
    const holders = here.map(({ boater_id }) => boater_id);
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: holders }));
    const boater_ids = [...new Set([...records.values()].flat())];
    const ask = new FindBookedStays({ marina_id, boater_ids, from, to: today });
    const stays = card.home_marina_id === marina_id ? [] : await this.queries.execute(ask);
    const redeemed_dates = [...nightsTaken(withSharedNights(card, context))].filter((date) => date >= from).sort();
    return { stays: [...stays], redeemed_dates, today };
  }
}
