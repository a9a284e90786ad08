import { RehearseAbsenceUndo } from '../../../contracts/absences/queries.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { AbsenceUndoing } from '../berthing/absence-undoing.js';
import { DayTrips } from '../berthing/day-trips.js';
import { decide } from '../domain/absence.js';

@QueryHandler(RehearseAbsenceUndo)
export class RehearseAbsenceUndoHandler {
  constructor(
    private readonly undoing: AbsenceUndoing,
    private readonly trips: DayTrips,
  ) {}

  async execute({ input }: RehearseAbsenceUndo): Promise<Refusal | null> {
    const undo = await this.undoing.of(input);
    if (isRefusal(undo)) return undo;
    const { plans, now, context } = undo;
    const shared =
      plans === null ? null : await this.trips.sharesDay(input.absence_id, now.vessel_id, plans, input.marina_id);
    if (shared !== null) return shared;
    const decided = decide(undo.command('rehearsed')(now), now, context);
    return isRefusal(decided) ? decided : null;
  }
}
