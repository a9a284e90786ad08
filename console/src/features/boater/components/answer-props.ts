import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import type { OfferChange } from '../model/offer-changes.js';

/** What every answer of the boater is made of. */
export interface AnswerProps {
  token: string;
  /** As it was when the dialog was opened: what the boater agrees to. */
  seen: BoaterReservation;
  /** What differs from it by now. */
  changes: readonly OfferChange[];
  refetch: () => Promise<{ readonly data?: BoaterReservation | undefined }>;
  /** The boater has looked at the changes. */
  onSeen: () => void;
  onSameOffer: (view: BoaterReservation) => void;
  /** Closes the dialog; `words` is the success message, if there is one. */
  onDone: (words: string) => void;
  onClose: () => void;
}
