import type { AllocateBerthInput, AllocatedBerth } from '../../../contracts/berths/commands.js';
import { berthed, type BerthWish } from './berth-wish.js';
import type { AllocationOfReservationAnswer } from '../../../contracts/berths/allocation-queries.js';
import type { RehearsedStay, RehearsePlan } from '../../../contracts/berths/rehearsal-queries.js';

/** A command by which the plan grants a wish: it can be rehearsed, and then carried out. */
export type WishedStep = Extract<
  RehearsePlan['change'],
  { type: 'AllocateBerth' | 'MoveAllocation' | 'ChangeAllocationDates' | 'ArrangeStays' }
>;

/** For a stay without a berth. */
export function allocationFor(
  wish: BerthWish,
  allocation_id: string,
  skips: AllocateBerthInput['skips'],
): Extract<WishedStep, { type: 'AllocateBerth' }> {
  const { reservation_id, vessel, start_date, end_date, berth_id, confirm_min_length, instant_only } = wish;
  const stay = { allocation_id, reservation_id, vessel: berthed(vessel), start_date, end_date };
  const data = { ...stay, confirm_min_length, berth_id, instant_only, skips };
  return { type: 'AllocateBerth', data: { ...data, ...boatOf(vessel), ...keptBoth(wish) } };
}

/** For a stay that has a berth: the step, and the one that restores what there was. Null: nothing changes. */
export function changeFor(
  held: AllocationOfReservationAnswer,
  wish: BerthWish,
): { readonly step: WishedStep; readonly back: WishedStep } | null {
  const { allocation_id } = held;
  const { start_date, end_date, from_date, vessel_before } = wish;
  const before = { start_date: held.start_date, end_date: held.end_date };
  if (wish.exact !== undefined) return { step: arrangement(wish.exact, keptBoth(wish)), back: arrangement(held) };
  const otherNights = before.start_date !== start_date || before.end_date !== end_date;
  const elsewhere = held.segments.some(({ berth_id }) => berth_id !== wish.berth_id);
  const otherBerth =
    wish.berth_id !== undefined && (wish.berth_id !== held.berth_id || (wish.every_night === true && elsewhere));
  if (!otherBerth && vessel_before === undefined) {
    // A dates-only change keeps the allocation in its berths, even if it has several.
    const nights = (dates: typeof before & { readonly both?: string }): WishedStep => ({
      type: 'ChangeAllocationDates',
      data: { allocation_id, ...dates },
    });
    const after = { start_date, end_date, ...keptBoth(wish) };
    return otherNights ? { step: nights(after), back: nights(before) } : null;
  }
  const move = (berth_id: string, nights: typeof before, boat: BerthWish['vessel'] | undefined, confirm: boolean) => {
    const vessel = boat && berthed(boat);
    const named = boat === undefined ? {} : boatOf(boat);
    const data = { allocation_id, berth_id, nights, vessel, from_date, confirm_min_length: confirm, ...named };
    return { type: 'MoveAllocation' as const, data: { ...data, ...keptBoth(wish) } };
  };
  const vessel = vessel_before === undefined ? undefined : wish.vessel;
  return {
    step: move(wish.berth_id ?? held.berth_id, { start_date, end_date }, vessel, wish.confirm_min_length),
    back: move(held.berth_id, before, vessel_before, true),
  };
}

/** Exactly these berths on exactly these nights, in one append. */
function arrangement(
  { allocation_id, segments }: NonNullable<BerthWish['exact']>,
  kept: { readonly both?: string } = {},
): WishedStep {
  return { type: 'ArrangeStays', data: { stays: [{ allocation_id, segments }], confirm_min_length: true, ...kept } };
}

/** The berth that a rehearsal found. What only its record needs is left open. */
export function foundBerth({ allocation_id, after }: RehearsedStay): AllocatedBerth | null {
  const segments = after.map(({ berth_id, berth_name: label, start_date, end_date }) => ({
    berth_id,
    label,
    start_date,
    end_date: end_date ?? start_date,
  }));
  const last = segments.at(-1);
  if (last === undefined) return null;
  const { berth_id, label } = last;
  return { allocation_id, berth_id, label, min_length: null, suggested_berth_id: null, segments };
}

const boatOf = ({ vessel_id }: BerthWish['vessel']) => (vessel_id == null ? {} : { vessel_id });

const keptBoth = ({ both }: BerthWish) => (both === undefined ? {} : { both });
