import {
  BOATER_LINK_DAYS,
  type BoaterLink,
  type BoaterLinkState,
} from '../../../contracts/reservations/boater-link.js';
import type { BoaterLinkEvent } from './events/boater-link-events.js';

/** The link of one reservation. Serial 0 is the one of the first mails. */
export interface LinkState {
  readonly serial: number;
  readonly revoked: boolean;
  /** The last mail that staff sent with the link. */
  readonly sent: { readonly at: string; readonly expires_at: string } | null;
}

/** What the link depends on beside its own events. */
export interface LinkedStay {
  readonly reservation_id: string;
  readonly marina_id: string;
  readonly boater_id: string;
  /** YYYY-MM-DD. */
  readonly end_date: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function initial(): LinkState {
  return { serial: 0, revoked: false, sent: null };
}

export function evolve(state: LinkState, event: BoaterLinkEvent): LinkState {
  switch (event.type) {
    case 'BoaterLinkSent': {
      const { serial, at, expires_at } = event.data;
      return { serial, revoked: false, sent: { at, expires_at } };
    }
    case 'BoaterLinkRevoked':
      return { ...state, revoked: true };
    default:
      return event satisfies never;
  }
}

/**
 * A link that is sent again is extended, so that earlier mails stay usable. After it was withdrawn, earlier links stay
 * closed.
 * @param now UTC instant
 */
export function send(stay: LinkedStay, { serial, revoked }: LinkState, now: string): BoaterLinkEvent[] {
  const { reservation_id, marina_id, boater_id } = stay;
  const expires_at = new Date(Date.parse(now) + BOATER_LINK_DAYS * DAY_MS).toISOString();
  const data = { reservation_id, marina_id, boater_id, serial: serial + (revoked ? 1 : 0), expires_at, at: now };
  return [{ type: 'BoaterLinkSent', data }];
}

/** @param now UTC instant */
export function revoke(stay: LinkedStay, { serial, revoked }: LinkState, now: string): BoaterLinkEvent[] {
  const { reservation_id, marina_id, boater_id } = stay;
  if (revoked) return [];
  return [{ type: 'BoaterLinkRevoked', data: { reservation_id, marina_id, boater_id, serial, at: now } }];
}

/**
 * Whether the link with this serial number opens the reservation.
 * @param now UTC instant
 */
export function stateOf(link: LinkState, serial: number, stay: LinkedStay, now: string): BoaterLinkState {
  if (link.revoked || serial !== link.serial) return 'REVOKED';
  return now < expiryOf(link, stay) ? 'VALID' : 'EXPIRED';
}

/** The link as staff see it. */
export function shownLink(link: LinkState, stay: LinkedStay, now: string): BoaterLink {
  return {
    state: stateOf(link, link.serial, stay, now),
    expires_at: expiryOf(link, stay),
    sent_at: link.sent?.at ?? null,
  };
}

/** Some days after the stay ends, or after the last mail with the link if that is later. */
function expiryOf({ sent }: LinkState, { end_date }: LinkedStay): string {
  const afterStay = new Date(Date.parse(`${end_date}T00:00:00.000Z`) + (BOATER_LINK_DAYS + 1) * DAY_MS).toISOString();
  return sent !== null && sent.expires_at > afterStay ? sent.expires_at : afterStay;
}
