import type { BerthDetail } from '../../../../contracts/berths/berth-info.js';

type Owner = NonNullable<BerthDetail['current_berth_owner']>;

/** Who the popup names: the boat that has the berth tonight, or the resident who is away. */
export function shownOwner(berth: Pick<BerthDetail, 'current_berth_owner' | 'resident'>): Owner | null {
  return berth.current_berth_owner ?? berth.resident;
}

/** How things stand with the boat: it is there, is to arrive, is away, or is there and leaves for a while. */
export type OwnerSituation =
  | { readonly is: 'there' | 'expected' }
  | { readonly is: 'away'; readonly until: string }
  | { readonly is: 'awayFrom'; readonly start: string; readonly end: string }
  | { readonly is: 'thereUntil'; readonly until: string };

export function situationOf(
  berth: Pick<BerthDetail, 'current_berth_owner' | 'resident' | 'active_traffic_event'>,
): OwnerSituation | null {
  const owner = shownOwner(berth);
  if (owner === null) return null;
  const absence = berth.resident?.absence ?? null;
  if (owner.berth_holder_type === 'RESIDENT') {
    if (absence === null) return { is: 'there' };
    const out = berth.current_berth_owner === null || berth.active_traffic_event?.absence_report != null;
    return out
      ? { is: 'away', until: absence.end_date }
      : { is: 'awayFrom', start: absence.start_date, end: absence.end_date };
  }
  if (!owner.arrived) return { is: 'expected' };
  return owner.end_date === null ? { is: 'there' } : { is: 'thereUntil', until: owner.end_date };
}

/** A resident's departure is an absence report: it carries the label "Out" (spec 3 §4). */
export function isOut(event: BerthDetail['following_traffic_events'][number]): boolean {
  return event.berth_holder_type === 'RESIDENT' && event.type === 'DEPARTURE';
}
