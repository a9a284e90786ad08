import { Injectable } from '@nestjs/common';
import { absenceErrors } from '../../../contracts/absences/errors.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { AbsencePlans, AbsenceState } from '../domain/absence.js';
import { absenceList } from '../projections/absence-list.js';
import { absenceRecord } from '../records/absence-record.js';

type Dates = Pick<AbsencePlans, 'departure_date' | 'return_date'>;

/**
 * A boat that leaves and returns on the same day frees no night, so the berth plan does not know of it and cannot refuse
 * a second report for the day. This does.
 */
@Injectable()
export class DayTrips {
  constructor(
    private readonly claims: Claims,
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
  ) {}

  /**
   * The refusal of a report that shares a day with another one of the vessel, where one of the two is a day trip. Takes
   * the day of the trip if nothing refuses it.
   */
  async refusal(absence_id: string, vessel_id: string, plans: Dates, context: MarinaContext): Promise<Refusal | null> {
    const shared = await this.sharesDay(absence_id, vessel_id, plans, context.marina_id);
    if (shared !== null || !isDayTrip(plans)) return shared;
    return this.claims.claim(
      kindOf(context),
      nameOf(vessel_id, plans),
      absenceRecord.streamOf(absence_id),
      context,
      spans({ departure_date: plans.departure_date, return_date: plans.return_date }),
      (other) => this.isOn(other, plans.departure_date),
    );
  }

  /** Frees the day of a trip that was refused, cancelled or moved to another day; `now` are the plans that hold. */
  async free(
    absence_id: string,
    vessel_id: string,
    was: Dates | null,
    now: Dates | null,
    context: MarinaContext,
  ): Promise<void> {
    if (was === null || !isDayTrip(was)) return;
    if (now !== null && isDayTrip(now) && now.departure_date === was.departure_date) return;
    await this.claims.release(kindOf(context), nameOf(vessel_id, was), absenceRecord.streamOf(absence_id), context);
  }

  /** As {@link refusal}, without taking the day. */
  async sharesDay(absence_id: string, vessel_id: string, plans: Dates, marina_id: string): Promise<Refusal | null> {
    await this.projections.upToDate(absenceList);
    const filter = { marina_id, listed: true, vessel_id, return_date: { $gte: plans.departure_date } };
    const others = await this.projections.model(absenceList).find({ filter, limit: MOST_AHEAD });
    const other = others.find((one) => one._id !== absence_id && shareDay(one, plans));
    return other === undefined ? null : spans(other);
  }

  /** Whether a report still is, or may become, a day trip on this day. */
  private async isOn(stream: string, day: string): Promise<boolean> {
    const { state } = await this.streams.load(absenceRecord, absenceRecord.idOf(stream));
    return plansOf(state).some((plans) => isDayTrip(plans) && plans.departure_date === day);
  }
}

/** More than the number of coming absences of any vessel. */
const MOST_AHEAD = 200;

const kindOf = ({ marina_id }: MarinaContext): string => `absence-day-${marina_id}`;
const nameOf = (vessel_id: string, { departure_date }: Dates): string => `${vessel_id} ${departure_date}`;
const isDayTrip = ({ departure_date, return_date }: Dates): boolean => departure_date === return_date;

/** The nights of two longer absences are compared by the berth plan. */
function shareDay(one: Dates, other: Dates): boolean {
  if (!isDayTrip(one) && !isDayTrip(other)) return false;
  return isWithin(one, other) || isWithin(other, one);
}

/** Whether the boat is away on the day of the trip already. */
function isWithin(trip: Dates, { departure_date, return_date }: Dates): boolean {
  if (!isDayTrip(trip)) return false;
  const day = trip.departure_date;
  return day === departure_date || (departure_date < day && day < return_date);
}

function plansOf(state: AbsenceState): readonly Dates[] {
  if (!state.exists) return [];
  return [state.standing, state.pending?.wanted ?? null].filter((plans) => plans !== null);
}

function spans({ departure_date, return_date }: Dates): Refusal {
  const details = { start_date: departure_date, end_date: return_date };
  return refuse('conflict', absenceErrors.already_spans, { details });
}
