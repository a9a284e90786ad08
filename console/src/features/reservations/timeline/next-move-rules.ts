import { type OnlinePrice, outstandingOnline } from '../../../../../contracts/reservations/rules/online-payment.js';
import { toDecimal } from '../../../../../contracts/vocabulary/money.js';
import type { Situation } from '../../../entities/reservation/situation.js';

/** What our next button sets off. Money in decimals. */
export type Effect =
  | { readonly code: 'booksBerth'; readonly berth: string }
  | { readonly code: 'booksBestBerth' | 'booksWithoutBerth' }
  | { readonly code: 'mailsConfirmation' | 'mailsOffer' }
  | { readonly code: 'asksFor'; readonly amount: number; readonly hours: number }
  | { readonly code: 'chargesNothing' }
  | { readonly code: 'boaterHasHours'; readonly hours: number };

interface ApprovalTerms {
  /** Name of the berth that was chosen or is held; null: the plan chooses. */
  readonly berth: string | null;
  readonly inventory: boolean;
  readonly acceptsOnline: boolean;
  /** Null: there is no price yet. */
  readonly price: OnlinePrice | null;
  /** What the marina holds of it already, in minor units. */
  readonly held: number;
  /** Hours a boater has to answer, and to pay. */
  readonly hours: number;
}

/** What approving does: a berth, a mail, and what is asked for at once. */
export function approvalEffects(terms: ApprovalTerms): Effect[] {
  const { berth, inventory, hours } = terms;
  const due = dueOnApproval(terms);
  return [
    berth !== null ? { code: 'booksBerth', berth } : { code: inventory ? 'booksBestBerth' : 'booksWithoutBerth' },
    { code: 'mailsConfirmation' },
    due > 0 ? { code: 'asksFor', amount: due, hours } : { code: 'chargesNothing' },
  ];
}

/** What the boater is asked to pay at once, in decimals: nothing where the marina takes no online payments. */
export function dueOnApproval({
  acceptsOnline,
  price,
  held,
}: Pick<ApprovalTerms, 'acceptsOnline' | 'price' | 'held'>): number {
  return acceptsOnline && price !== null ? toDecimal(outstandingOnline(price, held)) : 0;
}

/** What sending a price does. */
export function offerEffects(hours: number): Effect[] {
  return [{ code: 'mailsOffer' }, { code: 'boaterHasHours', hours }];
}

/** Which button the card talks about. */
export function nextButton(situation: Situation): 'approve' | 'send' | null {
  if (situation === 'accepted') return 'approve';
  return situation === 'requested' || situation === 'datesChosen' || situation === 'queued' ? 'send' : null;
}
