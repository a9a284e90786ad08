import { Injectable } from '@nestjs/common';
import { ListAbsenceSteps, type RecordedAbsenceStep } from '../../../contracts/absences/queries.js';
import type { PlanAction } from '../../../contracts/berths/plan-actions.js';
import { FindVesselNames } from '../../../contracts/customers/queries.js';
import { ListBerthPlaces } from '../../../contracts/berths/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { UNDO_DAYS } from '../../../contracts/berths/vocabulary.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { type RecordedAction, type RecordedReport, withReports } from '../domain/recorded-action.js';
import type { ActingIn } from '../lookups/reservation-facts.js';
import { reservationList } from '../projections/reservation-list.js';
import { standing, undoIdOf } from './undo-hindrances.js';
import { UndoVerdicts } from './undo-verdicts.js';
import { FindHeldBerth } from '../../../contracts/berths/rehearsal-queries.js';
import { ListPlanActions, type RecordedHeldNights } from '../../../contracts/berths/plan-history-queries.js';

const DAY_MS = 86_400_000;

/** What was done on the plan in the last days, and whether it can be undone. */
@Injectable()
export class PlanHistory {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly projections: ProjectionHost,
    private readonly verdicts: UndoVerdicts,
  ) {}

  /** Newest first. */
  async recorded(marina_id: string): Promise<readonly RecordedAction[]> {
    const since = new Date(this.clock.now().getTime() - UNDO_DAYS * DAY_MS).toISOString();
    const [planned, steps] = await Promise.all([
      this.queries.execute(new ListPlanActions(marina_id, { since })),
      this.queries.execute(new ListAbsenceSteps({ marina_id, since })),
    ]);
    const known = new Set(planned.map(({ action_id }) => action_id));
    const reports = await Promise.all(
      steps.map(async (step) => {
        return { ...step, held: known.has(step.action_id) ? null : await this.heldDuring(step, marina_id) };
      }),
    );
    return withReports(planned, reports);
  }

  private async heldDuring(
    { vessel_id, departure_date: start_date, return_date }: RecordedAbsenceStep,
    marina_id: string,
  ): Promise<RecordedHeldNights | null> {
    // A day trip has no night, so the berth of its day counts.
    const end_date = return_date > start_date ? return_date : addDays(start_date, 1);
    const held = await this.queries.execute(new FindHeldBerth(marina_id, { vessel_id, start_date, end_date }));
    return held === null ? null : { berth_id: held.berth_id, label: held.berth_name, start_date, end_date };
  }

  /** @param known all recorded actions, of which `actions` are shown */
  async shown(
    actions: readonly RecordedAction[],
    known: readonly RecordedAction[],
    context: ActingIn,
  ): Promise<PlanAction[]> {
    const [verdicts, names] = await Promise.all([
      this.verdicts.of(actions, known, context),
      this.boats(actions, context.marina_id),
    ]);
    return actions.map(({ action_id, kind, at, by, steps, resident, swapped, absence, report }, index) => {
      const why_not = verdicts[index] ?? null;
      return {
        action_id,
        kind,
        at,
        by,
        stays: [
          ...(report === null ? [] : [boatOf(report, names)]),
          ...[resident ?? absence, swapped]
            .filter((one) => one !== null)
            .map(({ allocation_id, vessel_id, before, after }) => ({
              allocation_id,
              reservation_id: null,
              boat_name: names.get(vessel_id) ?? null,
              from: (before ?? []).map(shownSegment),
              to: after.map(shownSegment),
            })),
          ...steps.map(({ allocation_id, reservation_id, before, after }) => ({
            allocation_id,
            reservation_id,
            boat_name: names.get(reservation_id) ?? null,
            from: (before ?? []).map(shownSegment),
            to: after.map(shownSegment),
          })),
        ],
        undone_by: why_not?.code === 'ALREADY_UNDONE' ? undoIdOf(standing(action_id, known)) : null,
        undoable: why_not === null,
        why_not,
      };
    });
  }

  /** The names of the berth and of the boat by which the actions are filtered. */
  async named(
    {
      berth_id,
      reservation_id,
    }: { readonly berth_id?: string | undefined; readonly reservation_id?: string | undefined },
    marina_id: string,
  ): Promise<{ readonly berth_name: string | null; readonly boat_name: string | null }> {
    const places = berth_id === undefined ? [] : await this.queries.execute(new ListBerthPlaces(marina_id));
    const berth = places.find(({ id }) => id === berth_id);
    const stay =
      reservation_id === undefined ? undefined : await this.projections.model(reservationList).get(reservation_id);
    return {
      berth_name: berth?.label ?? null,
      boat_name: stay?.marina_id === marina_id ? stay.state.vessel_name : null,
    };
  }

  private async boats(
    actions: readonly RecordedAction[],
    marina_id: string,
  ): Promise<ReadonlyMap<string, string | null>> {
    const ids = new Set(actions.flatMap(({ steps }) => steps.map((step) => step.reservation_id)));
    const documents = await this.projections.model(reservationList).getMany([...ids]);
    const own = documents.filter((document) => document.marina_id === marina_id);
    const names = new Map<string, string | null>(own.map(({ _id, state }) => [_id, state.vessel_name]));
    const vessel_ids = actions.flatMap(({ resident, swapped, absence, report }) =>
      [resident, swapped, absence, report].flatMap((one) => one?.vessel_id ?? []),
    );
    if (vessel_ids.length === 0) return names;
    const vessels = await this.queries.execute(new FindVesselNames({ marina_id, vessel_ids }));
    for (const [id, name] of vessels) names.set(id, name);
    return names;
  }
}

function shownSegment({ berth_id, label, start_date, end_date }: RecordedHeldNights) {
  return { berth_id, berth_name: label, start_date, end_date };
}

/** A report that changes no night of the plan leaves the boat its berth. */
function boatOf({ vessel_id, held }: RecordedReport, names: ReadonlyMap<string, string | null>) {
  const berths = held === null ? [] : [shownSegment(held)];
  const none = { allocation_id: null, reservation_id: null, from: berths, to: berths };
  return { ...none, boat_name: names.get(vessel_id) ?? null };
}
