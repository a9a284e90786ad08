import type { PaymentTerms } from '../../../../../contracts/reservations/rules/payment-terms.js';
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
  | { readonly code: 'asksFor'; readonly amount: number; readonly hours: number; readonly after_arrival: boolean }
  | { readonly code: 'willAskFor' | 'restAtMarina' | 'restInInstalments'; readonly amount: number }
  | { readonly code: 'chargesNothing' }
  | { readonly code: 'boaterHasHours'; readonly hours: number };

interface ApprovalTerms {
  /** Name of the chosen or held berth; null: the berth plan chooses. */
  readonly berth: string | null;
  /** Name of the berth that fits best now; null: none is free. */
  readonly best: string | null;
  readonly inventory: boolean;
  /** Where, how much and by when the stay is paid; null while there is no price. */
  readonly payment: PaymentTerms | null;
  readonly inInstalments: boolean;
  /** Hours in which a boater must answer or pay. */
  readonly hours: number;
}

/** Effects of approving: a berth, a mail, what is asked for at once and what is left. */
export function approvalEffects(terms: ApprovalTerms): Effect[] {
  const { hours, payment } = terms;
  const asked = (payment?.online ?? 0) > 0;
  const after_arrival = payment?.after_arrival === true;
  const first: Effect = asked
    ? { code: 'asksFor', amount: toDecimal(payment?.online ?? 0), hours, after_arrival }
    : { code: 'chargesNothing' };
  return [berthEffect(terms), { code: 'mailsConfirmation' }, first, ...restEffects(terms)];
}

function restEffects({ payment, inInstalments }: Pick<ApprovalTerms, 'payment' | 'inInstalments'>): Effect[] {
  if (payment === null || payment.rest === 0) return [];
  return [{ code: inInstalments ? 'restInInstalments' : 'restAtMarina', amount: toDecimal(payment.rest) }];
}

function berthEffect({ berth, best, inventory }: ApprovalTerms): Effect {
  if (berth !== null) return { code: 'booksBerth', berth };
  return inventory ? { code: 'booksBestBerth', berth: best } : { code: 'booksWithoutBerth' };
}

/** The amount due now, as a decimal number: the instalments that are due, or the deposit or price. */
export function dueNow({ instalments, payment }: Pick<ReservationDetail, 'instalments' | 'payment'>): number | null {
  const due = instalments.filter(({ standing }) => standing === 'due' || standing === 'overdue');
  if (due.length === 0) return amountDue(payment)?.amount ?? null;
  return toDecimal(due.reduce((sum, { open }) => sum + toMinor(open), 0));
}

/** Effects of sending a price: a mail, the time to answer, and what the offer says about the payment. */
export function offerEffects(terms: Pick<ApprovalTerms, 'hours' | 'payment' | 'inInstalments'>): Effect[] {
  const { hours, payment } = terms;
  const asked: Effect[] =
    payment === null || payment.online === 0 ? [] : [{ code: 'willAskFor', amount: toDecimal(payment.online) }];
  return [{ code: 'mailsOffer' }, { code: 'boaterHasHours', hours }, ...asked, ...restEffects(terms)];
}

/** The button that the card describes. */
export function nextButton(situation: Situation): 'approve' | 'send' | null {
  if (situation === 'accepted') return 'approve';
  return situation === 'requested' || situation === 'datesChosen' || situation === 'queued' ? 'send' : null;
}
