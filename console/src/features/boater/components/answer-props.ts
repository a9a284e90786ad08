import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import type { OfferChange } from '../model/offer-changes.js';

/** Props that all answer dialogs of the boater share. */
export interface AnswerProps {
  token: string;
  /**
   * The reservation that the boater agrees to: its state when the dialog was opened or when the boater last confirmed
   * the changes.
   */
  seen: BoaterReservation;
  /** Differences between that state and the current reservation. */
  changes: readonly OfferChange[];
  refetch: () => Promise<{ readonly data?: BoaterReservation | undefined }>;
  /** The boater confirms that they have seen the changes. */
  onSeen: () => void;
  onSameOffer: (view: BoaterReservation) => void;
  /** Closes the dialog. `words` is the success message. */
  onDone: (words: string) => void;
  onClose: () => void;
}
