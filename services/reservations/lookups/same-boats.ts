import { Injectable } from '@nestjs/common';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import type { SameBoatStay } from '../../../contracts/reservations/same-boat.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { isSizeKnown } from '../../../contracts/vocabulary/sizes.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { type ReservationState, standingCode } from '../domain/reservation-state.js';
import { reservationList, type ReservationListDocument } from '../projections/reservation-list.js';

/** A stay, or one that is to be. */
export interface StayOfBoat {
  readonly marina_id: string;
  readonly reservation_id: string | null;
  readonly boater_id: string;
  readonly vessel: ReservationState['vessel'];
  readonly vessel_name: string | null;
  readonly start_date: string;
  readonly end_date: string;
  /** What its form says, if the boater is not on record yet. */
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

interface Found {
  readonly document: Document<ReservationListDocument>;
  readonly sign: SameBoatStay['sign'];
}

export type OtherStay = Pick<SameBoatStay, 'reservation_id' | 'created_at' | 'sign' | 'nights_twice'>;

type Moment = 'OFFER' | 'BOOK';

/** Stays whose boats hold, or may get, a berth. */
const live = [...bookedStatuses, 'INSTANT_BOOKING_INITIATED', 'UPDATED', 'BOATER_ACCEPTED'] as const;
/** Those that have one for sure. */
const booked = [...bookedStatuses, 'INSTANT_BOOKING_INITIATED'] as const;

/**
 * The other stays of a boat on the same nights: those of the register's boat, and those of a boat with the same name and
 * sizes whose person, mail address or telephone is the same. An index for asking only: the plan itself refuses two berths.
 */
@Injectable()
export class SameBoats {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  /** Refuses to offer, or to book, a second berth for a boat; null: there is nothing to ask. */
  async refusal(stay: StayOfBoat, moment: Moment): Promise<Refusal | null> {
    const codes: readonly string[] = moment === 'BOOK' ? booked : live;
    await this.projections.upToDate(reservationList);
    const found = (await this.others(stay)).filter(({ document }) =>
      codes.includes(standingCode(document.state) ?? ''),
    );
    if (found.length === 0) return null;
    const berths = found.map(({ document, sign }) => ({
      allocation_id: document.state.berth?.allocation_id ?? null,
      reservation_id: document._id,
      view_id: document.view_id,
      berth_name: document.state.berth?.label ?? null,
      start_date: document.start_date,
      end_date: document.end_date,
      sign,
    }));
    const details = { vessel_id: stay.vessel.vessel_id, berths };
    return refuse('conflict', berthErrors.boat_has_a_berth, { details });
  }

  /** Every other open stay of the boat on some of the nights, the earliest first. */
  async stays(stay: StayOfBoat): Promise<OtherStay[]> {
    const found = await this.others(stay);
    return found
      .map(({ document, sign }): OtherStay => {
        const start = later(stay.start_date, document.start_date);
        const nights_twice = nightsBetween(start, earlier(stay.end_date, document.end_date));
        return { reservation_id: document._id, created_at: document.created_at, sign, nights_twice };
      })
      .sort((one, other) => one.created_at.localeCompare(other.created_at));
  }

  private async others(stay: StayOfBoat): Promise<Found[]> {
    const { marina_id, start_date, end_date, vessel, vessel_name } = stay;
    const model = this.projections.model(reservationList);
    const nights = { start_date: { $lt: end_date }, end_date: { $gt: start_date } };
    const name = folded(vessel_name ?? '');
    const [same, alike] = await Promise.all([
      vessel.vessel_id === null ? [] : model.find({ filter: { vessel_id: vessel.vessel_id, ...nights } }),
      name === '' ? [] : model.find({ filter: { listed_for: marina_id, vessel_name: name, ...nights } }),
    ]);
    const found = new Map<string, Found>();
    for (const document of same) found.set(document._id, { document, sign: 'SAME_BOAT' });
    const likely = alike.filter((document) => !found.has(document._id) && isAlike(document.state.vessel, vessel));
    for (const one of await this.ofSamePerson(stay, likely)) found.set(one.document._id, one);
    return [...found.values()].filter(
      ({ document }) =>
        document.marina_id === marina_id && document._id !== stay.reservation_id && isOpen(document.state),
    );
  }

  private async ofSamePerson(stay: StayOfBoat, likely: readonly Document<ReservationListDocument>[]): Promise<Found[]> {
    if (likely.length === 0) return [];
    const { marina_id, boater_id } = stay;
    const boater_ids = [boater_id, ...likely.map((document) => document.boater_id)];
    const people = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [...new Set(boater_ids)] }));
    const byId = new Map(people.map((one) => [one.id, one]));
    const email = stay.email ?? byId.get(boater_id)?.email ?? '';
    const phone = digits(stay.phone ?? byId.get(boater_id)?.phone ?? '');
    return likely.flatMap((document): Found[] => {
      const other = byId.get(document.boater_id);
      if (document.boater_id === boater_id) return [{ document, sign: 'SAME_PERSON' }];
      if (email !== '' && folded(other?.email ?? '') === folded(email)) return [{ document, sign: 'SAME_EMAIL' }];
      return phone !== '' && digits(other?.phone ?? '') === phone ? [{ document, sign: 'SAME_PHONE' }] : [];
    });
  }
}

/** Sizes that people type differ by centimetres. */
const TOLERANCE = 0.1;

function isAlike(one: ReservationState['vessel'], other: ReservationState['vessel']): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE + 1e-9;
  const beamsKnown = isSizeKnown(one.beam) && isSizeKnown(other.beam);
  return near(one.length, other.length) && (!beamsKnown || near(one.beam, other.beam));
}

const isOpen = (state: ReservationState): boolean =>
  isOneOf(
    ['INITIATED', 'MARINA_ADDED_DATES', 'BOATER_ACCEPTED_SUGGESTED_DATES', 'WAITING_LIST', ...live],
    standingCode(state) ?? 'EXPIRED_NO_MARINA_RESPONSE',
  );

const digits = (phone: string): string => phone.replace(/\D/g, '');
const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);
