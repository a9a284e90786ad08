import type { DisplayedStatus } from '../../../../../contracts/reservations/vocabulary.js';
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

/** The buttons of the page, as pure rules (spec 1 §4 and §6); what the page asks the server for when they are pressed. */

const suggestible: readonly DisplayedStatus[] = ['initiated', 'marina_added_dates', 'boater_accepted_suggested_dates'];

/** Statuses in which approving is named but not open yet, with what stands in its way. */
const approvalWaits: Readonly<Partial<Record<DisplayedStatus, Reason>>> = {
  waiting: 'reasonApproveWaiting',
  initiated: 'reasonApproveNoPrice',
  boater_accepted_suggested_dates: 'reasonApproveNoPrice',
  payment_expired: 'reasonApprovePaymentExpired',
};

type Hindrance = readonly [holds: boolean, reason: Reason];

/** What every action that carries the offer asks of the form. */
function formReasons({ editor, form }: PageFacts): readonly Hindrance[] {
  return [
    [!editor, 'reasonEditorOnly'],
    [!form.priced, 'reasonPriceMissing'],
    [form.hasErrors, 'reasonFormErrors'],
  ];
}

/** 'Send to customer', with the price as it stands in the form. */
export function sendPrice(facts: PageFacts): Offered {
  const { reservation } = facts;
  if (reservation === null || !isInStateMachine(reservation, 'UPDATE')) return notShown;
  const { reservation_status: status, source } = reservation;
  const here = suggestible.includes(status) || (status === 'waiting_list' && source === 'BOATER');
  return here ? shownUnless(...formReasons(facts)) : notShown;
}

/** 'Notify': creating, or a reservation of the marina's own that comes off the waiting list. */
export function notify(facts: PageFacts): Offered {
  const { reservation } = facts;
  if (reservation === null) return shownUnless(...formReasons(facts));
  return isOwnWaiting(reservation) && isInStateMachine(reservation, 'NOTIFY')
    ? shownUnless(...formReasons(facts))
    : notShown;
}

/** The marina's own reservation on the waiting list: one button with the menu Notify and Approve. */
export function sendsFromMenu({ reservation }: PageFacts): boolean {
  return reservation === null || isOwnWaiting(reservation);
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

/** The server judges documents by what was required so far; the form may have lifted that, and says so on approving. */
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
  // Without a price nothing of the form goes along that could be wrong.
  return shownUnless([!editor, 'reasonEditorOnly'], [form.priced && form.hasErrors, 'reasonFormErrors']);
}

/** Other dates can be suggested to a boater who asked, as long as no price is on the table. */
export function suggestDates(facts: PageFacts): Offered {
  const { reservation, editor } = facts;
  if (reservation?.source !== 'BOATER' || !suggestible.includes(reservation.reservation_status)) return notShown;
  const served = asServerHasIt(reservation, 'UPDATE_DATE');
  return isUsable(served) ? shownUnless([!editor, 'reasonEditorOnly']) : served;
}

/** Cancelling from the header's menu; what has not been answered yet is declined from the bar below instead. */
export function cancelEntry(facts: PageFacts): Offered {
  const menu = editMenu(facts);
  if (!isUsable(menu)) return menu;
  return cancelling(facts);
}

/** 'Decline': a request that nothing was agreed on. */
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
 * What 'Save' asks for. Notes alone are the marina's own affair; on the waiting list a new price is kept without
 * sending it; a booking of the marina's own stays approved; every other offer that is saved goes to the boater.
 */
export type SaveAction = 'UPDATE_NOTE' | 'ADD_TO_WAITING_LIST' | 'UPDATE';

export interface SaveOffered extends Offered {
  readonly action: SaveAction;
  /** The boater hears of it, so staff confirm it first. */
  readonly tellsBoater: boolean;
}

export function save(facts: PageFacts): SaveOffered {
  const { reservation, form, editor } = facts;
  const beyondNotes = form.offerChanged || form.documentsChanged;
  const nothing = { ...notShown, action: 'UPDATE_NOTE', tellsBoater: false } as const;
  if (reservation === null || (!beyondNotes && !form.notesChanged)) return nothing;
  if (!beyondNotes) {
    // Notes go alone: what is wrong or missing elsewhere in the form does not stand in their way.
    return { ...shownUnless([!editor, 'reasonEditorOnly']), action: 'UPDATE_NOTE', tellsBoater: false };
  }
  const status = reservation.reservation_status;
  if (status === 'waiting_list') {
    return { ...shownUnless(...formReasons(facts)), action: 'ADD_TO_WAITING_LIST', tellsBoater: false };
  }
  if (!isInStateMachine(reservation, 'UPDATE')) return nothing;
  return { ...shownUnless(...formReasons(facts)), action: 'UPDATE', tellsBoater: true };
}
