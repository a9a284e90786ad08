import { boaterLinkApi } from '../../../contracts/reservations/api.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { revoke } from '../domain/boater-link.js';
import { linkedStay } from '../lookups/linked-stay.js';
import { boaterLinkRecord } from '../records/boater-link-record.js';

/** Withdraws the link by which a boater reads and answers a reservation. */
@Handles(boaterLinkApi.revoke)
export class RevokeBoaterLink {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { reservation_id },
    marinaContext: context,
  }: ReceivedCall<typeof boaterLinkApi.revoke>): Promise<CommandReceipt | Refusal> {
    const found = await linkedStay(this.streams, reservation_id);
    if (found?.stay.marina_id !== context.marina_id) return refuse('not_found', 'NOT_FOUND');
    return this.streams.execute(boaterLinkRecord, reservation_id, context, (link) =>
      revoke({ ...found.stay, reservation_id }, link, this.clock.nowIso()),
    );
  }
}
