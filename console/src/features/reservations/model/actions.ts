import {
  asServerHasIt,
  isInStateMachine,
  isUsable,
  type Offered,
  notShown,
  type PageFacts,
  type RuledReservation,
  shownUnless,
} from './page-facts.js';
import type { Reason } from './reasons.js';
import { editMenu } from './visibility.js';
import type { DisplayedStatus } from '../../../../../contracts/vocabulary/reservation-words.js';

/** The buttons of the page as pure rules (spec 1 §4 and §6), and the call that saving makes. */

const suggestible: readonly DisplayedStatus[] = ['initiated', 'marina_added_dates', 'boater_accepted_suggested_dates'];

/** Statuses in which approving is shown but not possible yet, with the reason. */
const approvalWaits: Readonly<Partial<Record<DisplayedStatus, Reason>>> = {
  waiting: 'reasonApproveWaiting',
  initiated: 'reasonApproveNoPrice',
  boater_accepted_suggested_dates: 'reasonApproveNoPrice',
  payment_expired: 'reasonApprovePaymentExpired',
};

type Hindrance = readonly [holds: boolean, reason: Reason];

/** Reasons in the form against every action that sends the offer. */
function formReasons({ editor, form }: PageFacts): readonly Hindrance[] {
  return [
    [!editor, 'reasonEditorOnly'],
    // The price of the price list follows from the dates.
    [!form.priced && !form.dated, 'reasonDatesMissing'],
    [!form.priced, 'reasonPriceMissing'],
    [form.hasErrors, 'reasonFormErrors'],
  ];
}

/** 'Send to customer' sends the price that is in the form. */
export function sendPrice(facts: PageFacts): Offered {
  const { reservation } = facts;
  if (reservation === null || !isInStateMachine(reservation, 'UPDATE')) return notShown;
  const { reservation_status: status, source } = reservation;
  const here = suggestible.includes(status) || (status === 'waiting_list' && source === 'BOATER');
  return here ? shownUnless(...formReasons(facts)) : notShown;
}

/** 'Notify' creates a reservation, or takes a reservation that the marina made off the waiting list. */
export function notify(facts: PageFacts): Offered {
  const { reservation } = facts;
  if (reservation === null) return shownUnless(...formReasons(facts));
  return isOwnWaiting(reservation) && isInStateMachine(reservation, 'NOTIFY')
    ? shownUnless(...formReasons(facts))
    : notShown;
}

/** One button opens a menu with Notify and Approve for a reservation on the waiting list that the marina made. */
export function sendsFromMenu({ reservation }: PageFacts): boolean {
  return reservation !== null && isOwnWaiting(reservation);
}

function isOwnWaiting({ reservation_status, source }: RuledReservation): boolean {
  return reservation_status === 'waiting_list' && source === 'MARINA';
}

export function approve(facts: PageFacts): Offered {
  const { reservation, form, editor, today } = facts;
  const tooManyNights: Hindrance = [form.nights_to_redeem > form.max_nights_to_redeem, 'reasonTooManyNights'];
  if (reservation === null) return shownUnless(...formReasons(facts), tooManyNights);
  const { reservation_status: status, source, end_date } = reservation;
  const waits = approvalWaits[status];
  if (waits === undefined && !isInStateMachine(reservation, 'APPROVE')) return notShown;
  return shownUnless(
    [!editor, 'reasonEditorOnly'],
    [waits !== undefined, waits ?? 'reasonNotNow'],
    [today > end_date, 'reasonStayOver'],
    [form.missing_documents > 0, 'reasonDocumentsMissing'],
    tooManyNights,
    [source === 'BOATER' && form.offerChanged, 'reasonApproveChanged'],
    ...formReasons(facts),
    ...serverReason(reservation),
  );
}

/**
 * The server checks documents against the saved requirements. The form may have lifted some of them, and approving
 * sends that change.
 */
function serverReason(reservation: RuledReservation): readonly Hindrance[] {
  const { reason } = asServerHasIt(reservation, 'APPROVE');
  return reason === null || reason === 'reasonDocumentsMissing' ? [] : [[true, reason]];
}

export function addToWaitingList(facts: PageFacts): Offered {
  const { reservation, editor, form } = facts;
  if (reservation === null) return shownUnless(...formReasons(facts));
  if (reservation.reservation_status === 'waiting_list') return notShown;
  const served = asServerHasIt(reservation, 'ADD_TO_WAITING_LIST');
  if (!isUsable(served)) return served;
  // Without a price the call sends no offer, so errors in the form do not matter.
  return shownUnless([!editor, 'reasonEditorOnly'], [form.priced && form.hasErrors, 'reasonFormErrors']);
}

/** Staff can suggest other dates for a boater's request until a price is sent, and for a booking at any time. */
export function suggestDates(facts: PageFacts): Offered {
  const { reservation, editor } = facts;
  if (reservation === null) return notShown;
  const requested = reservation.source === 'BOATER' && suggestible.includes(reservation.reservation_status);
  if (!requested && reservation.reservation_status !== 'approved') return notShown;
  const served = asServerHasIt(reservation, 'UPDATE_DATE');
  return isUsable(served) ? shownUnless([!editor, 'reasonEditorOnly']) : served;
}

/** Staff take dates on offer for a boater who said yes by message or phone. */
export function acceptsForBoater({ reservation, editor }: PageFacts): boolean {
  const verdicts = reservation?.allowed_actions.boater ?? [];
  return editor && verdicts.some(({ move, allowed }) => move === 'ACCEPT_DATES' && allowed);
}

/** 'Cancel' in the header's menu. Staff decline an unanswered request in the bar below instead. */
export function cancelEntry(facts: PageFacts): Offered {
  const menu = editMenu(facts);
  if (!isUsable(menu)) return menu;
  return cancelling(facts);
}

/** 'Decline' is for a request on which nothing was agreed yet. */
export function decline(facts: PageFacts): Offered {
  const { reservation } = facts;
  return reservation !== null && suggestible.includes(reservation.reservation_status) ? cancelling(facts) : notShown;
}

function cancelling({ reservation, editor }: PageFacts): Offered {
  if (reservation === null) return notShown;
  const served = asServerHasIt(reservation, 'CANCEL');
  return isUsable(served) ? shownUnless([!editor, 'reasonEditorOnly']) : served;
}

/**
 * The move that 'Save' calls. Notes alone stay inside the marina. On the waiting list a new price is saved and not sent.
 * Every other saved offer is sent to the boater. A booking that the marina made stays approved.
 */
export type SaveAction = 'UPDATE_NOTE' | 'ADD_TO_WAITING_LIST' | 'UPDATE';

export interface SaveOffered extends Offered {
  readonly action: SaveAction;
  /** The boater is notified, so staff confirm first. */
  readonly tellsBoater: boolean;
}

export function save(facts: PageFacts): SaveOffered {
  const { reservation, form, editor } = facts;
  const beyondNotes = form.offerChanged || form.documentsChanged;
  const nothing = { ...notShown, action: 'UPDATE_NOTE', tellsBoater: false } as const;
  if (reservation === null || (!beyondNotes && !form.notesChanged)) return nothing;
  if (!beyondNotes) {
    // The call sends the notes alone, so errors elsewhere in the form do not matter.
    return { ...shownUnless([!editor, 'reasonEditorOnly']), action: 'UPDATE_NOTE', tellsBoater: false };
  }
  const status = reservation.reservation_status;
  if (status === 'waiting_list') {
    return { ...shownUnless(...formReasons(facts)), action: 'ADD_TO_WAITING_LIST', tellsBoater: false };
  }
  if (!isInStateMachine(reservation, 'UPDATE')) return nothing;
  return { ...shownUnless(...formReasons(facts)), action: 'UPDATE', tellsBoater: true };
}
