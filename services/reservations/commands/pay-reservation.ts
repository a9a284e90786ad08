import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PayReservation as PayForm } from '../../../contracts/reservations/boater.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type PaymentProvider, PaymentProviderUnavailableError } from '../../platform/payments/payment-provider.js';
import { PAYMENTS } from '../../platform/tokens.js';
import { decide } from '../domain/decide.js';
import type { ReservationEventOf } from '../domain/events/reservation-event.js';
import { moveRefusal } from '../domain/next-move.js';
import { conflict } from '../domain/refusals.js';
import { heldAmount, outstanding, type ReservationState } from '../domain/reservation-state.js';
import { reservationAggregate } from './reservation-aggregate.js';
import { type ReservationCase, ReservationFacts } from './reservation-facts.js';
import { ReservationTurns } from './reservation-turns.js';
import { crashPoint } from '../../platform/crash-points.js';

/** The boater pays what is due, with the token that the provider's own form gave. */
export class PayReservation {
  constructor(
    readonly reservationId: string,
    readonly input: PayForm,
    readonly context: CommandContext,
  ) {}
}

export interface PaidReservation extends CommandReceipt {
  readonly payment_status: 'pending' | 'succeeded';
  readonly amount: number;
  readonly redirect_url: string | null;
}

/** What the sandbox's own form would hand over for a card that works. */
const SANDBOX_TOKEN = 'sandbox_ok';

@CommandHandler(PayReservation)
export class PayReservationHandler implements ICommandHandler<PayReservation> {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly turns: ReservationTurns,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  /** In turn: nothing else may happen to the reservation between the boater's bank and the record of it. */
  execute(asked: PayReservation): Promise<PaidReservation | Refusal> {
    return this.turns.inTurn(asked.reservationId, () => this.pay(asked));
  }

  private async pay({ reservationId, input, context }: PayReservation): Promise<PaidReservation | Refusal> {
    const found = await this.facts.find(reservationId, context, 'left_out');
    if (isRefusal(found)) return found;
    const answered = await answeredBefore(this.streams, reservationAggregate, reservationId, context);
    if (answered !== null) return isRefusal(answered) ? answered : this.paidBefore(answered, context);
    const closed = moveRefusal('PAY', found.state, found.context) ?? partRefusal(input, found.state);
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
    context: CommandContext,
  ): Promise<PaidReservation | Refusal> {
    const amount = outstanding(found.state);
    const id = paymentId(found.id, found.state);
    const payment = await this.payments.createPayment({
      id,
      amount_minor: amount,
      currency: found.marina.marina_settings.currency,
      description: `${found.marina.name} ${found.state.start_date}`,
      metadata: { reservation_id: found.id, marina_id: found.marina.id },
    });
    if (isRefusal(payment)) return payment;
    const { provider_reference } = payment;
    crashPoint('payment.before_confirmation');
    const confirmed = await this.payments.confirmPayment({
      id: deriveId(context.command_id, 'confirmation'),
      provider_reference,
      token: input.payment_token ?? SANDBOX_TOKEN,
    });
    if (isRefusal(confirmed)) return confirmed;
    if (confirmed.status !== 'succeeded') {
      return refuse('conflict', 'RESERVATION_PAYMENT_DECLINED', { details: { reason: confirmed.failure_code } });
    }
    crashPoint('payment.before_record');
    const receipt = await this.receive(found, amount, provider_reference, context);
    if (!isRefusal(receipt)) return answerOf(receipt, amount);
    // Another process closed the reservation, or paid, in the same moment: only money that is on no record goes back.
    if (receipt.code !== 'RESERVATION_PAYMENT_ALREADY_RECORDED') {
      await this.payments.refund({ id: deriveId(id, 'unwanted'), provider_reference, amount_minor: amount });
    }
    return receipt;
  }

  private receive(
    found: ReservationCase,
    amount: number,
    provider_reference: string,
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    // The boater's bank has moved the money: from here on the provider reports, so the rules of reports apply.
    const facts = { ...found.context, actor: 'system' as const };
    return this.streams.execute(reservationAggregate, found.id, context, (state) =>
      decide({ type: 'ReceivePayment', amount, provider_reference }, state, facts),
    );
  }

  /** A resend of a payment that went through answers what it answered then. */
  private async paidBefore(receipt: CommandReceipt, context: CommandContext): Promise<PaidReservation> {
    const stream = `${reservationAggregate.prefix}${receipt.id}`;
    // The payment is the last event of its append, or the last but one.
    const events = await this.streams.eventsSince(stream, receipt.revision - 2, 2);
    const paid = events.find(
      ({ type, metadata }) => type === 'PaymentReceived' && metadata.command_id === context.command_id,
    );
    return answerOf(receipt, (paid?.data as ReservationEventOf<'PaymentReceived'>['data'] | undefined)?.amount ?? 0);
  }
}

/** What is due is taken, all of it; a rest that is settled at the marina cannot be paid here. */
function partRefusal({ part }: PayForm, state: ReservationState): Refusal | null {
  const due = outstanding(state);
  const total = (state.price?.breakdown.total ?? 0) - heldAmount(state);
  return part === 'DUE' || total === due ? null : conflict('RESERVATION_PAYMENT_AMOUNT_WRONG', { due });
}

/** One payment for what is due now: resending, or trying another card, never takes it twice. */
function paymentId(reservationId: string, state: ReservationState): string {
  return deriveId(reservationId, 'payment', state.payments.length, outstanding(state));
}

function answerOf(receipt: CommandReceipt, amount: number): PaidReservation {
  return { ...receipt, payment_status: 'succeeded', amount: toDecimal(amount), redirect_url: null };
}
