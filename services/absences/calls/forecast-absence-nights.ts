import { absenceApi } from '../../../contracts/absences/api.js';
import { absenceErrors } from '../../../contracts/absences/errors.js';
import {
  type AbsenceForecast,
  type DisplacedVisitor,
  FORECAST_NIGHTS,
  type ForecastAbsence,
  type ForecastNight,
} from '../../../contracts/absences/forecast.js';
import { FindVessel } from '../../../contracts/customers/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { termsFigures } from '../../../contracts/marinas/vocabulary.js';
import { PriceNights } from '../../../contracts/pricing/queries.js';
import { type DescribedStay, DescribeStays, type WaitingStay } from '../../../contracts/reservations/queries.js';
import { addDays, nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { earlierYears, likelyEarnings } from '../domain/likely-earnings.js';
import { waitingFor } from '../lookups/waiting-for-berth.js';
import { absenceList } from '../projections/absence-list.js';
import { OccupancyByNight } from '../../../contracts/berths/allocation-queries.js';
import { FindDisplaced, FindHeldBerth, type HeldBerth } from '../../../contracts/berths/rehearsal-queries.js';

interface Nights {
  readonly start_date: string;
  readonly end_date: string;
}

/** Days `[start_date, end_date)` that the forecast shows, and those on which the vessel would be away. */
interface Asked {
  readonly shown: Nights;
  readonly away: Nights | null;
}

/** The nights that an absence frees, what they could earn, and whom a change displaces. */
@Handles(absenceApi.forecast)
export class ForecastAbsenceNights {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input, marina_id }: ReceivedCall<typeof absenceApi.forecast>): Promise<AbsenceForecast | Refusal> {
    const { vessel_id, absence_report_id: absence_id } = input;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const vessel = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    if (marina === null || vessel === null) return refuse('not_found', absenceErrors.vessel_not_found);
    const asked = await this.asked(marina, input);
    if (isRefusal(asked)) return asked;
    const { shown, away } = asked;
    const { currency } = marina.marina_settings;
    const held =
      shown.start_date < shown.end_date
        ? await this.queries.execute(new FindHeldBerth(marina_id, { vessel_id, ...shown }))
        : null;
    if (held === null) return { berth: null, currency, ...NOTHING };
    const displaced =
      absence_id === undefined
        ? []
        : await this.queries.execute(new FindDisplaced(marina_id, { absence_id, dates: away }));
    if (isRefusal(displaced)) return displaced;
    const [prices, stays, waiting, likely] = await Promise.all([
      this.prices(marina_id, held, shown),
      this.queries.execute(new DescribeStays({ marina_id, reservation_ids: reservationsIn(held, displaced) })),
      away === null ? [] : waitingFor(this.queries, marina_id, held, away),
      this.occupied(marina_id, held, away),
    ]);
    const nights = nightsOf({ held, shown, away, prices, stays, waiting, currency });
    const freed = nights.filter((night) => night.away);
    const sums = freed.map(({ price }) => price);
    const estimate = likelyEarnings(sums, likely);
    return {
      berth: {
        berth_id: held.berth_id,
        berth_name: held.berth_name,
        max_loa: held.max_loa,
        max_beam: held.max_beam,
      },
      currency,
      nights: nights.map((night) => ({ ...night, price: night.price === null ? null : toDecimal(night.price) })),
      if_all_sell:
        freed.length === 0 || sums.includes(null)
          ? null
          : toDecimal(sums.reduce<number>((sum, price) => sum + (price ?? 0), 0)),
      likely: estimate && { low: toDecimal(estimate.low), high: toDecimal(estimate.high), years: estimate.years },
      earned: earnedIn(freed),
      credit: waiting.length > 0 || freed.some(({ stay }) => stay !== null) ? termsFigures.vacancy_euro : 0,
      waiting: waiting.map(({ draft: _, ...stay }) => stay),
      displaced: displaced.map((visit): DisplacedVisitor => {
        const { allocation_id, reservation_id, start_date, end_date, from_date } = visit;
        return {
          ...guestOf(reservation_id, stays.get(reservation_id)),
          boater_id: stays.get(reservation_id)?.boater_id ?? null,
          allocation_id,
          start_date,
          end_date,
          from_date,
          berths: visit.matches.map(({ berth_id, berth_name, why }) => ({
            berth_id,
            berth_name,
            spare_loa: why.spare_loa,
          })),
          berths_total: visit.total,
        };
      }),
    };
  }

  private async asked(marina: Marina, input: ForecastAbsence): Promise<Asked | Refusal> {
    const { departure_date, return_date } = input;
    const away =
      departure_date === undefined || return_date === undefined
        ? null
        : { start_date: departure_date, end_date: return_date };
    const report =
      input.absence_report_id === undefined
        ? null
        : await this.projections.model(absenceList).get(input.absence_report_id);
    const foreign = report?.marina_id !== marina.id || report.vessel_id !== input.vessel_id;
    if (input.absence_report_id !== undefined && foreign) return refuse('not_found', 'NOT_FOUND');
    const standing = report?.standing ?? null;
    const spans = [
      ...(away === null ? [] : [away]),
      ...(standing === null ? [] : [{ start_date: standing.departure_date, end_date: standing.return_date }]),
    ];
    const today = this.clock.today(marina.time_zone);
    const starts = spans.map((span) => span.start_date).sort();
    const ends = spans.map((span) => span.end_date).sort();
    const start_date = starts[0] ?? today;
    const last = addDays(start_date, FORECAST_NIGHTS);
    const end_date = ends.at(-1) ?? start_date;
    return { shown: { start_date, end_date: end_date < last ? end_date : last }, away };
  }

  private async prices(marina_id: string, { max_loa, max_beam }: HeldBerth, shown: Nights) {
    const vessel = { length: max_loa, beam: max_beam };
    const priced = await this.queries.execute(new PriceNights({ marina_id, vessel, ...shown }));
    return new Map(priced.map(({ date, amount }) => [date, amount]));
  }

  private async occupied(marina_id: string, held: HeldBerth, away: Nights | null) {
    if (away === null) return [];
    const nights = within(away, held);
    const years = nights === null ? [] : earlierYears(nights, held.first_visit);
    return Promise.all(years.map((year) => this.queries.execute(new OccupancyByNight(marina_id, year))));
  }
}

const NOTHING = { nights: [], if_all_sell: null, likely: null, earned: 0, credit: 0, waiting: [], displaced: [] };

function reservationsIn(held: HeldBerth, displaced: readonly { readonly reservation_id: string }[]): string[] {
  return [...new Set([...held.visits, ...displaced].map(({ reservation_id }) => reservation_id))];
}

interface NightFacts extends Asked {
  readonly held: HeldBerth;
  readonly prices: ReadonlyMap<string, number | null>;
  readonly stays: ReadonlyMap<string, DescribedStay>;
  readonly waiting: readonly WaitingStay[];
  readonly currency: string;
}

/** Night by night, with prices in minor units; only nights on which the vessel holds the berth. */
function nightsOf({ held, shown, away, prices, stays, waiting, currency }: NightFacts): ForecastNight[] {
  const nights = within(shown, held);
  if (nights === null) return [];
  return Array.from({ length: nightsBetween(nights.start_date, nights.end_date) }, (_, index) => {
    const date = addDays(nights.start_date, index);
    const on = (span: Nights) => span.start_date <= date && date < span.end_date;
    const visit = held.visits.find(on);
    const stay = visit === undefined ? undefined : stays.get(visit.reservation_id);
    const agreed = stay?.per_night?.currency === currency ? stay.per_night.amount : null;
    return {
      date,
      away: away !== null && on(away),
      price: prices.get(date) ?? null,
      waiting: visit === undefined && waiting.some(on),
      stay: visit === undefined ? null : { ...guestOf(visit.reservation_id, stay), per_night: agreed },
    };
  });
}

function within(nights: Nights, held: Nights): Nights | null {
  const start_date = nights.start_date > held.start_date ? nights.start_date : held.start_date;
  const end_date = nights.end_date < held.end_date ? nights.end_date : held.end_date;
  return start_date < end_date ? { start_date, end_date } : null;
}

/** Sum of the agreed prices of sold nights, in decimals of whole cents. */
function earnedIn(nights: readonly ForecastNight[]): number {
  const cents = nights.reduce((sum, { stay }) => sum + Math.round((stay?.per_night ?? 0) * 100), 0);
  return toDecimal(cents);
}

function guestOf(reservation_id: string, stay: DescribedStay | undefined) {
  const { first_name = '', last_name = '' } = stay?.boater ?? {};
  return {
    reservation_id,
    view_id: stay?.view_id ?? '',
    vessel_name: stay?.vessel_name ?? null,
    boater_name: `${first_name} ${last_name}`.trim(),
  };
}
