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
  readonly total: number | null;
  readonly deposit: number | null;
  readonly method: 'IN_MARINA' | 'ONLINE';
  /** What the marina holds of it already. */
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

/**
 * What the boater is asked to pay at once: the deposit where there is one, everything where payment is online, and
 * nothing where the marina takes no online payments. What it holds already is taken off.
 */
export function dueOnApproval({
  acceptsOnline,
  total,
  deposit,
  method,
  held,
}: Pick<ApprovalTerms, 'acceptsOnline' | 'total' | 'deposit' | 'method' | 'held'>): number {
  if (!acceptsOnline || total === null) return 0;
  const asked = (deposit ?? 0) > 0 ? Math.min(deposit ?? 0, total) : method === 'ONLINE' ? total : 0;
  return Math.max(0, Math.round((asked - held) * 100) / 100);
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
