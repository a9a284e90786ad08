import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { OnlinePrice } from '../../../../../contracts/reservations/rules/online-payment.js';
import type { Currency } from '../../../../../contracts/vocabulary/money.js';
import type { ChosenBerth } from '../../../entities/berth/chosen-berth.js';

/** Every dialog of the page: it asks, the page sends. */
export interface ReservationDialogProps<Values> {
  readonly open: boolean;
  readonly reservation: ReservationDetail;
  readonly onClose: () => void;
  readonly onConfirm: (values: Values) => void;
  readonly busy: boolean;
  /** The server's error from the last attempt; null before the first and after a success. */
  readonly error: unknown;
}

/** What an action is about, as the form has it: it may not be saved yet. Money in decimals of `currency`. */
export interface ActionDraft {
  readonly boaterName: string;
  readonly boatName: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly nights: number;
  readonly currency: Currency;
  readonly total: number | null;
  /** What is due at once; 0 or the total where no part is asked for in advance. */
  readonly deposit: number | null;
  /** The same for the rule of online payments; null: no price yet. */
  readonly price: OnlinePrice | null;
  readonly berth: ChosenBerth | null;
}

/** Dialogs that work in creation mode too, where there is no reservation: the draft says everything. */
export interface ActionDialogProps<Values> extends Omit<ReservationDialogProps<Values>, 'reservation'> {
  readonly reservation: ReservationDetail | null;
  readonly draft: ActionDraft;
}

/** The message sent to the boater with the action; empty: only the notification itself is sent. */
export interface WithMessage {
  readonly message: string;
}
