import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { MoveVerdict } from '../../../../../contracts/reservations/vocabulary-schemas.js';
import type { ReservationMove } from '../../../../../contracts/reservations/vocabulary.js';
import type { MarinaPermissionName } from '../../../../../contracts/vocabulary/permissions.js';
import type { Reason } from './reasons.js';

/** What the rules of the page look at of a reservation. */
export type RuledReservation = Pick<
  ReservationDetail,
  | 'reservation_status'
  | 'source'
  | 'customer_type'
  | 'start_date'
  | 'end_date'
  | 'statuses'
  | 'allowed_actions'
  | 'unread_messages'
>;

export const pageTabs = ['details', 'messages', 'history'] as const;
export type PageTab = (typeof pageTabs)[number];

export type Edition = 'full' | 'lite';

/** Everything that decides what the page shows and lets be done (spec 1 §2, §4, §6). */
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
  /** What the marina has (`marina_settings.permissions`). */
  readonly features: Readonly<Partial<Record<MarinaPermissionName, boolean>>>;
  /** Code of the marina's association; memberships are TEM's alone. */
  readonly association: string | null;
  readonly form: FormFacts;
}

/** What the rules look at of the form as it stands. */
export interface FormFacts {
  readonly priced: boolean;
  readonly hasErrors: boolean;
  /** Dates, boat or price differ from what is saved. */
  readonly offerChanged: boolean;
  readonly notesChanged: boolean;
  /** Which documents are required differs from what is saved. */
  readonly documentsChanged: boolean;
  /** Documents required as the form has it, and not uploaded. */
  readonly missing_documents: number;
  readonly nights_to_redeem: number;
  readonly max_nights_to_redeem: number;
}

/** Something the page may offer. A reason says why it cannot be used just now; it is a key of the catalogue. */
export interface Offered {
  readonly shown: boolean;
  readonly reason: Reason | null;
}

export const notShown: Offered = { shown: false, reason: null };

/** The first reason that holds, in the order given. */
export function shownUnless(...reasons: readonly (readonly [holds: boolean, reason: Reason])[]): Offered {
  return { shown: true, reason: reasons.find(([holds]) => holds)?.[1] ?? null };
}

export function isUsable(offered: Offered): boolean {
  return offered.shown && offered.reason === null;
}

/** The server's word on a move; a move it does not name is closed. */
export function verdictOf(
  reservation: RuledReservation,
  move: ReservationMove,
): Pick<MoveVerdict, 'allowed' | 'reason'> {
  const verdict = reservation.allowed_actions.marina.find((one) => one.move === move);
  return verdict ?? { allowed: false, reason: 'RESERVATION_ACTION_NOT_ALLOWED' };
}

/** Does the state machine have this move from here, even if something else stands in its way just now? */
export function isInStateMachine(reservation: RuledReservation, move: ReservationMove): boolean {
  const { allowed, reason } = verdictOf(reservation, move);
  return allowed || (reason !== 'RESERVATION_ACTION_NOT_ALLOWED' && reason !== 'NOT_FOUND');
}

/** Reasons of the server that the page words itself. */
const serverReasons: Readonly<Record<string, Reason>> = {
  RESERVATION_PAST: 'reasonStayOver',
  RESERVATION_DOCUMENTS_MISSING: 'reasonDocumentsMissing',
  RESERVATION_ARRIVAL_PASSED: 'reasonArrivalPassed',
  RESERVATION_FEATURE_NOT_ENABLED: 'reasonFeatureOff',
};

/** Offered as the server has it: hidden where the state machine has no such move, else open or closed with its reason. */
export function asServerHasIt(reservation: RuledReservation, move: ReservationMove): Offered {
  const { allowed, reason } = verdictOf(reservation, move);
  if (allowed) return { shown: true, reason: null };
  if (!isInStateMachine(reservation, move)) return notShown;
  return { shown: true, reason: serverReasons[reason ?? ''] ?? 'reasonNotNow' };
}
