import { Inject } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import type { OwnGroup } from '../../../contracts/reservations/group.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { PaymentProvider } from '../../platform/payments/payment-provider.js';
import { PAYMENTS } from '../../platform/tokens.js';
import { isOffered, OwnGroups } from '../lookups/own-groups.js';

/** The boats of the organiser's group. */
@Handles(boaterReservationApi.group)
export class ShowOwnGroup {
  constructor(
    private readonly groups: OwnGroups,
    private readonly queries: QueryBus,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  async execute({
    boater: { marina_id, reservation_id, boater_id },
  }: ReceivedCall<typeof boaterReservationApi.group>): Promise<OwnGroup | Refusal> {
    const group = await this.groups.of(reservation_id);
    if (group === null) return { group: null };
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const boats = group.boats.map((document) => ({
      view_id: document.view_id,
      name: document.state.vessel_name ?? '',
      start_date: document.start_date,
      end_date: document.end_date,
      total_to_pay: document.total_to_pay === null ? null : toDecimal(document.total_to_pay),
      currency: document.state.price?.offer.currency ?? marina.marina_settings.currency,
      // Only a boater accepts the offer of the own boat.
      open: isOffered(document) && document.boater_id === boater_id,
    }));
    const amount = toDecimal(group.due.reduce((sum, part) => sum + part.amount, 0));
    const { currency, accepts_online_payments: online } = marina.marina_settings;
    const payment =
      amount === 0 || !online ? null : { amount, currency, boats: group.due.length, pays_on: this.payments.paysOn };
    return { group: { name: group.name, boats, payment } };
  }
}
