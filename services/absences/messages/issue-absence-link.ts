import { IssueAbsenceLink } from '../../../contracts/absences/commands.js';
import { absenceErrors } from '../../../contracts/absences/errors.js';
import { FindVessel } from '../../../contracts/customers/queries.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type LinkCommand } from '../domain/absence-link.js';
import { HolderLinks } from '../links/holder-link.js';
import { absenceLinkRecord } from '../records/absence-link-record.js';

@CommandHandler(IssueAbsenceLink)
export class IssueAbsenceLinkHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly links: HolderLinks,
    private readonly clock: Clock,
  ) {}

  /** A link for a former contact would open nothing, and close that of the present holder. */
  async execute({ input, context }: IssueAbsenceLink): Promise<{ readonly link: string } | Refusal> {
    const { vessel_id, boater_id } = input;
    const vessel = await this.queries.execute(new FindVessel({ marina_id: context.marina_id, vessel_id }));
    if (vessel?.boater_ids.includes(boater_id) !== true) return refuse('conflict', absenceErrors.not_a_vessel_contact);
    const command: LinkCommand = {
      type: 'Issue',
      vessel_id,
      marina_id: context.marina_id,
      boater_id,
      mail: 'ELSEWHERE',
    };
    const issued = await this.streams.execute(absenceLinkRecord, vessel_id, context, (state) =>
      decide(command, state, this.clock.nowIso()),
    );
    if (isRefusal(issued)) return issued;
    const { state } = await this.streams.load(absenceLinkRecord, vessel_id);
    if (state.issued === null) return refuse('not_found', 'NOT_FOUND');
    return { link: await this.links.addressOf(state.issued) };
  }
}
