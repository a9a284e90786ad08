import type { ReportName } from '../../../contracts/reports/vocabulary.js';
import { addDays, nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { byText, type Comparison, inTurn } from '../../../contracts/vocabulary/sorting.js';
import { balanceOf, monthAfter, monthsBetween, type StayFigures } from './stay-figures.js';

/** A code or an id that is written in words later, an amount in minor units, a number, or a date as text. */
export type LineValue = string | number | null;

/** A line of a report before it is written in words. */
export interface ReportLine {
  readonly id: string;
  readonly marina_id: string;
  readonly reservation_id: string | null;
  /** The month whose bar the line adds to. */
  readonly month: string;
  readonly values: Readonly<Record<string, LineValue>>;
}

export type CountedStay = StayFigures & { readonly id: string };

/** A marina as the reports need it. */
export interface CountedMarina {
  readonly id: string;
  /** The marina's date. */
  readonly today: string;
  /** Calendar date of an instant at the marina. */
  readonly dateOf: (at: string) => string;
  /** All its berths in service, with their piers. */
  readonly berths: readonly { readonly id: string; readonly pier_id: string; readonly in_service: boolean }[];
}

export interface Counting {
  readonly marina: CountedMarina;
  /** The stays of the marina that touch the months. */
  readonly stays: readonly CountedStay[];
  /** `YYYY-MM`, both included. */
  readonly from: string;
  readonly to: string;
  /** Null: all piers. */
  readonly pier_ids: readonly string[] | null;
}

/** Lines of a report, in its own order. */
export function linesOf(report: ReportName, counting: Counting): ReportLine[] {
  return counters[report](counting);
}

const counters: Readonly<Record<ReportName, (counting: Counting) => ReportLine[]>> = {
  occupancy,
  revenue,
  arrivals,
  no_shows: noShows,
  cancellations,
  balances,
};

/** Nights of booked visitors in each pier and month, and the share of all berth nights. */
function occupancy(counting: Counting): ReportLine[] {
  const { marina, from, to, pier_ids } = counting;
  const pierOf = new Map(marina.berths.map(({ id, pier_id }) => [id, pier_id]));
  const nights = new Map<string, number>();
  for (const stay of counting.stays) {
    if (stay.standing !== 'booked') continue;
    for (const segment of segmentsOf(stay)) {
      const pier = pierOf.get(segment.berth_id);
      if (pier === undefined) continue;
      for (const [month, count] of nightsByMonth(segment.start_date, segment.end_date))
        plus(nights, `${pier} ${month}`, count);
    }
  }
  const berths = new Map<string, number>();
  for (const { pier_id, in_service } of marina.berths) plus(berths, pier_id, in_service ? 1 : 0);
  const piers = [...berths.keys()].filter((pier) => pier_ids === null || pier_ids.includes(pier));
  return monthsBetween(from, to).flatMap((month) =>
    piers.map((pier_id) => {
      const days = nightsBetween(`${month}-01`, `${monthAfter(month)}-01`);
      const available = (berths.get(pier_id) ?? 0) * days;
      const visitors = nights.get(`${pier_id} ${month}`) ?? 0;
      return line(counting, `${month} ${pier_id}`, month, {
        month,
        pier: pier_id,
        berths: berths.get(pier_id) ?? 0,
        available,
        nights: visitors,
        share: share(visitors, available),
      });
    }),
  );
}

/** Charges of booked stays by the month of their first night and the kind of charge. */
function revenue(counting: Counting): ReportLine[] {
  const sums = new Map<string, { amount: number; stays: number }>();
  for (const stay of inPiers(counting)) {
    const month = stay.start_date.slice(0, 7);
    if (stay.standing !== 'booked' || !within(counting, month)) continue;
    for (const [kind, amount] of byKind(stay)) {
      const key = `${month} ${kind}`;
      const { amount: sum, stays } = sums.get(key) ?? { amount: 0, stays: 0 };
      sums.set(key, { amount: sum + amount, stays: stays + 1 });
    }
  }
  return [...sums].sort(byKey).map(([key, { amount, stays }]) => {
    const [month = '', charge = ''] = key.split(' ');
    return line(counting, key, month, { month, charge, stays, amount });
  });
}

/** Boats that came, and the nights that they stayed, by month and country: the form that tourist boards ask for. */
function arrivals(counting: Counting): ReportLine[] {
  const counts = new Map<string, { arrivals: number; nights: number }>();
  const add = (month: string, country: string | null, arrived: number, nights: number) => {
    if (!within(counting, month)) return;
    const key = `${month} ${country ?? ''}`;
    const before = counts.get(key) ?? { arrivals: 0, nights: 0 };
    counts.set(key, { arrivals: before.arrivals + arrived, nights: before.nights + nights });
  };
  for (const stay of inPiers(counting)) {
    if (stay.standing !== 'booked' || stay.arrived_on === null) continue;
    add(stay.arrived_on.slice(0, 7), stay.country, 1, 0);
    const end = stay.departed_on !== null && stay.departed_on < stay.end_date ? stay.departed_on : stay.end_date;
    for (const [month, nights] of nightsByMonth(stay.start_date, end)) add(month, stay.country, 0, nights);
  }
  return [...counts].sort(byKey).map(([key, { arrivals: arrived, nights }]) => {
    const month = key.slice(0, 7);
    const country = key.slice(8);
    return line(counting, key, month, {
      month,
      country: country === '' ? null : country,
      arrivals: arrived,
      nights,
    });
  });
}

/**
 * Booked stays whose last night is over, and whose boat nobody saw come; also those that the marina cancelled for this
 * reason. By month of the first night.
 */
function noShows(counting: Counting): ReportLine[] {
  return stayLines(counting, (stay) => {
    const missed = stay.standing === 'booked' && stay.arrived_on === null && stay.end_date <= counting.marina.today;
    if (!missed && !(stay.standing === 'canceled' && stay.canceled?.no_show === true)) return null;
    return { month: stay.start_date.slice(0, 7), values: { total: stay.total, paid: stay.paid - stay.refunded } };
  });
}

/** Booked stays that were cancelled, by the month of the cancellation at the marina. */
function cancellations(counting: Counting): ReportLine[] {
  return stayLines(counting, (stay) => {
    if (stay.standing !== 'canceled' || stay.canceled === null) return null;
    const canceled_on = counting.marina.dateOf(stay.canceled.at);
    const { by, refund } = stay.canceled;
    return { month: canceled_on.slice(0, 7), values: { canceled_on, by, total: stay.total, paid: stay.paid, refund } };
  });
}

/** Booked stays for which money is still owed, by month of the first night. */
function balances(counting: Counting): ReportLine[] {
  return stayLines(counting, (stay) => {
    const balance = balanceOf(stay);
    if (balance <= 0) return null;
    const { total, paid, refunded } = stay;
    return { month: stay.start_date.slice(0, 7), values: { total, paid: paid - refunded, balance } };
  });
}

type StayLine = { readonly month: string; readonly values: Readonly<Record<string, LineValue>> } | null;

function stayLines(counting: Counting, read: (stay: CountedStay) => StayLine): ReportLine[] {
  const lines = inPiers(counting).flatMap((stay) => {
    const found = read(stay);
    if (found === null || !within(counting, found.month)) return [];
    const { view_id: number, start_date, end_date } = stay;
    const nights = nightsBetween(start_date, end_date);
    const values = { number, start_date, end_date, nights, ...found.values };
    return [{ ...line(counting, stay.id, found.month, values), reservation_id: stay.id }];
  });
  return lines.sort(inTurn(by('start_date'), by('number')));
}

function line({ marina }: Counting, id: string, month: string, values: ReportLine['values']): ReportLine {
  return { id: `${marina.id} ${id}`, marina_id: marina.id, reservation_id: null, month, values };
}

/** The stays that are, on any night, in one of the piers; all stays if none is chosen. */
function inPiers({ stays, marina, pier_ids }: Counting): readonly CountedStay[] {
  if (pier_ids === null) return stays;
  const chosen = new Set(marina.berths.filter(({ pier_id }) => pier_ids.includes(pier_id)).map(({ id }) => id));
  return stays.filter((stay) => segmentsOf(stay).some(({ berth_id }) => chosen.has(berth_id)));
}

function segmentsOf({ segments, berth_id, start_date, end_date }: StayFigures) {
  if (segments !== null) return segments;
  return berth_id === null ? [] : [{ berth_id, start_date, end_date }];
}

/** Nights `[start, end)` in each month; none if the end is not after the start. */
function nightsByMonth(start: string, end: string): [month: string, nights: number][] {
  if (nightsBetween(start, end) <= 0) return [];
  return monthsBetween(start.slice(0, 7), addDays(end, -1).slice(0, 7)).map((month) => {
    const first = start > `${month}-01` ? start : `${month}-01`;
    const after = `${monthAfter(month)}-01`;
    return [month, nightsBetween(first, end < after ? end : after)];
  });
}

function byKind({ lines }: StayFigures): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { kind, amount } of lines ?? []) plus(sums, kind, amount);
  return sums;
}

function plus(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

const within = ({ from, to }: Counting, month: string): boolean => month >= from && month <= to;
const by = (key: string): Comparison<ReportLine> => {
  return ({ values: one }, { values: other }) => String(one[key]).localeCompare(String(other[key]), 'en');
};
const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => byText(one, other);

/** A percentage with one decimal. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
}
