import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { cancelWord } from '../../../entities/reservation/boater-step.js';
import { offerChanges } from '../model/offer-changes.js';
import { amountDue } from '../../../entities/price/amount-due.js';
import { AcceptBerthDialog } from './accept-berth-dialog.js';
import { AcceptPriceDialog } from './accept-price-dialog.js';
import type { AnswerProps } from './answer-props.js';
import { CancelDialog } from './cancel-dialog.js';
import { DeclineBerthDialog } from './decline-berth-dialog.js';
import { PayDialog } from './pay-dialog.js';
import { TakeDatesDialog } from './take-dates-dialog.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';

/** An open dialog and the reservation at the time of opening. */
export interface OpenAnswer {
  readonly asked: 'accept_price' | 'take_dates' | 'accept_berth' | 'decline_berth' | 'pay' | 'cancel';
  readonly seen: BoaterReservation;
}

interface AnswerOfProps extends Omit<AnswerProps, 'seen' | 'changes'> {
  answer: OpenAnswer;
  /** The current reservation. */
  view: BoaterReservation;
  chosen: DateRange | null;
}

/** Shows the dialog of the answer that the boater has started. */
export function AnswerOf({ answer: { asked, seen }, view, chosen, onSeen, ...rest }: AnswerOfProps) {
  const changes = offerChanges(seen, view);
  // The question no longer applies after a new status or new suggested dates. The dialog then closes once the boater
  // has seen the change.
  const moved = changes.some((change) => change.what === 'status' || change.what === 'suggested_dates');
  const props: AnswerProps = { ...rest, seen, changes, onSeen: moved ? rest.onClose : onSeen };
  switch (asked) {
    case 'accept_price':
      return <AcceptPriceDialog {...props} />;
    case 'take_dates':
      return chosen === null ? null : <TakeDatesDialog {...props} chosen={chosen} />;
    case 'accept_berth':
      return <AcceptBerthDialog {...props} />;
    case 'decline_berth':
      return <DeclineBerthDialog {...props} />;
    case 'pay': {
      const due = amountDue(seen.payment);
      return due === null ? null : <PayDialog {...props} due={due} />;
    }
    case 'cancel': {
      const word = cancelWord(seen);
      return word === null ? null : <CancelDialog {...props} word={word} />;
    }
  }
}
