import { Injectable } from '@nestjs/common';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { AddressHolds } from '../../platform/http/address-holds.js';
import { type Exclusive, Locks } from '../../platform/leases/locks.js';
import { conflict } from '../domain/refusals.js';
import { standingCode } from '../domain/reservation-state.js';
import { deadlines } from '../projections/deadlines.js';
import { reservationList, type ReservationListDocument } from '../projections/reservation-list.js';

/** Bookings of one marina run one after the other, by the marina's id, so that each is counted. */
const unpaidBookingsLock: Exclusive = { exclusive: 'unpaid bookings' };

/** Unpaid instant bookings of one person, or for one boat, at a time: each holds a berth until its payment is due. */
export const MOST_UNPAID = 3;
/** Unpaid instant bookings of one network address. The people of a marina, a club or a family may share it. */
export const MOST_UNPAID_OF_ADDRESS = 5;

/** Who wants to book: the boater, and the boat, which a stranger may name with another mail address. */
export interface WantedBooking {
  readonly marina_id: string;
  readonly reservation_id: string;
  /** The network address that the booking comes from; null: the call comes from within the process. */
  readonly address: string | null;
  /** The instant until which the berth is held without a payment. */
  readonly pay_by: string;
  readonly boater_id: string;
  readonly vessel: { readonly name: string; readonly length: number };
}

/** Limits how many berths one person, boat or network address can hold without paying, across all processes. */
@Injectable()
export class UnpaidBookings {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly holds: AddressHolds,
    private readonly locks: Locks,
  ) {}

  /**
   * Runs the booking if it is not one too many. Bookings of one marina run one after the other, so that each is counted.
   * The booking checks the boater once more, as soon as it knows the record that holds the mail address.
   */
  book<T>(
    { marina_id, reservation_id, address, pay_by, boater_id, vessel }: WantedBooking,
    booking: (refusalFor: (boater_id: string) => Refusal | null) => Promise<T>,
  ): Promise<T | Refusal> {
    return this.locks.exclusively(unpaidBookingsLock, marina_id, async () => {
      const open = await this.unpaid(marina_id);
      const refused = (count: number, most = MOST_UNPAID): Refusal | null =>
        count < most ? null : conflict('RESERVATION_TOO_MANY_UNPAID', { most });
      const refusalFor = (boater: string) => refused(open.filter((stay) => stay.boater_id === boater).length);
      const name = folded(vessel.name);
      const ofVessel = open.filter((stay) => stay.vessel_name === name && stay.vessel_length === vessel.length);
      const from = address === null ? null : await this.holds.of(address);
      const ofAddress = open.filter((stay) => from?.has(stay.state.reservation_id ?? ''));
      const refusal =
        refused(ofVessel.length) ?? refusalFor(boater_id) ?? refused(ofAddress.length, MOST_UNPAID_OF_ADDRESS);
      if (refusal !== null) return refusal;
      // Added before the booking: an id without an unpaid booking is never counted.
      if (address !== null) await this.holds.add(address, reservation_id, pay_by);
      return booking(refusalFor);
    });
  }

  private async unpaid(marina_id: string): Promise<readonly ReservationListDocument[]> {
    await this.projections.upToDate(deadlines);
    await this.projections.upToDate(reservationList);
    const ids: string[] = [];
    const filter = { marina_id, due_at: { $gt: '' } };
    for await (const due of this.projections.model(deadlines).each({ filter, sort: [['due_at', 1]] })) {
      if (standingCode(due.state) === 'INSTANT_BOOKING_INITIATED') ids.push(due._id);
    }
    return this.projections.model(reservationList).getMany(ids);
  }
}
