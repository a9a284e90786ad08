import { Injectable } from '@nestjs/common';
import type { Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import type { GroupEvent } from '../domain/events/group-events.js';
import { GroupPayments } from '../groups/group-payments.js';
import { groupRecord } from '../records/group-record.js';

type Received = Extract<GroupEvent, { type: 'GroupPaymentReceived' }>;

/** Gives the reservations their parts of a payment if a crash kept them out; otherwise a no-op. */
@Injectable()
export class GroupPaymentPolicy implements Policy<Received> {
  readonly name = 'group-payment';
  readonly reactsTo = ['GroupPaymentReceived'] as const;

  constructor(
    private readonly streams: StreamRepository,
    private readonly paying: GroupPayments,
    private readonly locks: Locks,
  ) {}

  async handle(event: LoggedEvent<Received>): Promise<void> {
    const group_id = groupRecord.idOf(event.stream);
    await this.locks.exclusively(groupRecord, group_id, async () => {
      const { state } = await this.streams.load(groupRecord, group_id);
      const payment = state?.payments.find(({ payment_id }) => payment_id === event.data.payment_id);
      if (state === null || payment === undefined || payment.allocated) return;
      await this.paying.allocate(state, payment);
    });
  }
}
