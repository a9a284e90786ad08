import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { MoveVerdict } from '../../../../../contracts/reservations/vocabulary-schemas.js';
import type { ReservationMove } from '../../../../../contracts/reservations/vocabulary.js';
import type { MarinaPermissionName } from '../../../../../contracts/vocabulary/permissions.js';
import type { Reason } from './reasons.js';

/** Fields of a reservation that the rules of the page use. */
export type RuledReservation = Pick<
  ReservationDetail,
  'reservation_status' | 'source' | 'start_date' | 'end_date' | 'statuses' | 'allowed_actions' | 'unread_messages'
> & { readonly boater: Pick<ReservationDetail['boater'], 'relation_type'> };

/** In the order of their numbers in the address. */
export const pageTabs = ['details', 'messages', 'history', 'terms'] as const;
/** As the page shows them. */
export const tabsShown = ['details', 'terms', 'messages', 'history'] as const satisfies readonly PageTab[];
export type PageTab = (typeof pageTabs)[number];

export type Edition = 'full' | 'lite';

/** Facts that decide which parts and actions the page offers (spec 1 §2, §4, §6). */
export interface PageFacts {
  /** Null in creation mode. */
  readonly reservation: RuledReservation | null;
  readonly edition: Edition;
  readonly tab: PageTab;
  /** Today in the marina, `YYYY-MM-DD`. */
  readonly today: string;
  /** The user's permission `reservations` is EDITOR. */
  readonly editor: boolean;
  /** Staff chose 'Edit' from the menu. */
  readonly editing: boolean;
  /** Features of the marina (`marina_settings.permissions`). */
  readonly features: Readonly<Partial<Record<MarinaPermissionName, boolean>>>;
  /** Code of the marina's association. Only TEM has memberships. */
  readonly association: string | null;
  readonly form: FormFacts;
}

/** Facts about the current form that the rules use. */
export interface FormFacts {
  readonly dated: boolean;
  readonly priced: boolean;
  readonly hasErrors: boolean;
  /** Dates, boat or price differ from the saved ones. */
  readonly offerChanged: boolean;
  readonly notesChanged: boolean;
  /** The set of required documents differs from the saved one. */
  readonly documentsChanged: boolean;
  /** Number of documents that the form requires and that are not uploaded. */
  readonly missing_documents: number;
  readonly nights_to_redeem: number;
  readonly max_nights_to_redeem: number;
}

/** An action or part that the page may offer. The reason is a catalogue key and explains why it is not usable now. */
export interface Offered {
  readonly shown: boolean;
  readonly reason: Reason | null;
}

export const notShown: Offered = { shown: false, reason: null };

/** Shown, with the first reason that holds in the given order. */
export function shownUnless(...reasons: readonly (readonly [holds: boolean, reason: Reason])[]): Offered {
  return { shown: true, reason: reasons.find(([holds]) => holds)?.[1] ?? null };
}

export function isUsable(offered: Offered): boolean {
  return offered.shown && offered.reason === null;
}

/** The server's verdict on a move. A move without a verdict is not allowed. */
export function verdictOf(
  reservation: RuledReservation,
  move: ReservationMove,
): Pick<MoveVerdict, 'allowed' | 'reason'> {
  const verdict = reservation.allowed_actions.marina.find((one) => one.move === move);
  return verdict ?? { allowed: false, reason: 'RESERVATION_ACTION_NOT_ALLOWED' };
}

/** True when the state machine has this move in the current status, even if another rule blocks it now. */
export function isInStateMachine(reservation: RuledReservation, move: ReservationMove): boolean {
  const { allowed, reason } = verdictOf(reservation, move);
  return allowed || (reason !== 'RESERVATION_ACTION_NOT_ALLOWED' && reason !== 'NOT_FOUND');
}

/** Server reasons for which the page has its own words. */
const serverReasons: Readonly<Record<string, Reason>> = {
  RESERVATION_PAST: 'reasonStayOver',
  RESERVATION_DOCUMENTS_MISSING: 'reasonDocumentsMissing',
  RESERVATION_ARRIVAL_PASSED: 'reasonArrivalPassed',
  RESERVATION_FEATURE_NOT_ENABLED: 'reasonFeatureOff',
};

/**
 * Follows the server's verdict: hidden when the state machine has no such move, otherwise shown, with a reason if the
 * move is blocked.
 */
export function asServerHasIt(reservation: RuledReservation, move: ReservationMove): Offered {
  const { allowed, reason } = verdictOf(reservation, move);
  if (allowed) return { shown: true, reason: null };
  if (!isInStateMachine(reservation, move)) return notShown;
  return { shown: true, reason: serverReasons[reason ?? ''] ?? 'reasonNotNow' };
}
