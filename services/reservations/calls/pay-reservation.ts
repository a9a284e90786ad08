import { Inject } from '@nestjs/common';
import { FindPayoutAccount } from '../../../contracts/payments/queries.js';
import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import type { PayReservation as PayForm } from '../../../contracts/reservations/boater.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import {
  type CreatedPayment,
  type PaymentProvider,
  PaymentProviderUnavailableError,
} from '../../platform/payments/payment-provider.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { PAYMENTS } from '../../platform/tokens.js';
import { draftOn } from '../domain/decisions/draft.js';
import type { ReservationEventOf } from '../domain/events/reservation-event.js';
import { moveRefusal } from '../domain/move-refusals.js';
import { confirmRequirements, requirementsRefusal } from '../domain/requirements.js';
import { outstanding, type ReservationState, unpaid } from '../domain/reservation-state.js';
import { BoaterLinks } from '../links/boater-link.js';
import { type ReservationCase, ReservationFacts } from '../lookups/reservation-facts.js';
import { PaymentRecorder } from '../payments/payment-recorder.js';
import { reservationRecord } from '../records/reservation-record.js';

type Payment = ReceivedCall<typeof boaterReservationApi.pay>;

interface PaidReservation extends CommandReceipt {
  readonly payment_status: 'pending' | 'succeeded';
  readonly amount: number;
  readonly redirect_url: string | null;
}

/** The token that the sandbox's form returns for a valid card. */
const SANDBOX_TOKEN = 'sandbox_ok';
/** Upper limit of refunded payments of the same amount for one reservation. */
const MOST_RETURNED = 20;

/** The boater pays what is due, either with a token from the provider's embedded form or on the provider's page. */
@Handles(boaterReservationApi.pay)
export class PayReservation {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly locks: Locks,
    private readonly links: BoaterLinks,
    private readonly recording: PaymentRecorder,
    private readonly queries: QueryBus,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  /** Holds the lock, so that nothing else happens to the reservation between the charge and its record. */
  execute(call: Payment): Promise<PaidReservation | Refusal> {
    return this.locks.exclusively(reservationRecord, call.boater.reservation_id, () => this.pay(call));
  }

  private async pay({ boater, input, marinaContext: context }: Payment): Promise<PaidReservation | Refusal> {
    const { reservation_id } = boater;
    const found = await this.facts.find(reservation_id, context, 'left_out');
    if (isRefusal(found)) return found;
    const answered = await answeredBefore(this.streams, reservationRecord, reservation_id, context);
    if (answered !== null) return isRefusal(answered) ? answered : this.paidBefore(answered, context);
    const closed =
      moveRefusal('PAY', found.state, found.context) ??
      requirementsRefusal(input.confirmed_requirements, found.state, found.context);
    if (closed !== null) return closed;
    try {
      return await this.take(found, input, context);
    } catch (error) {
      if (error instanceof PaymentProviderUnavailableError)
        return refuse('unavailable', 'PAYMENT_PROVIDER_UNAVAILABLE');
      throw error;
    }
  }

  private async take(
    found: ReservationCase,
    input: PayForm,
    context: MarinaContext,
  ): Promise<PaidReservation | Refusal> {
    const { confirmed_requirements } = input;
    const amount = input.part === 'TOTAL' ? unpaid(found.state) : outstanding(found.state);
    const payment = await this.begin(found, amount);
    if (isRefusal(payment)) return payment;
    const { provider_reference } = payment;
    crashPoint('payment.before_confirmation');
    // Already paid if a crash prevented the record or the provider's notification is still on its way.
    if (payment.status !== 'succeeded') {
      if (this.payments.paysOn === 'page') {
        return this.sendTo(payment.checkout_url, found, { ...input, amount }, context);
      }
      const confirmed = await this.payments.confirmPayment({
        id: deriveId(context.command_id, 'confirmation'),
        provider_reference,
        token: input.payment_token ?? SANDBOX_TOKEN,
      });
      if (isRefusal(confirmed)) return confirmed;
      if (confirmed.status !== 'succeeded') {
        return refuse('conflict', 'RESERVATION_PAYMENT_DECLINED', { details: { reason: confirmed.failure_code } });
      }
    }
    crashPoint('payment.before_record');
    const receipt = await this.recording.record(found, { amount, provider_reference, confirmed_requirements }, context);
    return isRefusal(receipt) ? receipt : answerOf(receipt, amount);
  }

  /** Creates the payment for the amount due, or a new one if the previous one was paid and refunded. */
  private async begin(found: ReservationCase, amount: number): Promise<CreatedPayment | Refusal> {
    const { id, marina, state } = found;
    const page = this.payments.paysOn === 'page';
    const account_reference = await this.queries.execute(new FindPayoutAccount(marina.id));
    for (let returned = 0; returned < MOST_RETURNED; returned += 1) {
      const payment = await this.payments.createPayment({
        id: paymentId(id, state, amount, returned),
        amount_minor: amount,
        currency: marina.marina_settings.currency,
        description: `${marina.name} ${state.start_date}`,
        ...(page ? { return_url: await this.links.addressOf(id) } : {}),
        ...(account_reference === null ? {} : { account_reference }),
        metadata: { reservation_id: id, marina_id: marina.id },
      });
      if (isRefusal(payment) || payment.status !== 'succeeded') return payment;
      const known = await this.payments.getPayment(payment.provider_reference);
      if (known === undefined || known.refunded_minor === 0) return payment;
    }
    return refuse('unavailable', 'PAYMENT_PROVIDER_UNAVAILABLE');
  }

  /** Records only what the boater confirmed: the provider's notification reports the payment later. */
  private async sendTo(
    page: string | null,
    found: ReservationCase,
    { confirmed_requirements, amount }: PayForm & { readonly amount: number },
    context: MarinaContext,
  ): Promise<PaidReservation | Refusal> {
    const receipt = await this.streams.execute(
      reservationRecord,
      found.id,
      context,
      (state) => confirmRequirements(draftOn(state), confirmed_requirements, found.context).events,
    );
    if (isRefusal(receipt)) return receipt;
    return { ...receipt, payment_status: 'pending', amount: toDecimal(amount), redirect_url: page };
  }

  /** Repeats the original answer for a resend of a payment that succeeded. */
  private async paidBefore(receipt: CommandReceipt, context: MarinaContext): Promise<PaidReservation> {
    const stream = reservationRecord.streamOf(receipt.id);
    // The payment is the last or second-to-last event of its append.
    const events = await this.streams.eventsSince(stream, receipt.revision - 2, 2);
    const paid = events.find(
      ({ type, metadata }) => type === 'PaymentReceived' && metadata.command_id === context.command_id,
    );
    return answerOf(receipt, (paid?.data as ReservationEventOf<'PaymentReceived'>['data'] | undefined)?.amount ?? 0);
  }
}

/** Deterministic for an amount, so that resending or trying another card never charges twice. */
function paymentId(reservationId: string, state: ReservationState, amount: number, returned: number): string {
  const parts = [reservationId, 'payment', state.payments.length, amount];
  return deriveId(...parts, ...(returned === 0 ? [] : [returned]));
}

function answerOf(receipt: CommandReceipt, amount: number): PaidReservation {
  return { ...receipt, payment_status: 'succeeded', amount: toDecimal(amount), redirect_url: null };
}
