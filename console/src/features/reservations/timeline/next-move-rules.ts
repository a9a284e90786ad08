import { type OnlinePrice, outstandingOnline } from '../../../../../contracts/reservations/rules/online-payment.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { toDecimal, toMinor } from '../../../../../contracts/vocabulary/money.js';
import { amountDue } from '../../../entities/price/amount-due.js';
import type { Situation } from '../../../entities/reservation/situation.js';

/** An effect of the marina's next button. Money is in decimals. */
export type Effect =
  | { readonly code: 'booksBerth'; readonly berth: string }
  | { readonly code: 'booksBestBerth'; readonly berth: string | null }
  | { readonly code: 'booksWithoutBerth' }
  | { readonly code: 'mailsConfirmation' | 'mailsOffer' }
  | { readonly code: 'asksFor'; readonly amount: number; readonly hours: number }
  | { readonly code: 'chargesNothing' }
  | { readonly code: 'boaterHasHours'; readonly hours: number };

interface ApprovalTerms {
  /** Name of the chosen or held berth; null: the berth plan chooses. */
  readonly berth: string | null;
  /** Name of the berth that fits best now; null: none is free. */
  readonly best: string | null;
  readonly inventory: boolean;
  readonly acceptsOnline: boolean;
  /** Null while there is no price. */
  readonly price: OnlinePrice | null;
  /** Amount that the marina has already received, in minor units. */
  readonly held: number;
  /** Hours in which a boater must answer or pay. */
  readonly hours: number;
}

/** Effects of approving: a berth, a mail and the amount due at once. */
export function approvalEffects(terms: ApprovalTerms): Effect[] {
  const { hours } = terms;
  const due = dueOnApproval(terms);
  return [
    berthEffect(terms),
    { code: 'mailsConfirmation' },
    due > 0 ? { code: 'asksFor', amount: due, hours } : { code: 'chargesNothing' },
  ];
}

function berthEffect({ berth, best, inventory }: ApprovalTerms): Effect {
  if (berth !== null) return { code: 'booksBerth', berth };
  return inventory ? { code: 'booksBestBerth', berth: best } : { code: 'booksWithoutBerth' };
}

/** Amount that the boater must pay at once, in decimals; 0 where the marina accepts no online payments. */
export function dueOnApproval({
  acceptsOnline,
  price,
  held,
}: Pick<ApprovalTerms, 'acceptsOnline' | 'price' | 'held'>): number {
  return acceptsOnline && price !== null ? toDecimal(outstandingOnline(price, held)) : 0;
}

/** The amount due now, as a decimal number: the instalments that are due, or the deposit or price. */
export function dueNow({ instalments, payment }: Pick<ReservationDetail, 'instalments' | 'payment'>): number | null {
  const due = instalments.filter(({ standing }) => standing === 'due' || standing === 'overdue');
  if (due.length === 0) return amountDue(payment)?.amount ?? null;
  return toDecimal(due.reduce((sum, { open }) => sum + toMinor(open), 0));
}

/** Effects of sending a price. */
export function offerEffects(hours: number): Effect[] {
  return [{ code: 'mailsOffer' }, { code: 'boaterHasHours', hours }];
}

/** The button that the card describes. */
export function nextButton(situation: Situation): 'approve' | 'send' | null {
  if (situation === 'accepted') return 'approve';
  return situation === 'requested' || situation === 'datesChosen' || situation === 'queued' ? 'send' : null;
}
