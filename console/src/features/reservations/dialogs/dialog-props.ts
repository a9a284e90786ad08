import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { OnlinePrice } from '../../../../../contracts/reservations/rules/online-payment.js';
import type { Currency } from '../../../../../contracts/vocabulary/money.js';
import type { Telling } from '../../../entities/stay-change/telling.js';
import type { ChosenBerth } from '../../../entities/berth/chosen-berth.js';

/** Props of every dialog of the page. The dialog collects the values; the page sends them. */
export interface ReservationDialogProps<Values> {
  readonly open: boolean;
  readonly reservation: ReservationDetail;
  readonly onClose: () => void;
  readonly onConfirm: (values: Values) => void;
  readonly busy: boolean;
  /** The server's error from the last attempt; null before the first and after a success. */
  readonly error: unknown;
}

/** The subject of an action as the form has it, possibly not saved yet. Money is in decimals of `currency`. */
export interface ActionDraft {
  /** Absent while it is created. */
  readonly reservationId?: string;
  readonly boaterName: string;
  readonly boatName: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly nights: number;
  readonly currency: Currency;
  readonly total: number | null;
  /** Amount due at once; 0 or the total if no deposit is required. */
  readonly deposit: number | null;
  /** Amount due at once of a price that is paid in instalments; null: it is paid at once. */
  readonly firstInstalment: number | null;
  /** The same price as the rule for online payments needs it; null: no price yet. */
  readonly price: OnlinePrice | null;
  readonly berth: ChosenBerth | null;
  /** Why the boat keeps two berths, as staff have said before the dialog; absent: they have not. */
  readonly both_reason?: string;
}

/** Props of dialogs that also work in creation mode. There is no reservation then, and the draft holds all facts. */
export interface ActionDialogProps<Values> extends Omit<ReservationDialogProps<Values>, 'reservation'> {
  readonly reservation: ReservationDetail | null;
  readonly draft: ActionDraft;
}

/** The message sent to the boater with the action; empty: only the notification itself is sent. */
export interface WithMessage {
  readonly message: string;
  /** Why a booking is changed, and whether the boater is told; absent for all other actions. */
  readonly telling?: Telling;
  /** Why the boat keeps two berths; absent: it was not asked. */
  readonly both_reason?: string;
}
