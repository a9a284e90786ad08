import type { Difference } from '../../../../../contracts/dockwalk/walks.js';
import type { NextStep } from '../../../../../contracts/dockwalk/vocabulary.js';
import { berthAddress } from '../model/walk-address.js';

/** Steps that one call carries out; the others lead to a screen. */
export type DirectStep = Extract<
  NextStep,
  'CONFIRM_ARRIVAL' | 'CONFIRM_DEPARTURE' | 'MOVE_HERE' | 'CHANGE_SIZES' | 'ABSENCE_INQUIRY'
>;

export interface OfferedStep {
  readonly step: NextStep;
  /** The screen to open; null: a call of its own does it. */
  readonly to: string | null;
}

/** The steps of a difference that this console can take, the most likely first. Steps whose records are missing are left out. */
export function offeredSteps({ steps, refs, berth, expected, seen }: Difference): OfferedStep[] {
  const name = seen?.name ?? expected?.name ?? '';
  const activity = `/activity?${new URLSearchParams({ tab: 'past', search: name }).toString()}`;
  const places: Readonly<Record<NextStep, string | null | undefined>> = {
    CONFIRM_ARRIVAL: refs.traffic_event_id === null ? undefined : null,
    CONFIRM_DEPARTURE: refs.traffic_event_id === null ? undefined : null,
    MOVE_HERE: refs.vessel_id === null ? undefined : null,
    CHANGE_SIZES: refs.vessel_id === null || seen?.measured == null ? undefined : null,
    ABSENCE_INQUIRY: refs.vessel_id === null ? undefined : null,
    STAYS_LONGER: activity,
    CLOSE_ABSENCE: page('/absence-reports', refs.absence_report_id),
    CHANGE_ABSENCE: page('/absence-reports', refs.absence_report_id),
    REPORT_ABSENCE: page('/absence-reports/create', refs.vessel_id),
    FIND_BERTH: refs.reservation_id === null ? undefined : '/matching',
    FIND_BOAT: berthAddress(berth.id),
    NEW_RESERVATION: '/reservations/new?create_new=true',
    MESSAGE:
      refs.reservation_id !== null
        ? `/reservations/${refs.reservation_id}?tab=1`
        : refs.boater_id === null
          ? undefined
          : `/boaters/${refs.boater_id}?tab=messages`,
  };
  return steps.flatMap((step) => {
    const to = places[step];
    return to === undefined ? [] : [{ step, to }];
  });
}

const page = (root: string, id: string | null): string | undefined => (id === null ? undefined : `${root}/${id}`);
