import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { AbsenceReport } from '../../../contracts/absences/absence.js';
import { FindAbsence, type FindAbsenceAnswer } from '../../../contracts/absences/queries.js';
import { FindVessel, type FindVesselAnswer } from '../../../contracts/customers/queries.js';
import { FindMarina, type MarinaAnswer } from '../../../contracts/marinas/queries.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { absenceAggregate } from '../commands/absence-aggregate.js';
import { absenceList } from '../projections/absence-list.js';
import { absenceView } from './absence-view.js';

/** Reads the stream itself, for the rules of other areas. */
@QueryHandler(FindAbsence)
export class FindAbsenceHandler implements IQueryHandler<FindAbsence> {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ input: { marina_id, absence_report_id } }: FindAbsence): Promise<FindAbsenceAnswer> {
    const { state } = await this.streams.load(absenceAggregate, absence_report_id);
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

/** One report for its page, with the vessel's sizes of today. */
export class ShowAbsence {
  constructor(
    readonly marina_id: string,
    readonly absenceId: string,
  ) {}
}

@QueryHandler(ShowAbsence)
export class ShowAbsenceHandler implements IQueryHandler<ShowAbsence> {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id, absenceId }: ShowAbsence): Promise<AbsenceReport | Refusal> {
    const notFound = refuse('not_found', 'NOT_FOUND');
    const document = await this.projections.model(absenceList).get(absenceId);
    const marina = await this.queries.execute<FindMarina, MarinaAnswer>(new FindMarina(marina_id));
    if (document?.marina_id !== marina_id || marina === null) return notFound;
    const { vessel_id } = document;
    const vessel = await this.queries.execute<FindVessel, FindVesselAnswer>(new FindVessel({ marina_id, vessel_id }));
    return absenceView(document, marina, this.clock.today(marina.time_zone), vessel) ?? notFound;
  }
}
