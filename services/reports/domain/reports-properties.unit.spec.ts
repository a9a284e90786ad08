import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { type CountedStay, linesOf, type ReportLine } from './report-lines.js';
import { type FigureEvent, figuresAfter, monthsBetween, reportKey, type StayFigures } from './stay-figures.js';

const MARINA = 'm1';
const TODAY = '2027-07-20';
const berths = ['a1', 'a2', 'b1'].map((id) => ({ id, pier_id: id.charAt(0), in_service: id !== 'a2' }));
const marina = { id: MARINA, today: TODAY, dateOf: (at: string) => at.slice(0, 10), berths };
const countries = ['NL', 'GB', null] as const;
const kinds = ['NIGHTS', 'DISCOUNT', 'CUSTOM_SURCHARGE'] as const;

/** One stay's log: how it was opened, then whatever befell it. */
type Life = readonly FigureEvent[];
const event = (type: string, data: object) => ({ type, data }) as FigureEvent;
const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2027-05-10', days));
const amount = fc.integer({ min: 1, max: 900_00 });
const dates = fc
  .record({ start_date: day, nights: fc.integer({ min: 1, max: 45 }) })
  .map(({ start_date, nights }) => ({ start_date, end_date: addDays(start_date, nights) }));
const price = fc.array(fc.tuple(fc.constantFrom(...kinds), amount), { minLength: 1, maxLength: 4 }).map((parts) => {
  const lines = parts.map(([kind, cost]) => ({ kind, amount: kind === 'DISCOUNT' ? -cost : cost }));
  return {
    offer: { currency: 'EUR' },
    breakdown: { lines, total: lines.reduce((sum, line) => sum + line.amount, 0) },
  };
});
const at = day.map((date) => ({ at: `${date}T10:00:00.000Z` }));
const happening: fc.Arbitrary<FigureEvent> = fc.oneof(
  price.map((priced) => event('PriceSent', { price: priced })),
  price.map((priced) => event('ReservationApproved', { price: priced })),
  dates.map((span) => event('StayDatesChanged', span)),
  fc.constantFrom('a1', 'a2', 'b1').map((berth_id) => event('BerthAssigned', { berth_id, label: berth_id })),
  fc.constant(event('BerthUnassigned', { berth_id: 'a1' })),
  amount.map((paid) => event('PaymentReceived', { amount: paid })),
  fc.record({ amount, received_on: day }).map((data) => event('CounterPaymentRecorded', data)),
  amount.map((refund) => event('RefundIssued', { amount: refund })),
  fc.tuple(at, amount).map(([when, refund]) => event('ReservationCanceledByBoater', { ...when, refund })),
  fc
    .tuple(at, amount, fc.constantFrom('full', 'customer_no_show'))
    .map(([when, refund, reason]) => event('ReservationCanceledByMarina', { ...when, refund, reason })),
  day.map((on) => event('VesselArrived', { on })),
  fc.constant(event('VesselArrivalUndone', {})),
  day.map((on) => event('VesselDeparted', { on })),
  fc.constant(event('PaymentExpired', {})),
);
const opening = fc.tuple(dates, fc.constantFrom(...countries)).map(([span, country_of_residence]) => {
  const ids = { reservation_id: 'r', view_id: 'R-1', marina_id: MARINA, boater_id: 'p' };
  return event('ReservationRequested', { ...ids, ...span, boater: { country_of_residence } });
});
const life: fc.Arbitrary<Life> = fc
  .tuple(opening, fc.array(happening, { maxLength: 12 }))
  .map(([first, others]) => [first, ...others]);
const span = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 3 })).map(([first, more]) => {
  const months = monthsBetween('2027-04', '2027-12');
  return { from: months[first] ?? '', to: months[first + more] ?? '' };
});

/** The facts of a stay, found in its log one question at a time, without the figures. */
function retold(log: Life) {
  const newest = <D>(...types: string[]) =>
    log.findLast(({ type }) => types.includes(type))?.data as unknown as D | undefined;
  const { start_date = '', end_date = '' } =
    newest<{ start_date: string; end_date: string }>('ReservationRequested', 'StayDatesChanged') ?? {};
  let status = 'open';
  let canceled: { on: string; refund: number; no_show: boolean } | null = null;
  for (const { type, data } of log) {
    if (type === 'ReservationApproved') status = 'booked';
    if (type === 'PaymentExpired') status = 'gone';
    if (!type.startsWith('ReservationCanceled')) continue;
    const { at: when, refund, reason } = data as { at: string; refund: number; reason?: string };
    if (status === 'booked') canceled = { on: when.slice(0, 10), refund, no_show: reason === 'customer_no_show' };
    status = status === 'booked' ? 'canceled' : 'gone';
  }
  const seen = log.slice(log.findLastIndex(({ type }) => type === 'VesselArrivalUndone') + 1);
  const dayOf = (wanted: string) => {
    const data = seen.findLast(({ type }) => type === wanted)?.data as { on: string } | undefined;
    return data?.on ?? null;
  };
  const sum = (...types: string[]) =>
    log.reduce((all, { type, data }) => all + (types.includes(type) ? (data as { amount: number }).amount : 0), 0);
  const berthed = log.findLast(({ type }) => type === 'BerthAssigned' || type === 'BerthUnassigned');
  return {
    start_date,
    end_date,
    status,
    canceled,
    arrived: dayOf('VesselArrived'),
    departed: dayOf('VesselDeparted'),
    paid: sum('PaymentReceived', 'CounterPaymentRecorded') - sum('RefundIssued'),
    total:
      newest<{ price: { breakdown: { total: number } } }>('PriceSent', 'ReservationApproved')?.price.breakdown.total ??
      0,
    place: berthed?.type === 'BerthAssigned' ? berthed.data.berth_id : null,
    country: newest<{ boater: { country_of_residence: string | null } }>('ReservationRequested')?.boater
      .country_of_residence,
  };
}

const nightsOf = (start: string, end: string) =>
  Array.from({ length: Math.max(0, nightsBetween(start, end)) }, (_, index) => addDays(start, index));

/** The reports of the stays that the months find, as a request does. */
function reportsOf(logs: readonly Life[], from: string, to: string) {
  const all = logs.flatMap((log, index): CountedStay[] => {
    const figures = log.reduce<StayFigures | undefined>((stay, one) => figuresAfter(stay, one) ?? stay, undefined);
    return figures === undefined ? [] : [{ ...figures, id: `r${index}` }];
  });
  return (report: Parameters<typeof linesOf>[0]) => {
    const keys = new Set(monthsBetween(from, to).map((month) => reportKey(report, MARINA, month)));
    const stays = all.filter((stay) => stay.keys.some((key) => keys.has(key)));
    return linesOf(report, { marina, stays, from, to, pier_ids: null });
  };
}

const total = (lines: readonly ReportLine[], key: string, of: (line: ReportLine) => boolean = () => true) =>
  lines.filter(of).reduce((sum, { values }) => sum + Number(values[key] ?? 0), 0);

const inside = (date: string, from: string, to: string) => date.slice(0, 7) >= from && date.slice(0, 7) <= to;

function check(prove: (logs: readonly Life[], from: string, to: string) => void): void {
  const property = fc.property(fc.array(life, { maxLength: 12 }), span, (logs, { from, to }) => prove(logs, from, to));
  fc.assert(property, { numRuns: propertyRuns(500) });
}

describe('the figures of the reports equal a count over the log', () => {
  it('for nights by pier and month', () => {
    check((logs, from, to) => {
      const lines = reportsOf(logs, from, to)('occupancy');
      for (const pier of ['a', 'b']) {
        const nights = logs.map(retold).flatMap(({ status, place, start_date, end_date }) => {
          return status === 'booked' && place?.startsWith(pier) === true ? nightsOf(start_date, end_date) : [];
        });
        for (const month of monthsBetween(from, to)) {
          const expected = nights.filter((night) => night.startsWith(month)).length;
          const found = total(lines, 'nights', ({ values }) => values['pier'] === pier && values['month'] === month);
          expect(found).toBe(expected);
        }
      }
    });
  });

  it('for charges of booked stays', () => {
    check((logs, from, to) => {
      const booked = logs.map(retold).filter(({ status }) => status === 'booked');
      const expected = booked.reduce((sum, stay) => sum + (inside(stay.start_date, from, to) ? stay.total : 0), 0);
      expect(total(reportsOf(logs, from, to)('revenue'), 'amount')).toBe(expected);
    });
  });

  it('for arrivals and nights by country', () => {
    check((logs, from, to) => {
      const lines = reportsOf(logs, from, to)('arrivals');
      const came = logs.map(retold).filter(({ status, arrived }) => status === 'booked' && arrived !== null);
      for (const country of countries) {
        const ofCountry = ({ values }: ReportLine) => values['country'] === country;
        const theirs = came.filter((stay) => stay.country === country);
        const arrived = theirs.filter((stay) => inside(stay.arrived ?? '', from, to));
        expect(total(lines, 'arrivals', ofCountry)).toBe(arrived.length);
        const nights = theirs.flatMap(({ start_date, end_date, departed }) =>
          nightsOf(start_date, departed !== null && departed < end_date ? departed : end_date),
        );
        expect(total(lines, 'nights', ofCountry)).toBe(nights.filter((night) => inside(night, from, to)).length);
      }
    });
  });

  it('for no-shows, cancellations and balances', () => {
    check((logs, from, to) => {
      const report = reportsOf(logs, from, to);
      const stays = logs.map(retold);
      const booked = stays.filter(({ status, start_date }) => status === 'booked' && inside(start_date, from, to));
      const missing = booked.filter(({ arrived, end_date }) => arrived === null && end_date <= TODAY);
      const struckOff = stays.filter(
        ({ status, canceled, start_date }) =>
          status === 'canceled' && canceled?.no_show === true && inside(start_date, from, to),
      );
      expect(report('no_shows')).toHaveLength(missing.length + struckOff.length);
      const canceled = stays.flatMap((stay) =>
        stay.status === 'canceled' && stay.canceled !== null && inside(stay.canceled.on, from, to)
          ? [stay.canceled]
          : [],
      );
      expect(report('cancellations')).toHaveLength(canceled.length);
      const refunds = canceled.reduce((sum, { refund }) => sum + refund, 0);
      expect(total(report('cancellations'), 'refund')).toBe(refunds);
      const owed = booked.map((stay) => stay.total - stay.paid).filter((balance) => balance > 0);
      expect(total(report('balances'), 'balance')).toBe(owed.reduce((sum, balance) => sum + balance, 0));
    });
  });
});
