import type { Refusal } from '../../../../contracts/vocabulary/refusal.js';
import type { ReservationEvent } from '../events/reservation-event.js';
import { instalmentsOfStay, nextContractStep, openInstalments, requestedUpTo } from '../instalments.js';
import { paymentDueOf } from '../payment-due.js';
import { conflict } from '../refusals.js';
import type { ReservationContext } from '../reservation-context.js';
import type { ReservationState } from '../reservation-state.js';
import { heldAmount } from '../reservation-state.js';

/** Decides what a long-term contract requires on its days. Each step is taken once, in order. */
export function decideContract(
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  const step = nextContractStep(state);
  if (step === null || step.on > context.today) return conflict('RESERVATION_PAYMENT_NOT_DUE');
  const at = context.now;
  switch (step.kind) {
    case 'request':
      return [{ type: 'InstalmentRequested', data: { ...requestedFacts(step.number, state, context), at } }];
    case 'remind': {
      const { number } = step;
      const { due_on } = instalmentOf(state, number, context.today);
      return [{ type: 'InstalmentReminded', data: { number, open: openInstalments(state, number), due_on, at } }];
    }
    case 'announce':
      return [{ type: 'ContractEndAnnounced', data: { end_date: state.end_date, at } }];
  }
}

function requestedFacts(number: number, state: ReservationState, context: ReservationContext) {
  const { due_on, amount } = instalmentOf(state, number, context.today);
  const { price } = state;
  const held = heldAmount(state);
  const wanted = price === null ? null : requestedUpTo(state, price, number);
  const due = price === null ? null : paymentDueOf(price, context.marina, held, false, wanted);
  const of = instalmentsOfStay(state, context.today).length;
  return { number, of, amount, open: openInstalments(state, number), due_on, due };
}

function instalmentOf(state: ReservationState, number: number, today: string) {
  const instalment = instalmentsOfStay(state, today)[number - 1];
  if (instalment === undefined) throw new Error(`the stay has no instalment ${number}`);
  return instalment;
}
