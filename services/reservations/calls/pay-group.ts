import { Inject } from '@nestjs/common';
import { FindPayoutAccount } from '../../../contracts/payments/queries.js';
import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { type PaymentProvider, PaymentProviderUnavailableError } from '../../platform/payments/payment-provider.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { PAYMENTS } from '../../platform/tokens.js';
import type { GroupPayment, GroupState } from '../domain/group.js';
import { conflict } from '../domain/refusals.js';
import { GroupPayments } from '../groups/group-payments.js';
import { BoaterLinks } from '../links/boater-link.js';
import { GroupMembers } from '../lookups/group-members.js';
import { partsDue } from '../lookups/own-groups.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { groupRecord } from '../records/group-record.js';
import { reservationRecord } from '../records/reservation-record.js';

type Payment = ReceivedCall<typeof boaterReservationApi.payGroup>;

interface Paid extends CommandReceipt {
  readonly payment_status: 'pending' | 'succeeded';
  readonly amount: number;
  readonly redirect_url: string | null;
}

/** The token that the sandbox's form returns for a valid card. */
const SANDBOX_TOKEN = 'sandbox_ok';

/**
 * The organiser pays what is due for all boats of which this was said, with one payment. The lock of the group is held,
 * so that two presses are one payment.
 */
@Handles(boaterReservationApi.payGroup)
export class PayGroup {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly members: GroupMembers,
    private readonly paying: GroupPayments,
    private readonly links: BoaterLinks,
    private readonly queries: QueryBus,
    private readonly locks: Locks,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  async execute(call: Payment): Promise<Paid | Refusal> {
    const { boater, marinaContext: context } = call;
    const { state: own } = await this.streams.load(reservationRecord, boater.reservation_id);
    const { group_id } = own;
    if (group_id === undefined) return refuse('not_found', 'NOT_FOUND');
    return this.locks.exclusively(groupRecord, group_id, async () => {
      const { state } = await this.streams.load(groupRecord, group_id);
      if (state?.boater_id !== own.boater_id) return refuse('not_found', 'NOT_FOUND');
      const answered = await answeredBefore(this.streams, groupRecord, group_id, context);
      if (answered !== null) return isRefusal(answered) ? answered : this.paidBefore(answered, context);
      try {
        return await this.pay(state, call, context);
      } catch (error) {
        if (error instanceof PaymentProviderUnavailableError)
          return refuse('unavailable', 'PAYMENT_PROVIDER_UNAVAILABLE');
        throw error;
      }
    });
  }

  private async pay(
    state: NonNullable<GroupState>,
    { input, boater }: Payment,
    context: MarinaContext,
  ): Promise<Paid | Refusal> {
    const { group_id, marina_id } = state;
    const marina = await this.facts.marina(marina_id);
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const { accepts_online_payments: online, currency } = marina.marina_settings;
    if (!online) return conflict('RESERVATION_ONLINE_PAYMENTS_NOT_ACCEPTED');
    const parts = partsDue(await this.members.of(state), state.boater_id);
    const amount = parts.reduce((sum, part) => sum + part.amount, 0);
    if (amount === 0) return conflict('RESERVATION_PAYMENT_NOT_DUE');
    // The same boats and amounts are the same payment until it was received, so that nobody is charged twice.
    const received = state.payments.filter((payment) => payment.received).length;
    const payment_id = deriveId(group_id, 'group payment', received, JSON.stringify(parts));
    const page = this.payments.paysOn === 'page';
    const account_reference = await this.queries.execute(new FindPayoutAccount(marina_id));
    const created = await this.payments.createPayment({
      id: payment_id,
      amount_minor: amount,
      currency,
      description: `${marina.name} ${state.name} ${state.start_date}`,
      ...(page ? { return_url: await this.links.addressOf(boater.reservation_id) } : {}),
      ...(account_reference === null ? {} : { account_reference }),
      metadata: { reservation_id: group_id, marina_id },
    });
    if (isRefusal(created)) return created;
    const { provider_reference } = created;
    const begun = await this.paying.record(
      group_id,
      { type: 'BeginPayment', payment_id, provider_reference, parts },
      partOf(context, 'begun'),
    );
    if (isRefusal(begun)) return begun;
    crashPoint('group.before_payment');
    if (created.status !== 'succeeded') {
      if (page) {
        const redirect_url = created.checkout_url;
        return { ...begun, payment_status: 'pending', amount: toDecimal(amount), redirect_url };
      }
      const confirmed = await this.payments.confirmPayment({
        id: deriveId(context.command_id, 'confirmation'),
        provider_reference,
        token: input.payment_token ?? SANDBOX_TOKEN,
      });
      if (isRefusal(confirmed)) return confirmed;
      if (confirmed.status !== 'succeeded') {
        return conflict('RESERVATION_PAYMENT_DECLINED', { reason: confirmed.failure_code });
      }
    }
    const taken = await this.paying.record(group_id, { type: 'ReceivePayment', payment_id }, context);
    if (isRefusal(taken)) return taken;
    const payment: GroupPayment = { payment_id, provider_reference, parts, received: true, allocated: false };
    const allocated = await this.paying.allocate(state, payment);
    if (isRefusal(allocated)) return allocated;
    return { ...taken, payment_status: 'succeeded', amount: toDecimal(amount), redirect_url: null };
  }

  /** Repeats the original answer for a resend of a payment that succeeded. */
  private async paidBefore(receipt: CommandReceipt, context: MarinaContext): Promise<Paid> {
    const { state } = await this.streams.load(groupRecord, receipt.id);
    const events = await this.streams.eventsSince(groupRecord.streamOf(receipt.id), receipt.revision - 1, 1);
    const event = events.find(({ metadata }) => metadata.command_id === context.command_id);
    const payment_id = event !== undefined && 'payment_id' in event.data ? event.data['payment_id'] : null;
    const parts = state?.payments.find((known) => known.payment_id === payment_id)?.parts ?? [];
    const amount = parts.reduce((sum, part) => sum + part.amount, 0);
    return { ...receipt, payment_status: 'succeeded', amount: toDecimal(amount), redirect_url: null };
  }
}
