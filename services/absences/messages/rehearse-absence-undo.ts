import { RehearseAbsenceUndo } from '../../../contracts/absences/queries.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { AbsenceReversal } from '../berthing/absence-reversal.js';
import { DayTrips } from '../berthing/day-trips.js';
import { decide } from '../domain/absence.js';

/** Stands for the id of a step that is never recorded. */
const REHEARSED_STEP = 'rehearsed';

@QueryHandler(RehearseAbsenceUndo)
export class RehearseAbsenceUndoHandler {
  constructor(
    private readonly undoing: AbsenceReversal,
    private readonly trips: DayTrips,
  ) {}

  async execute({ input }: RehearseAbsenceUndo): Promise<Refusal | null> {
    const undo = await this.undoing.of(input);
    if (isRefusal(undo)) return undo;
    const { plans, report, context } = undo;
    const { absence_id, marina_id } = input;
    const shared = plans === null ? null : await this.trips.sharesDay(absence_id, report.vessel_id, plans, marina_id);
    if (shared !== null) return shared;
    const events = decide(undo.commandFor(report, REHEARSED_STEP), report, context);
    return isRefusal(events) ? events : null;
  }
}
