import type * as z from 'zod';
import { boaterActivityApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { ListCardVisits } from '../../../contracts/memberships/queries.js';
import { ListStaysOf } from '../../../contracts/reservations/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BoaterDetails } from '../lookups/boater-details.js';
import { BoaterRegister } from '../records/boater-register.js';

type Answer = z.output<(typeof boaterActivityApi)['get']['answer']>;

/** Where a boater has been: the stays in this marina and the visits on their cards, latest first (spec 2 §3). */
@Handles(boaterActivityApi.get)
export class ShowBoaterActivity {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly details: BoaterDetails,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input: { boater_id },
    marina_id,
  }: ReceivedCall<typeof boaterActivityApi.get>): Promise<Answer | Refusal> {
    const person = await this.boaters.person(marina_id, boater_id);
    const detail = person === null ? null : await this.details.of(marina_id, person.id);
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (detail === null || marina === null) return refuse('not_found', customerErrors.boater_not_found);
    const here = { id: marina.id, name: marina.name, code: marina.code };
    const boater_ids = await this.boaters.idsOf(marina_id, boater_id);
    const stays = await this.queries.execute(new ListStaysOf({ marina_id, boater_ids }));
    const visits = await Promise.all(
      detail.memberships.map(({ card_id }) => this.queries.execute(new ListCardVisits({ marina_id, card_id }))),
    );
    const items = [
      ...stays.map(({ id, start_date, end_date, created_at }) => ({
        type: 'stay' as const,
        start_date,
        end_date,
        marina: here,
        created: created_at,
        reservation_id: id,
      })),
      // Nights that a reservation redeemed are shown as that reservation.
      ...visits
        .flat()
        .filter(({ reservation_id }) => !stays.some(({ id }) => id === reservation_id))
        .map(({ start_date, end_date, marina: visited }) => ({
          type: 'visit' as const,
          start_date,
          end_date,
          marina: visited,
          created: null,
          reservation_id: null,
        })),
    ].sort((one, other) => other.start_date.localeCompare(one.start_date));
    return { items, total: items.length };
  }
}
