import type { FigureFact } from '../../../contracts/reservations/figures-facts.js';
import type { ReservationFact } from '../../../contracts/reservations/events.js';
import type { TrafficEvent } from '../../../contracts/traffic/events.js';
import { type ReportName, reportNames } from '../../../contracts/reports/vocabulary.js';
import { addDays, nightsBetween } from '../../../contracts/vocabulary/dates.js';

/** `open`: nothing is booked yet. `gone`: expired, or cancelled before it was booked. */
export type StayStanding = 'open' | 'booked' | 'canceled' | 'gone';

/** The facts of one stay that figures are counted from. Amounts in minor units of `currency`. */
export interface StayFigures {
  marina_id: string;
  boater_id: string;
  /** The reservation's number for people. */
  view_id: string;
  /** Nights `[start_date, end_date)`. */
  start_date: string;
  end_date: string;
  standing: StayStanding;
  /** ISO 3166 code or the name that the boater wrote; null: unknown, or the boater was erased. */
  country: string | null;
  /** Nights in each berth; null: the whole stay is in `berth_id`. */
  segments: { berth_id: string; start_date: string; end_date: string }[] | null;
  berth_id: string | null;
  currency: string | null;
  /** Parts of the price, by kind; null: no price yet. */
  lines: { kind: string; amount: number }[] | null;
  total: number;
  paid: number;
  /** Refunds that have reached the boater. */
  refunded: number;
  canceled: { at: string; by: 'MARINA' | 'BOATER'; refund: number; no_show: boolean } | null;
  /** Marina-local dates on which staff saw the boat come and leave. */
  arrived_on: string | null;
  departed_on: string | null;
  /** What the stay is found by: see `keysOf`. */
  keys: string[];
}

export type FigureEvent = ReservationFact | FigureFact | TrafficEvent;

type Opened = Extract<ReservationFact, { type: 'ReservationRequested' }>['data'] &
  Extract<FigureFact, { type: 'ReservationRequested' }>['data'];
type Priced = Extract<FigureFact, { type: 'PriceSent' }>['data']['price'];

const openings: readonly string[] = ['ReservationRequested', 'InstantBookingInitiated', 'ReservationCreatedByMarina'];

/** The figures after an event; undefined: it changes none. */
export function figuresAfter(before: StayFigures | undefined, event: FigureEvent): StayFigures | undefined {
  const opens = openings.includes(event.type);
  if (!opens && before === undefined) return undefined;
  const opened = opens ? openedBy(event.data as Opened) : before;
  const after = opened === undefined ? undefined : changed(opened, event);
  return after === undefined ? undefined : { ...after, keys: keysOf(after) };
}

function openedBy(data: Opened): StayFigures {
  const { marina_id, boater_id, view_id, start_date, end_date } = data;
  return {
    marina_id,
    boater_id,
    view_id,
    start_date,
    end_date,
    standing: 'open' as const,
    country: data.boater?.country_of_residence ?? null,
    segments: null,
    berth_id: null,
    currency: null,
    lines: null,
    total: 0,
    paid: 0,
    refunded: 0,
    canceled: null,
    arrived_on: null,
    departed_on: null,
    keys: [],
  };
}

/** All fields but `keys`. */
function changed(stay: StayFigures, event: FigureEvent): StayFigures | undefined {
  switch (event.type) {
    case 'ReservationRequested':
    case 'ReservationCreatedByMarina':
      return stay;
    case 'InstantBookingInitiated':
    case 'PriceSent':
    case 'OfferChanged':
      return withPrice(stay, priceIn(event));
    case 'ReservationPutOnWaitingList':
      return withPrice({ ...stay, standing: 'open' }, priceIn(event));
    case 'SuggestedDatesAccepted':
      return withPrice({ ...stay, ...datesOf(event) }, priceIn(event));
    case 'StayDatesChanged':
      return { ...stay, ...datesOf(event) };
    case 'ReservationApproved':
      return { ...withPrice(stay, priceIn(event)), standing: 'booked' };
    case 'InstantBookingConfirmed':
    case 'StayFinished':
      return { ...stay, standing: 'booked' };
    case 'BerthAssigned': {
      const { berth_id, segments } = event.data;
      const nights =
        segments?.map(({ berth_id: berth, start_date, end_date }) => ({ berth_id: berth, start_date, end_date })) ??
        null;
      return { ...stay, berth_id, segments: nights };
    }
    case 'BerthUnassigned':
      return { ...stay, berth_id: null, segments: null };
    case 'PaymentReceived':
      return { ...stay, paid: stay.paid + amountIn(event) };
    case 'CounterPaymentRecorded':
      return { ...stay, paid: stay.paid + event.data.amount };
    case 'CounterPaymentUndone':
      return { ...stay, paid: stay.paid - event.data.amount };
    case 'RefundIssued':
    case 'CounterRefundPaid':
      return { ...stay, refunded: stay.refunded + event.data.amount };
    case 'DuplicateMerged':
      return { ...stay, paid: stay.paid + movedIn(event.data) };
    case 'DuplicateSeparated':
      return { ...stay, paid: stay.paid - movedIn(event.data) };
    case 'StaySeparated': {
      const standing = event.data.booked ? 'booked' : 'open';
      return { ...stay, standing, canceled: null, paid: stay.paid + movedIn(event.data) };
    }
    case 'ReservationCanceledByMarina': {
      const merged = mergedIn(event.data);
      // A stay that goes on under another number was not cancelled.
      return merged === null
        ? canceledBy(stay, 'MARINA', event.data)
        : { ...stay, standing: 'gone', paid: stay.paid - movedIn(merged) };
    }
    case 'ReservationCanceledByBoater':
      return canceledBy(stay, 'BOATER', event.data);
    case 'ReservationExpired':
    case 'PaymentExpired':
      return { ...stay, standing: 'gone' };
    case 'VesselArrived':
      return { ...stay, arrived_on: event.data.on };
    case 'VesselArrivalUndone':
      return { ...stay, arrived_on: null, departed_on: null };
    case 'VesselDeparted':
      return { ...stay, departed_on: event.data.on };
    case 'VesselDepartureUndone':
      return { ...stay, departed_on: null };
    default:
      return undefined;
  }
}

type Moved = Extract<FigureFact, { type: 'DuplicateSeparated' }>['data'];

/** Minor units that a stay hands over to another one. */
const movedIn = ({ payments }: Moved): number => payments.reduce((sum, { amount }) => sum + amount, 0);
/** What a duplicate hands over; null: it was only cancelled. */
const mergedIn = (data: object): Moved | null => (data as { merged?: Moved }).merged ?? null;

/** Facts of one type are declared twice, with other fields each time. */
function priceIn(event: FigureEvent): Priced | null {
  return (event.data as { price?: Priced | null }).price ?? null;
}
const amountIn = ({ data }: FigureEvent): number => (data as { amount: number }).amount;
function datesOf({ data }: FigureEvent): { start_date: string; end_date: string } {
  const { start_date, end_date } = data as { start_date: string; end_date: string };
  return { start_date, end_date };
}

function withPrice(stay: StayFigures, price: Priced | null): StayFigures {
  if (price === null) return stay;
  const { lines, total } = price.breakdown;
  return {
    ...stay,
    currency: price.offer.currency,
    lines: lines.map(({ kind, amount }) => ({ kind, amount })),
    total,
  };
}

function canceledBy(stay: StayFigures, by: 'MARINA' | 'BOATER', data: object): StayFigures {
  const { at, refund, reason } = data as { at: string; refund: number; reason?: string };
  const no_show = reason === 'customer_no_show';
  return stay.standing === 'booked'
    ? { ...stay, standing: 'canceled', canceled: { at, by, refund, no_show } }
    : { ...stay, standing: 'gone' };
}

/** Key of the stays of a marina that a report may count in a month `YYYY-MM`. */
export const reportKey = (report: ReportName, marina_id: string, month: string): string =>
  `${report} ${marina_id} ${month}`;

function keysOf(stay: StayFigures): string[] {
  const { marina_id } = stay;
  return reportNames.flatMap((report) => {
    const months = new Set(monthsIn[report](stay));
    return [...months].sort().map((month) => reportKey(report, marina_id, month));
  });
}

/** The months in which a report may count a stay as it is; none: it does not count it. */
const monthsIn: Readonly<Record<ReportName, (stay: StayFigures) => readonly string[]>> = {
  occupancy: (stay) => (isBooked(stay) && (stay.segments !== null || stay.berth_id !== null) ? nightMonths(stay) : []),
  revenue: (stay) => (isBooked(stay) && stay.lines !== null ? [firstMonth(stay)] : []),
  arrivals: (stay) =>
    isBooked(stay) && stay.arrived_on !== null ? [...nightMonths(stay), stay.arrived_on.slice(0, 7)] : [],
  no_shows: (stay) => {
    const missing = isBooked(stay) && stay.arrived_on === null;
    return missing || stay.canceled?.no_show === true ? [firstMonth(stay)] : [];
  },
  // A cancellation is an instant, so the months of the days around it count, whatever the marina's time zone.
  cancellations: ({ canceled }) =>
    canceled === null ? [] : [-1, 0, 1].map((days) => addDays(canceled.at.slice(0, 10), days).slice(0, 7)),
  balances: (stay) => (balanceOf(stay) > 0 ? [firstMonth(stay)] : []),
};

const isBooked = ({ standing }: StayFigures): boolean => standing === 'booked';
const firstMonth = ({ start_date }: StayFigures): string => start_date.slice(0, 7);

function nightMonths({ start_date, end_date }: StayFigures): string[] {
  const last = nightsBetween(start_date, end_date) > 0 ? addDays(end_date, -1) : start_date;
  return monthsBetween(start_date.slice(0, 7), last.slice(0, 7));
}

/** The months from one to another, both included. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = monthAfter(month)) months.push(month);
  return months;
}

export function monthAfter(month: string): string {
  return addDays(`${month}-28`, 7).slice(0, 7);
}

/** What the boater still owes; negative: money is owed to the boater. 0 for stays that are not booked. */
export function balanceOf(stay: StayFigures): number {
  return stay.standing === 'booked' ? stay.total - stay.paid + stay.refunded : 0;
}
