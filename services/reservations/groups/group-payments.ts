import { Inject, Injectable } from '@nestjs/common';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { type MarinaContext, systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import type { PaymentProvider } from '../../platform/payments/payment-provider.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { PAYMENTS } from '../../platform/tokens.js';
import { decide, type GroupCommand, type GroupFacts, type GroupPayment } from '../domain/group.js';
import { MoveReservation } from '../messages/move-reservation.js';
import { groupRecord } from '../records/group-record.js';

/**
 * The organiser's payment for several boats. It is recorded in three steps: its parts before the money is taken, the
 * money, and what each reservation took of it. A part that its reservation cannot take any more goes back the way it
 * came. Every step finds its own first result, so that the policy `group-payment` completes what a crash interrupted.
 */
@Injectable()
export class GroupPayments {
  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
    private readonly locks: Locks,
    private readonly clock: Clock,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  record(group_id: string, command: GroupCommand, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const times = { now: this.clock.nowIso(), today: '' };
    return this.streams.execute(groupRecord, group_id, context, (state) => decide(command, state, times));
  }

  /** Records a payment that the provider reports; null: there is nothing to record. */
  settle(group_id: string, provider_reference: string): Promise<CommandReceipt | Refusal | null> {
    return this.locks.exclusively(groupRecord, group_id, async () => {
      const { state } = await this.streams.load(groupRecord, group_id);
      // A payment of another installation that shares the account.
      if (state === null) return refuse('not_found', 'NOT_FOUND');
      const payment = state.payments.find((known) => known.provider_reference === provider_reference);
      if (payment === undefined || payment.received) return null;
      const taken = await this.payments.getPayment(provider_reference);
      if (taken?.status !== 'succeeded') return null;
      const { payment_id } = payment;
      const context = systemContext(deriveId('settle-payment', provider_reference), 'settle-payment', state.marina_id);
      const received = await this.record(group_id, { type: 'ReceivePayment', payment_id }, context);
      if (isRefusal(received)) return received;
      return this.allocate(state, payment);
    });
  }

  /** Gives each reservation its part. Whoever calls holds the group's lock, and the money was taken. */
  async allocate(
    { group_id, marina_id }: Pick<GroupFacts, 'group_id' | 'marina_id'>,
    { payment_id, provider_reference, parts }: GroupPayment,
  ): Promise<CommandReceipt | Refusal> {
    crashPoint('group.before_allocation');
    const step = (name: string) => systemContext(deriveId(payment_id, name), 'group-payment', marina_id);
    const given_back: { reservation_id: string; amount: number }[] = [];
    for (const { reservation_id, amount } of parts) {
      const group_payment = { payment_id, group_id };
      const command = { type: 'ReceivePayment' as const, amount, provider_reference, group_payment };
      const taken = await this.commands.execute(new MoveReservation(reservation_id, command, step(reservation_id)));
      // The boat was cancelled, paid or repriced meanwhile.
      if (isRefusal(taken) && taken.code !== 'RESERVATION_PAYMENT_ALREADY_RECORDED') {
        const id = deriveId(payment_id, 'unwanted', reservation_id);
        const back = await this.payments.refund({ id, provider_reference, amount_minor: amount });
        // Throwing parks the event and shows it to administrators: a refused refund needs a person.
        if (isRefusal(back)) throw new Error(`the part of ${reservation_id} cannot be given back: ${back.code}`);
        given_back.push({ reservation_id, amount });
      }
      crashPoint('group.after_part');
    }
    return this.record(group_id, { type: 'AllocatePayment', payment_id, given_back }, step('allocated'));
  }
}
