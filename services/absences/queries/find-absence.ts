import type { AbsenceReport } from '../../../contracts/absences/absence.js';
import type { AbsenceLink } from '../../../contracts/absences/link.js';
import { FindPlannedAbsences } from '../../../contracts/berths/queries.js';
import { FindAbsence } from '../../../contracts/absences/queries.js';
import { FindVessel } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { shownLink } from '../domain/absence-link.js';
import { absenceLinkRecord } from '../records/absence-link-record.js';
import { absenceRecord } from '../records/absence-record.js';
import { absenceList } from '../projections/absence-list.js';
import { absenceView } from './absence-view.js';

/** Reads the stream, because other areas' rules need the current state. */
@QueryHandler(FindAbsence)
export class FindAbsenceHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ input: { marina_id, absence_report_id } }: FindAbsence): Promise<BusAnswer<FindAbsence>> {
    const { state } = await this.streams.load(absenceRecord, absence_report_id);
    if (!state.exists || state.marina_id !== marina_id || state.standing === null) return null;
    const { departure_date, return_date } = state.standing;
    return {
      id: absence_report_id,
      boater_id: state.boater_id,
      vessel_id: state.vessel_id,
      departure_date,
      return_date,
    };
  }
}

type ShownAbsence = AbsenceReport & { readonly link: AbsenceLink | null };

/** One report for its page, with the vessel's current sizes and its link. */
export class ShowAbsence extends Query<ShownAbsence | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly absenceId: string,
  ) {
    super();
  }
}

@QueryHandler(ShowAbsence)
export class ShowAbsenceHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id, absenceId }: ShowAbsence): Promise<ShownAbsence | Refusal> {
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
