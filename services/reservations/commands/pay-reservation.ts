import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PayReservation as PayForm } from '../../../contracts/reservations/boater.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type PaymentProvider, PaymentProviderUnavailableError } from '../../platform/payments/payment-provider.js';
import { PAYMENTS } from '../../platform/tokens.js';
import { decide } from '../domain/decide.js';
import { moveRefusal } from '../domain/next-move.js';
import { outstanding, type ReservationState } from '../domain/reservation-state.js';
import { reservationAggregate } from './reservation-aggregate.js';
import { type ReservationCase, ReservationFacts } from './reservation-facts.js';

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
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  async execute({ reservationId, input, context }: PayReservation): Promise<PaidReservation | Refusal> {
    const found = await this.facts.find(reservationId, context);
    if (isRefusal(found)) return found;
    const { state } = found;
    const again = await this.paidBefore(found, context);
    if (again !== null) return again;
    const closed = moveRefusal('PAY', state, found.context);
    if (closed !== null) return closed;
    if (context.expected_revision !== undefined && context.expected_revision !== found.revision) {
      return this.append(found, [], context) as Promise<Refusal>;
    }
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
    const payment = await this.payments.createPayment({
      id: paymentId(found.id, found.state),
      amount_minor: amount,
      currency: found.marina.marina_settings.currency,
      description: `${found.marina.name} ${found.state.start_date}`,
      metadata: { reservation_id: found.id, marina_id: found.marina.id },
    });
    if (isRefusal(payment)) return payment;
    const confirmed = await this.payments.confirmPayment({
      id: deriveId(context.command_id, 'confirmation'),
      provider_reference: payment.provider_reference,
      token: input.payment_token ?? SANDBOX_TOKEN,
    });
    if (isRefusal(confirmed)) return confirmed;
    if (confirmed.status !== 'succeeded') {
      return refuse('conflict', 'RESERVATION_PAYMENT_DECLINED', { details: { reason: confirmed.failure_code } });
    }
    const received = { type: 'ReceivePayment' as const, amount, provider_reference: payment.provider_reference };
    const receipt = await this.append(found, [received], context);
    return isRefusal(receipt) ? receipt : answerOf(receipt, amount);
  }

  private append(
    found: ReservationCase,
    commands: readonly Parameters<typeof decide>[0][],
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    // The boater's bank has moved the money: from here on the provider reports, so the rules of reports apply.
    const facts = { ...found.context, actor: 'system' as const };
    return this.streams.execute(reservationAggregate, found.id, context, (state) =>
      commands.length === 0 ? [] : decide(commands[0] as Parameters<typeof decide>[0], state, facts),
    );
  }

  /** A resend of a payment that went through answers what it answered then. */
  private async paidBefore(found: ReservationCase, context: CommandContext): Promise<PaidReservation | null> {
    const known = await this.streams.receiptOf(reservationAggregate, found.id, context);
    if (known === null) return null;
    return answerOf(known, found.state.payments.at(-1)?.amount ?? 0);
  }
}

/** One payment for what is due now: resending, or trying another card, never takes it twice. */
function paymentId(reservationId: string, state: ReservationState): string {
  return deriveId(reservationId, 'payment', state.payments.length, outstanding(state));
}

function answerOf(receipt: CommandReceipt, amount: number): PaidReservation {
  return { ...receipt, payment_status: 'succeeded', amount: toDecimal(amount), redirect_url: null };
}
