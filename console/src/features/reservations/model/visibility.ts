import type { InstalmentSchedule } from '../../../../../contracts/pricing/vocabulary.js';
import {
  type Edition,
  isUsable,
  type Offered,
  notShown,
  type PageFacts,
  type PageTab,
  shownUnless,
  verdictOf,
} from './page-facts.js';
import { type DepartureMove, departuresOf } from '../../../entities/stay-change/departure-rules.js';
import { isOver } from '../../../entities/reservation/status.js';
import type { DisplayedStatus } from '../../../../../contracts/vocabulary/reservation-words.js';

/**
 * Pure rules for the parts of the reservation page that are visible or editable (spec 1 §2, §4 and §6). They include
 * the server's verdicts from the state machine. The rules of the buttons are in `actions.ts`.
 */

const openToEditing: readonly DisplayedStatus[] = ['initiated', 'boater_accepted_suggested_dates'];
const withEditMenu: readonly DisplayedStatus[] = ['pending', 'waiting', 'approved', 'payment_expired', 'waiting_list'];

/**
 * True when the form is editable. A request without an answer from the marina is editable at once. In the lite edition
 * the others need no 'Edit'; in the full edition they are editable only after 'Edit'.
 */
export function formEditable(facts: PageFacts): boolean {
  const { reservation, edition, editor, editing } = facts;
  if (!editor) return false;
  if (reservation === null) return true;
  if (!verdictOf(reservation, 'UPDATE').allowed) return false;
  if (openToEditing.includes(reservation.reservation_status)) return true;
  if (edition === 'lite') return isUsable(editEntry({ ...facts, tab: 'details' })) || isSuggesting(facts);
  return editing && isUsable(editEntry(facts));
}

/** The marina suggested dates but can still send a price instead, so the lite edition lets staff type one. */
function isSuggesting({ reservation }: PageFacts): boolean {
  return reservation?.reservation_status === 'marina_added_dates';
}

/** The header's menu with 'Edit' and 'Cancel'. */
export function editMenu({ reservation, tab }: PageFacts): Offered {
  if (reservation === null) return notShown;
  return shownUnless(
    [!withEditMenu.includes(reservation.reservation_status), 'reasonEditMenuStatus'],
    [tab !== 'details', 'reasonEditMenuTab'],
  );
}

export function editEntry(facts: PageFacts): Offered {
  const { reservation, editor } = facts;
  const menu = editMenu(facts);
  if (reservation === null || !isUsable(menu)) return menu;
  const { reservation_status: status } = reservation;
  return shownUnless(
    [!editor, 'reasonEditorOnly'],
    [status === 'payment_expired', 'reasonEditPaymentExpired'],
    [!verdictOf(reservation, 'UPDATE').allowed, 'reasonNotNow'],
  );
}

/** The departures to which a booked stay can be moved at once, in marinas with an inventory. */
export function departureMoves({ reservation, editor, features, today }: PageFacts): readonly DepartureMove[] {
  if (reservation?.reservation_status !== 'approved' || !editor || features.inventory !== true) return [];
  if (!verdictOf(reservation, 'UPDATE').allowed) return [];
  return (['longer', 'earlier'] as const).filter((move) => departuresOf(reservation, move, today) !== null);
}

/** Whether staff may record that the boat has left: from the day on which a booked stay ends. */
export function departedShown({ reservation, editor, editing, today }: PageFacts): boolean {
  return reservation?.reservation_status === 'approved' && editor && !editing && reservation.end_date <= today;
}

/** In these statuses the price is the next thing that staff type, so its field gets the focus. */
export function focusesPrice({ reservation }: PageFacts): boolean {
  return reservation !== null && openToEditing.includes(reservation.reservation_status);
}

/**
 * RESERVATION_FORM_OTHER_AVAILABILITIES_ERROR: the reservation is still a request, although other dates were suggested.
 */
export function otherDatesWarning({ reservation }: PageFacts): boolean {
  if (reservation?.reservation_status !== 'initiated') return false;
  return reservation.statuses.some(({ suggested_dates }) => (suggested_dates?.length ?? 0) > 0);
}

/** The berthing section is shown for existing reservations in marinas with an inventory. */
export function berthingShown({ reservation, features }: PageFacts): boolean {
  return reservation !== null && features.inventory === true;
}

/** Staff can choose a berth up to the day of arrival, unless the reservation is over, cancelled or expired. */
export function berthChoice(facts: PageFacts): Offered {
  const { reservation, today, editor } = facts;
  if (reservation === null || !berthingShown(facts)) return notShown;
  return shownUnless(
    [!editor, 'reasonEditorOnly'],
    [isOver(reservation.reservation_status), 'reasonBerthClosed'],
    [reservation.start_date < today, 'reasonArrivalPassed'],
    [!verdictOf(reservation, 'ASSIGN_BERTH').allowed, 'reasonNotNow'],
  );
}

export interface RedeemFacts {
  readonly association: string | null;
  readonly customer_type: 'RESIDENT' | 'VISITOR';
  /** Nights left on the membership card. */
  readonly nights_available: number;
  readonly membership_active: boolean;
  /** There is a card, or the offer redeems nights already. */
  readonly carded: boolean;
}

/** The field is shown to visitors with a card in marinas of TEM. It needs an active membership with nights left. */
export function redeemField(facts: RedeemFacts): Offered {
  const { association, customer_type, nights_available, membership_active, carded } = facts;
  if (association !== 'TEM' || customer_type === 'RESIDENT' || !carded) return notShown;
  return shownUnless([!membership_active, 'reasonMembershipInactive'], [nights_available <= 0, 'reasonNoNightsLeft']);
}

export function depositShown({ features }: PageFacts, schedule: InstalmentSchedule): boolean {
  return features.deposit_and_cancellation === true && schedule === 'ONCE';
}

export function passeportShown({ features }: PageFacts): boolean {
  return features.passeport_escales === true;
}

/** Price suggestions by weather, rating, occupancy and events are shown. */
export function priceSuggestionsShown(facts: PageFacts): boolean {
  return facts.features.dynamic_pricing === true && formEditable(facts);
}

/** Staff can change the required documents whenever they can edit the offer. */
export function documentSwitches(facts: PageFacts): boolean {
  return facts.reservation !== null && formEditable(facts);
}

/** Notes are internal to the marina, so staff can edit them even after the stay. */
export function notesEditable({ reservation, editor }: PageFacts): boolean {
  return editor && (reservation === null || verdictOf(reservation, 'UPDATE_NOTE').allowed);
}

/** Number on the badge of a tab; 0 hides the badge. */
export function unreadOn(tab: PageTab, { reservation, features }: PageFacts): number {
  return tab === 'messages' && features.chat === true ? (reservation?.unread_messages ?? 0) : 0;
}

/** Without the chat feature the messages tab offers to switch it on instead of opening. */
export function chatPrompt({ tab, features, reservation }: Pick<PageFacts, 'tab' | 'features' | 'reservation'>) {
  return tab === 'messages' && reservation !== null && features.chat !== true;
}

/** Messages to visitors need the permission. Every user may answer residents. */
export function mayWriteMessages({ reservation, editor }: PageFacts): boolean {
  return reservation !== null && (editor || reservation.boater.relation_type === 'RESIDENT');
}

/** The path that the page leaves to. The full edition, which demo marinas have, goes back to the list; lite closes. */
export function leavingTo(edition: Edition): { readonly path: string; readonly kind: 'back' | 'close' } {
  if (edition === 'full') return { path: '/reservations', kind: 'back' };
  return { path: '/', kind: 'close' };
}
