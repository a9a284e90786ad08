import type { AbsenceReport } from '../../../contracts/absences/absence.js';
import { absenceApi } from '../../../contracts/absences/api.js';
import type { AbsenceLink } from '../../../contracts/absences/link.js';
import { FindVessel } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { shownLink } from '../domain/absence-link.js';
import { absenceView } from '../lookups/absence-view.js';
import { absenceList } from '../projections/absence-list.js';
import { absenceLinkRecord } from '../records/absence-link-record.js';
import { FindPlannedAbsences } from '../../../contracts/berths/rehearsal-queries.js';

type ShownAbsence = AbsenceReport & { readonly link: AbsenceLink | null };

/** One report for its page, with the vessel's current sizes and its link. */
@Handles(absenceApi.get)
export class ShowAbsence {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { absence_report_id: absenceId },
    marina_id,
  }: ReceivedCall<typeof absenceApi.get>): Promise<ShownAbsence | Refusal> {
    const notFound = refuse('not_found', 'NOT_FOUND');
    const document = await this.projections.model(absenceList).get(absenceId);
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (document?.marina_id !== marina_id || marina === null) return notFound;
    const { vessel_id } = document;
    const vessel = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    const planned = await this.queries.execute(new FindPlannedAbsences(marina_id, { absence_ids: [absenceId] }));
    const facts = { marina, today: this.clock.today(marina.time_zone), vessel, planned: planned.get(absenceId) };
    const view = absenceView(document, facts);
    const { state } = await this.streams.load(absenceLinkRecord, vessel_id);
    return view === null ? notFound : { ...view, link: shownLink(state, this.clock.nowIso()) };
  }
}
