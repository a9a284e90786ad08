import { absenceErrors } from '../../../contracts/absences/errors.js';
import { FindBoaters, FindVessel } from '../../../contracts/customers/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type LinkCommand } from '../domain/absence-link.js';
import { hasEmail } from '../links/link-recipient.js';
import { absenceLinkRecord } from '../records/absence-link-record.js';

/** Mails a berth holder the link by which they file absences. */
export class SendAbsenceLink extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: { readonly vessel_id: string; readonly boater_id?: string },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(SendAbsenceLink)
export class SendAbsenceLinkHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input, context }: SendAbsenceLink): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const { vessel_id } = input;
    const vessel = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    if (vessel === null) return refuse('not_found', absenceErrors.vessel_not_found);
    const boater_id = input.boater_id ?? vessel.primary_boater_id;
    if (!vessel.boater_ids.includes(boater_id)) return refuse('conflict', absenceErrors.not_a_vessel_contact);
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    if (!hasEmail(boater)) return refuse('conflict', absenceErrors.no_email);
    const command: LinkCommand = { type: 'Issue', vessel_id, marina_id, boater_id, mail: 'LINK' };
    return this.streams.execute(absenceLinkRecord, vessel_id, context, (state) =>
      decide(command, state, this.clock.nowIso()),
    );
  }
}
