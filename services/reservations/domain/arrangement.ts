import type { ArrangedStay, MoveResidentInput } from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { PlanGesture } from '../../../contracts/berths/plan-gestures.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { AllocationOfReservationAnswer } from '../../../contracts/berths/allocation-queries.js';

type Held = Pick<AllocationOfReservationAnswer, 'allocation_id' | 'start_date' | 'end_date' | 'segments'>;
type Segment = ArrangedStay['segments'][number];
type Of<T extends PlanGesture['type']> = Extract<PlanGesture, { type: T }>;

/** Where a gesture puts a stay. Nights before `today`, or before the night of the gesture, keep their berths. */
export function movedStay(
  held: Held,
  { berth_id, from_date }: Pick<Of<'MOVE'>, 'berth_id' | 'from_date'>,
  today: string,
): ArrangedStay | Refusal {
  const from = latest(held.start_date, today, from_date ?? held.start_date);
  if (from >= held.end_date) return stayOver(held);
  return {
    allocation_id: held.allocation_id,
    segments: [...before(held, from), segment(berth_id, from, held.end_date)],
  };
}

/** The stay with other dates, in this berth on all nights that have not passed. */
export function elsewhereOn(
  held: Held,
  { start_date, end_date }: { readonly start_date: string; readonly end_date: string },
  berth_id: string,
  today: string,
): ArrangedStay | Refusal {
  const from = latest(start_date, today);
  if (from >= end_date) return stayOver({ ...held, end_date });
  const past = before(held, from).filter((one) => one.end_date > start_date);
  return { allocation_id: held.allocation_id, segments: [...past, segment(berth_id, from, end_date)] };
}

/** Where a gesture puts a resident's boat. */
export function residentMove(gesture: Of<'MOVE_RESIDENT'>): MoveResidentInput {
  const { allocation_id, berth_id, from_date, until_date, confirm_min_length } = gesture;
  return {
    allocation_id,
    berths: [{ berth_id, ...(from_date === undefined ? {} : { from_date }) }],
    ...(until_date === undefined ? {} : { until_date }),
    confirm_min_length,
  };
}

/** Each stay takes the berth that the other has from today on, or from its arrival. */
export function swappedStays(one: Held, other: Held, today: string): readonly ArrangedStay[] | Refusal {
  const stays: ArrangedStay[] = [];
  for (const [stay, twin] of [
    [one, other],
    [other, one],
  ] as const) {
    const from = latest(stay.start_date, today);
    const berth = twin.segments.find(({ end_date }) => end_date > today);
    if (from >= stay.end_date) return stayOver(stay);
    if (berth === undefined) return stayOver(twin);
    const after = segment(berth.berth_id, from, stay.end_date);
    stays.push({ allocation_id: stay.allocation_id, segments: [...before(stay, from), after] });
  }
  return stays;
}

/** The berths of a stay by their first nights, which begin with the arrival and ascend. */
export function splitStay(held: Held, { segments }: Of<'SPLIT'>): ArrangedStay | Refusal {
  const starts = segments.map(({ start_date }) => start_date);
  for (const [index, start] of starts.entries()) {
    const fits = index === 0 ? start === held.start_date : start > (starts[index - 1] ?? '') && start < held.end_date;
    if (!fits) return refuseFields({ path: `gesture.segments.${index}.start_date`, code: 'inValidDate' });
  }
  const arranged = segments.map(({ berth_id, start_date }, index) =>
    segment(berth_id, start_date, starts[index + 1] ?? held.end_date),
  );
  return { allocation_id: held.allocation_id, segments: arranged };
}

function before({ segments }: Held, from: string): Segment[] {
  return segments
    .filter(({ start_date }) => start_date < from)
    .map(({ berth_id, start_date, end_date }) => segment(berth_id, start_date, end_date < from ? end_date : from));
}

const segment = (berth_id: string, start_date: string, end_date: string): Segment => ({
  berth_id,
  start_date,
  end_date,
});

const latest = (first: string, ...others: readonly string[]): string =>
  others.reduce((last, date) => (date > last ? date : last), first);

const stayOver = ({ end_date }: Held): Refusal => refuse('conflict', berthErrors.stay_over, { details: { end_date } });
