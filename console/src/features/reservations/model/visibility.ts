import type { DisplayedStatus } from '../../../../../contracts/reservations/vocabulary.js';
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
import { isOver } from '../../../entities/reservation/status.js';

/**
 * What the reservation page shows and lets be changed, as pure rules: those of spec 1 §2, §4 and §6, joined with what
 * the server says about the state machine. Its buttons are in `actions.ts`.
 */

const openToEditing: readonly DisplayedStatus[] = ['initiated', 'boater_accepted_suggested_dates'];
const withEditMenu: readonly DisplayedStatus[] = ['pending', 'waiting', 'approved', 'payment_expired', 'waiting_list'];

/** The status on the chip; a reservation in the making is pending. */
export function shownStatus({ reservation }: PageFacts): DisplayedStatus {
  return reservation?.reservation_status ?? 'pending';
}

/**
 * May the form be typed into? A request that waits for the marina's first word can be, at once; the lite edition does
 * not ask for 'Edit' first; everything else only after 'Edit'.
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

/** Dates were suggested: the price can still be sent instead, so in the lite edition it can be typed. */
function isSuggesting({ reservation }: PageFacts): boolean {
  return reservation?.reservation_status === 'marina_added_dates';
}

/** The menu of 'Edit' and 'Cancel' in the header. */
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
  const { reservation_status: status, source } = reservation;
  return shownUnless(
    [!editor, 'reasonEditorOnly'],
    [status === 'approved' && source !== 'MARINA', 'reasonEditBooked'],
    [status === 'payment_expired', 'reasonEditPaymentExpired'],
    [!verdictOf(reservation, 'UPDATE').allowed, 'reasonNotNow'],
  );
}

/** On entering edit mode here, staff are about to name a price. */
export function focusesPrice({ reservation }: PageFacts): boolean {
  return reservation !== null && openToEditing.includes(reservation.reservation_status);
}

/** RESERVATION_FORM_OTHER_AVAILABILITIES_ERROR: still a request, yet other dates were suggested. */
export function otherDatesWarning({ reservation }: PageFacts): boolean {
  if (reservation?.reservation_status !== 'initiated') return false;
  return reservation.statuses.some(({ suggested_dates }) => (suggested_dates?.length ?? 0) > 0);
}

/** The berthing section belongs to marinas with an inventory, and to reservations that exist. */
export function berthingShown({ reservation, features }: PageFacts): boolean {
  return reservation !== null && features.inventory === true;
}

/** Choosing a berth: for a stay that has not begun and is not over, cancelled or expired. */
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
  /** Nights left on the card of the membership. */
  readonly nights_available: number;
  readonly membership_active: boolean;
}

/** Redeeming nights: the membership association's visitors with an active card and nights left on it. */
export function redeemField({ association, customer_type, nights_available, membership_active }: RedeemFacts): Offered {
  if (association !== 'TEM' || customer_type === 'RESIDENT') return notShown;
  return shownUnless([!membership_active, 'reasonMembershipInactive'], [nights_available <= 0, 'reasonNoNightsLeft']);
}

export function depositShown({ features }: PageFacts): boolean {
  return features.deposit_and_cancellation === true;
}

export function passeportShown({ features }: PageFacts): boolean {
  return features.passeport_escales === true;
}

/** Suggestions for the price by weather, rating, occupancy and events. */
export function priceSuggestionsShown(facts: PageFacts): boolean {
  return facts.features.dynamic_pricing === true && formEditable(facts);
}

/** Which documents are required is decided together with the offer. */
export function documentSwitches(facts: PageFacts): boolean {
  return facts.reservation !== null && formEditable(facts);
}

/** Notes stay the marina's own affair, also about what is over. */
export function notesEditable({ reservation, editor }: PageFacts): boolean {
  return editor && (reservation === null || verdictOf(reservation, 'UPDATE_NOTE').allowed);
}

export interface TabOffered {
  readonly disabled: boolean;
  /** Number on the badge; 0 shows none. */
  readonly unread: number;
}

export function tabOffered(tab: PageTab, { reservation, features }: PageFacts): TabOffered {
  if (tab === 'details') return { disabled: false, unread: 0 };
  if (reservation === null) return { disabled: true, unread: 0 };
  const counts = tab === 'messages' && features.chat === true;
  return { disabled: false, unread: counts ? reservation.unread_messages : 0 };
}

/** Without the marina's chat the tab asks to switch it on instead of opening. */
export function chatPrompt({ tab, features, reservation }: Pick<PageFacts, 'tab' | 'features' | 'reservation'>) {
  return tab === 'messages' && reservation !== null && features.chat !== true;
}

/** Writing to a visitor takes the permission; residents may always be answered. */
export function mayWriteMessages({ reservation, editor }: PageFacts): boolean {
  return reservation !== null && (editor || reservation.customer_type === 'RESIDENT');
}

/** Where the page is left to. The full edition has a list to go back to; the lite one closes. */
export function leavingTo(edition: Edition, demo: boolean): { readonly path: string; readonly kind: 'back' | 'close' } {
  if (edition === 'full') return { path: '/reservations', kind: 'back' };
  return { path: demo ? '/reservations' : '/', kind: 'close' };
}
