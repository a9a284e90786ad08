import { absenceApi } from '../../../contracts/absences/api.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/absence-link.js';
import { absenceLinkRecord } from '../records/absence-link-record.js';

/** Withdraws the link of a vessel: mails that were sent no longer open its absences. */
@Handles(absenceApi.revokeLink)
export class RevokeAbsenceLink {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { vessel_id },
    marinaContext: context,
  }: ReceivedCall<typeof absenceApi.revokeLink>): Promise<CommandReceipt | Refusal> {
    const { state } = await this.streams.load(absenceLinkRecord, vessel_id);
    if (state.issued?.marina_id !== context.marina_id) return refuse('not_found', 'NOT_FOUND');
    return this.streams.execute(absenceLinkRecord, vessel_id, context, (current) =>
      decide({ type: 'Revoke' }, current, this.clock.nowIso()),
    );
  }
}
