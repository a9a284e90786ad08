import { Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindPostalAddress } from '../../../contracts/marinas/queries.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { EventLog, isUnreadable } from '../../platform/event-sourcing/event-log.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { localDate } from '../../platform/clock/clock.js';
import { asReservationEvent, openingOf, type ReservationEvent } from '../domain/events/reservation-event.js';
import { evolve } from '../domain/evolve.js';
import { paymentTermsOf } from '../lookups/payment-terms.js';
import { heldAmount, initial, paidInAll, type ReservationState } from '../domain/reservation-state.js';
import { reservationRecord } from '../records/reservation-record.js';
import type { Receipt } from './receipt.js';

interface PaymentThen {
  readonly opening: NonNullable<ReturnType<typeof openingOf>>;
  readonly then: ReservationState;
  readonly payment: ReservationState['payments'][number];
  readonly reference: string;
}

/**
 * Receipts of payments. A receipt shows the stay and its price as they were when the money came in, so that it reads the
 * same whenever it is printed.
 */
@Injectable()
export class Receipts {
  constructor(
    private readonly log: EventLog,
    private readonly queries: QueryBus,
  ) {}

  /** Null if the reservation has no such payment, or it was undone. */
  async of(reservationId: string, payment_no: number, marina: Marina): Promise<Receipt | null> {
    const paid = await this.paymentOf(reservationId, payment_no);
    if (paid === null) return null;
    const { opening, then, payment, reference } = paid;
    const { price, berth, vessel_name, start_date, end_date } = then;
    return {
      number: `${opening.view_id}-${String(payment_no)}`,
      language: language.catch('en').parse(opening.boater?.language),
      marina: {
        name: marina.name,
        address: await this.queries.execute(new FindPostalAddress(marina.id)),
        time_zone: marina.time_zone,
        vat_number: marina.marina_settings.vat?.number ?? null,
      },
      payer: [opening.boater?.first_name, opening.boater?.last_name].filter((name) => name != null).join(' '),
      view_id: opening.view_id,
      stay: { start_date, end_date },
      boat: vessel_name ?? '',
      berth: berth?.label ?? null,
      currency: price?.offer.currency ?? marina.marina_settings.currency,
      price,
      amount: payment.amount,
      vat_percent: payment.vat_percent ?? null,
      method: payment.counter?.method ?? 'ONLINE',
      received_on: payment.counter?.received_on ?? localDate(payment.at, marina.time_zone),
      reference,
      paid: paidInAll(then),
      refunded: paidInAll(then) - heldAmount(then),
      ...leftAfter(then, marina),
    };
  }

  /** A payment that was not undone, with the reservation as it was `then`, when the money came in. */
  private async paymentOf(reservationId: string, payment_no: number): Promise<PaymentThen | null> {
    let now = initial();
    let then: ReservationState | null = null;
    let opening: ReturnType<typeof openingOf> = null;
    let reference = '';
    for await (const logged of this.log.recentStream(reservationRecord.streamOf(reservationId))) {
      if (isUnreadable(logged)) throw logged.error;
      const event = asReservationEvent(logged as LoggedEvent<ReservationEvent>);
      now = evolve(now, event);
      opening ??= openingOf(event);
      if (then !== null || now.payments.length < payment_no) continue;
      then = now;
      if (event.type === 'CounterPaymentRecorded') reference = event.data.reference ?? '';
    }
    const payment = then?.payments[payment_no - 1];
    if (then === null || opening === null || payment === undefined) return null;
    return now.payments[payment_no - 1]?.undone === true ? null : { opening, then, payment, reference };
  }
}

/** What was left to pay after the payment, as the pages and the mail said it. */
function leftAfter(then: ReservationState, marina: Marina): Pick<Receipt, 'online' | 'rest' | 'in_instalments'> {
  const terms = paymentTermsOf(then, { ...marina.marina_settings, time_zone: marina.time_zone });
  return { online: terms?.online ?? 0, rest: terms?.rest ?? 0, in_instalments: then.instalments !== undefined };
}
