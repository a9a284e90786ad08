import type * as z from 'zod';
import { boaterActivityApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { ListStaysOf } from '../../../contracts/reservations/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { fullNameOf } from '../domain/boater-view.js';
import { BoaterRegister } from '../records/boater-register.js';

type Answer = z.output<(typeof boaterActivityApi)['balance']['answer']>;

/** What a boater paid and owes over all stays. */
@Handles(boaterActivityApi.balance)
export class ShowBoaterBalance {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input: { boater_id },
    marina_id,
  }: ReceivedCall<typeof boaterActivityApi.balance>): Promise<Answer | Refusal> {
    const person = await this.boaters.person(marina_id, boater_id);
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (person === null || marina === null) return refuse('not_found', customerErrors.boater_not_found);
    const boater_ids = await this.boaters.idsOf(marina_id, person.id);
    const stays = await this.queries.execute(new ListStaysOf({ marina_id, boater_ids }));
    const items = stays
      .map(({ id: reservation_id, created_at: _, ...stay }) => ({ reservation_id, ...stay }))
      .sort((one, other) => other.start_date.localeCompare(one.start_date));
    return {
      full_name: fullNameOf(person.state.contact),
      currency: marina.marina_settings.currency,
      paid: sumOf(items.map(({ paid }) => paid)),
      refunded: sumOf(items.map(({ refunded }) => refunded)),
      owed: sumOf(items.map(({ owed }) => owed)),
      items,
    };
  }
}

/** Rounded to cents, because decimals do not add up exactly. */
function sumOf(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount * 100, 0)) / 100;
}
