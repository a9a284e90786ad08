import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/absence-link.js';
import { absenceLinkRecord } from '../records/absence-link-record.js';

/** Withdraws the link of a vessel: mails that were sent no longer open its absences. */
export class RevokeAbsenceLink extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: { readonly vessel_id: string },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(RevokeAbsenceLink)
export class RevokeAbsenceLinkHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { vessel_id }, context }: RevokeAbsenceLink): Promise<CommandReceipt | Refusal> {
    const { state } = await this.streams.load(absenceLinkRecord, vessel_id);
    if (state.issued?.marina_id !== context.marina_id) return refuse('not_found', 'NOT_FOUND');
    return this.streams.execute(absenceLinkRecord, vessel_id, context, (current) =>
      decide({ type: 'Revoke' }, current, this.clock.nowIso()),
    );
  }
}
