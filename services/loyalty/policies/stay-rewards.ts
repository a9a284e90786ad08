import { Injectable } from '@nestjs/common';
import { loyaltyStatus } from '../../../contracts/loyalty/rules/usable-points.js';
import type { ReservationFactOf } from '../../../contracts/reservations/events.js';
import { FindReservation } from '../../../contracts/reservations/queries.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { rewardsOf } from '../domain/rewards.js';
import { StaysOfMembers } from '../lookups/stays-of-members.js';
import { Accounts } from '../records/accounts.js';
import { Promotions } from '../lookups/promotions.js';

type Finished = ReservationFactOf<'StayFinished'>;

/** Running promotions give members points when a stay is over, once for each stay and promotion. */
@Injectable()
export class StayRewards implements Policy<Finished> {
  readonly name = 'loyalty-stays';
  readonly reactsTo = ['StayFinished'] as const;

  constructor(
    private readonly queries: QueryBus,
    private readonly accounts: Accounts,
    private readonly promotions: Promotions,
    private readonly stays: StaysOfMembers,
  ) {}

  async handle(event: LoggedEvent<Finished>): Promise<void> {
    const context = inMarina(causedBy(event, this.name));
    const { marina_id } = context;
    const reservation_id = recordIdOf(event.stream);
    const stay = await this.queries.execute(new FindReservation({ marina_id, reservation_id }));
    const id = stay === null ? null : await this.accounts.idOfBoater({ marina_id, boater_id: stay.boater_id });
    if (stay === null || id === null) return;
    const { state } = await this.accounts.load(id);
    const on = event.data.at.slice(0, 10);
    if (state.joined_on === null || loyaltyStatus(state.joined_on, on) === 'EXPIRED') return;
    const promotions = await this.promotions.asOf(event.position);
    if (promotions.length === 0) return;
    const earlier = (await this.stays.finished(state)).filter(
      ({ id: other, end_date }) => other !== reservation_id && end_date <= stay.end_date,
    );
    const nights = nightsBetween(stay.start_date, stay.end_date);
    const actions = { STAY_COMPLETED: 1, NIGHT_STAYED: nights, FIRST_STAY: earlier.length === 0 ? 1 : 0 };
    const grantId = (rule: string, action: string) =>
      deriveId('stay', rule, action === 'FIRST_STAY' ? id : reservation_id);
    for (const points of rewardsOf({ actions, on, reservation_id }, promotions, grantId)) {
      await this.accounts.decide(id, { type: 'Give', points }, inMarina(causedBy(event, this.name, points.grant_id)));
    }
  }
}
