import type { PlanBar } from '../../../../../contracts/berths/plan.js';
import { addDays, nightsBetween } from '../../../../../contracts/vocabulary/dates.js';

/** Who has a berth for a night. `away`: its resident is away, so visitors may have it. */
export type NightUse = 'free' | 'visitor' | 'resident' | 'away';

/** Bars of one berth as they cover a range of nights: offsets from its first night, the end not included. */
export interface NightSpan {
  readonly bar: PlanBar;
  readonly from: number;
  readonly to: number;
}

/** Whether a bar takes the berth: as its own, or extended over it. */
function isOn(bar: PlanBar, berthId: string): boolean {
  return bar.berth_id === berthId || bar.extends_over.includes(berthId);
}

/** The parts of a berth's bars within `count` nights from `start`, in order. */
export function spansOf(bars: readonly PlanBar[], berthId: string, start: string, count: number): NightSpan[] {
  return bars
    .filter((bar) => isOn(bar, berthId))
    .map((bar) => ({
      bar,
      from: Math.max(0, nightsBetween(start, bar.start_date)),
      to: bar.end_date === null ? count : Math.min(count, nightsBetween(start, bar.end_date)),
    }))
    .filter(({ from, to }) => to > from)
    .sort((one, other) => one.from - other.from);
}

/** The use of each night. A visitor comes before the resident whose absence lets them in. */
export function usesOf(spans: readonly NightSpan[], count: number): NightUse[] {
  return Array.from({ length: count }, (_night, night) => {
    const kinds = spans.filter(({ from, to }) => from <= night && night < to).map(({ bar }) => bar.kind);
    if (kinds.includes('VISIT') || kinds.includes('OVERDUE')) return 'visitor';
    if (kinds.includes('AWAY')) return 'away';
    return kinds.includes('RESIDENT') ? 'resident' : 'free';
  });
}

/** Number of nights on which none of the berths is taken. */
export function freeTogether(bars: readonly PlanBar[], berthIds: readonly string[], start: string, count: number) {
  const uses = berthIds.map((id) => usesOf(spansOf(bars, id, start, count), count));
  return Array.from({ length: count }, (_night, night) => night).filter((night) =>
    uses.every((of) => of[night] === 'free' || of[night] === 'away'),
  ).length;
}

/** A stay in the berth, now or ahead, with the nights it has there. */
export interface BerthStay {
  readonly key: string;
  readonly holder: 'RESIDENT' | 'VISITOR';
  readonly boat: PlanBar['boat'];
  readonly start_date: string;
  readonly end_date: string | null;
  readonly reservation_id: string | null;
  readonly view_id: string | null;
  /** The boat lies over neighbouring berths as well, so this berth alone does not have to hold it. */
  readonly extended: boolean;
}

/** The stays of a berth from a day on, soonest first. Absences are no stays. */
export function staysFrom(bars: readonly PlanBar[], berthId: string, today: string): BerthStay[] {
  return bars
    .filter((bar) => bar.kind !== 'AWAY' && isOn(bar, berthId) && (bar.end_date === null || bar.end_date > today))
    .map((bar) => ({
      key: `${bar.allocation_id} ${bar.start_date}`,
      holder: bar.kind === 'RESIDENT' ? ('RESIDENT' as const) : ('VISITOR' as const),
      boat: bar.boat,
      start_date: bar.start_date,
      end_date: bar.end_date,
      reservation_id: bar.reservation_id,
      view_id: bar.view_id,
      extended: bar.extends_over.length > 0,
    }))
    .sort((one, other) => one.start_date.localeCompare(other.start_date));
}

/** The stay whose boat lies in the berth tonight. */
export function stayTonight(stays: readonly BerthStay[], today: string): BerthStay | null {
  const tonight = stays.filter(
    ({ start_date, end_date }) => start_date <= today && (end_date === null || end_date > today),
  );
  return tonight.find(({ holder }) => holder === 'VISITOR') ?? tonight[0] ?? null;
}

/** The first days of `count` weeks from a day on. */
export function weeksFrom(start: string, count: number): string[] {
  return Array.from({ length: count }, (_week, week) => addDays(start, week * 7));
}
