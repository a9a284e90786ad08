import { type AbsenceLink, LINK_DAYS } from '../../../contracts/absences/link.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { AbsenceLinkEvent } from './absence-link-events.js';

/** The link of one vessel: a vessel has at most one that is good. */
export interface LinkState {
  readonly issued: Extract<AbsenceLinkEvent, { type: 'AbsenceLinkIssued' }>['data'] | null;
  readonly revoked: boolean;
}

export type LinkCommand =
  | {
      readonly type: 'Issue';
      readonly vessel_id: string;
      readonly marina_id: string;
      readonly boater_id: string;
      readonly mail: 'LINK' | 'ELSEWHERE';
    }
  | { readonly type: 'Revoke' };

const DAY_MS = 24 * 60 * 60 * 1000;

export function initial(): LinkState {
  return { issued: null, revoked: false };
}

export function evolve(state: LinkState, event: AbsenceLinkEvent): LinkState {
  switch (event.type) {
    case 'AbsenceLinkIssued':
      return { issued: event.data, revoked: false };
    case 'AbsenceLinkRevoked':
      return { ...state, revoked: true };
    default:
      return event satisfies never;
  }
}

/**
 * A link that is issued again for the same boater is extended, so that earlier mails stay usable. After it was revoked, or
 * for another boater, earlier links stay closed.
 * @param now UTC instant
 */
export function decide(
  command: LinkCommand,
  { issued, revoked }: LinkState,
  now: string,
): AbsenceLinkEvent[] | Refusal {
  if (command.type === 'Revoke') {
    if (issued === null) return refuse('not_found', 'NOT_FOUND');
    return revoked ? [] : [{ type: 'AbsenceLinkRevoked', data: { boater_id: issued.boater_id, at: now } }];
  }
  const { vessel_id, marina_id, boater_id, mail } = command;
  const same = issued?.boater_id === boater_id && !revoked;
  const serial = issued === null ? 1 : issued.serial + (same ? 0 : 1);
  const expires_at = new Date(Date.parse(now) + LINK_DAYS * DAY_MS).toISOString();
  const data = { vessel_id, marina_id, boater_id, serial, expires_at, mail, at: now };
  return [{ type: 'AbsenceLinkIssued', data }];
}

/** Whether the link with this serial number opens the vessel's absences. */
export function opens({ issued, revoked }: LinkState, serial: number, now: string): boolean {
  return issued?.serial === serial && !revoked && now < issued.expires_at;
}

/** The link as staff see it; null: none was sent yet. */
export function shownLink({ issued, revoked }: LinkState, now: string): AbsenceLink | null {
  if (issued === null) return null;
  const { at: sent_at, expires_at } = issued;
  return { sent_at, expires_at, state: revoked ? 'REVOKED' : now < expires_at ? 'VALID' : 'EXPIRED' };
}
