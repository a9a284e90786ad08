import type { AllocatedBerth, ArrangedStay } from '../../../contracts/berths/commands.js';
import type { ReleaseReason } from '../../../contracts/berths/vocabulary.js';
import type { StatusCode } from '../../../contracts/reservations/vocabulary.js';
import type { VesselType } from '../../../contracts/vocabulary/sizes.js';
import type { BerthChoice } from '../domain/reservation-command.js';
import type { SkipReason } from '../../../contracts/vocabulary/reservation-words.js';

export interface BerthedBoat {
  readonly length: number;
  readonly beam: number;
  readonly draft: number;
  readonly type: VesselType | null;
  /** The register's boat; null or absent: it is not registered. */
  readonly vessel_id?: string | null;
}

/** What a reservation requests from the berth plan. */
export interface BerthWish {
  readonly reservation_id: string;
  readonly vessel: BerthedBoat;
  /** The current boat, if the request is for another one. */
  readonly vessel_before?: BerthedBoat;
  readonly start_date: string;
  readonly end_date: string;
  /** Absent: the best match. */
  readonly berth_id?: string | undefined;
  /** First night in this berth for a boat that was in another one before; absent: the whole stay. */
  readonly from_date?: string | undefined;
  readonly confirm_min_length: boolean;
  /** Exactly these berths, for a stay that already has some. */
  readonly exact?: ArrangedStay | undefined;
  /** The berth is meant for every night; otherwise a stay that ends in it keeps its berths. */
  readonly every_night?: boolean;
  readonly skip_reason?: SkipReason | undefined;
  readonly skip_note?: string | undefined;
  readonly instant_only?: boolean;
  /** Why the boat keeps both berths, where it has another one on some of the nights. */
  readonly both?: string | undefined;
  /** Suggestions that staff skipped; none of them is picked as the best match. */
  readonly skipped?: readonly { readonly berth_id: string; readonly reason: SkipReason }[];
}

/** The plan's reason code for releasing the berth of a reservation in this status. */
export function releaseReasonOf(status: StatusCode | null): ReleaseReason {
  switch (status) {
    case 'CANCELED_BY_MARINA':
    case 'CANCELED_BY_BOATER':
    case 'PAYMENT_EXPIRED':
      return status;
    case 'EXPIRED_NO_BOATER_RESPONSE':
    case 'EXPIRED_NO_MARINA_RESPONSE':
      return 'EXPIRED';
    default:
      return 'UNASSIGNED';
  }
}

export function berthed(vessel: BerthedBoat) {
  return { length: vessel.length, beam: vessel.beam, draft: vessel.draft, type: vessel.type };
}

export function choiceOf(allocated: AllocatedBerth, wish: BerthWish): BerthChoice {
  return {
    berth_id: allocated.berth_id,
    allocation_id: allocated.allocation_id,
    label: allocated.label,
    min_length: allocated.min_length,
    min_length_confirmed: wish.confirm_min_length,
    suggested_berth_id: allocated.suggested_berth_id,
    segments: allocated.segments,
    arranged: wish.exact !== undefined,
    skip_reason: wish.skip_reason ?? null,
    skip_note: wish.skip_note === undefined || wish.skip_note === '' ? null : wish.skip_note,
  };
}

/** Compares boats as the plan stores them, in whole centimetres. */
export function isSameBoat(one: BerthedBoat, other: BerthedBoat): boolean {
  const same = (a: number, b: number) => Math.round(a * 100) === Math.round(b * 100);
  const { length, beam, draft, type } = other;
  return same(one.length, length) && same(one.beam, beam) && same(one.draft, draft) && one.type === type;
}
