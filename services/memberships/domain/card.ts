import { NIGHTS_PER_YEAR } from '../../../contracts/memberships/vocabulary.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { oneYearFrom } from '../../../contracts/memberships/rules/one-year-from.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CardContext } from './card-context.js';
import type { CardEvent } from './card-events.js';
import { decideKeeping, isGood, isKeeping, type KeepingCommand } from './card-keeping.js';
import { type Card, type CardState, redemptionOf } from './card-state.js';
import { withSharedNights } from './shared-nights.js';
import { decideRedeeming, type RedeemNightsCommand } from './redeem-nights.js';
import { decideReturning, decideVisit, type RedeemVisitCommand, type ReturnVisitCommand } from './redeem-visit.js';
import type { CardStatus } from '../../../contracts/vocabulary/membership-card.js';

export { evolve, initial } from './card-state.js';

export type CardCommand =
  | {
      type: 'IssueCard';
      card_number: string;
      boater_ids: readonly [string, ...string[]];
      vessel_id: string;
      /** The vessel was registered for this card, so it cannot have another one. */
      on_new_vessel?: boolean | undefined;
      /** Absent: one year from today. */
      expires_on?: string;
      auto_renew: boolean;
      status: CardStatus;
    }
  | KeepingCommand
  | { type: 'PresentCard'; boater_id: string }
  | { type: 'ReturnNights'; reservation_id: string }
  | RedeemNightsCommand
  | RedeemVisitCommand
  | ReturnVisitCommand;

export function decide(command: CardCommand, state: CardState, context: CardContext): CardEvent[] | Refusal {
  if (command.type === 'IssueCard') return state.exists ? [] : issue(command, context);
  if (!state.exists) return unknown();
  // Only the home marina may change a card; for other marinas it does not exist.
  if (isKeeping(command)) {
    return state.home_marina_id === context.marina_id ? decideKeeping(command, state, context) : unknown();
  }
  switch (command.type) {
    case 'PresentCard':
      return present(command.boater_id, state, context);
    case 'RedeemNights':
      return decideRedeeming(command, withSharedNights(state, context), context);
    case 'ReturnNights': {
      const { reservation_id } = command;
      const nights = redemptionOf(state, reservation_id)?.dates.length ?? 0;
      return nights === 0 ? [] : [{ type: 'NightsReturned', data: { reservation_id, nights } }];
    }
    case 'RedeemVisit':
      return decideVisit(command, withSharedNights(state, context), context);
    case 'ReturnVisit':
      return decideReturning(command, state, context);
    default:
      return command satisfies never;
  }
}

const unknown = (): Refusal => refuse('not_found', membershipErrors.card_not_found);

function issue(
  command: Extract<CardCommand, { type: 'IssueCard' }>,
  { marina_id, today, tem_member, vessel_has_card }: CardContext,
): CardEvent[] | Refusal {
  if (!tem_member) return refuse('forbidden', membershipErrors.not_available);
  if (vessel_has_card && isGood(command.status)) return refuse('conflict', membershipErrors.vessel_has_card);
  const { type: _, on_new_vessel: _new, expires_on = oneYearFrom(today), boater_ids, ...facts } = command;
  const data = {
    ...facts,
    marina_id,
    boater_id: boater_ids[0],
    boater_ids: [...boater_ids],
    issued_on: today,
    expires_on,
    nights_per_year: NIGHTS_PER_YEAR,
  };
  return [{ type: 'CardIssued', data }];
}

function present(boater_id: string, card: Card, { marina_id, tem_member }: CardContext): CardEvent[] | Refusal {
  if (card.holders.some((holder) => holder.boater_id === boater_id)) return [];
  // The home marina knows the holders it issued the card to; elsewhere only the association's marinas accept it.
  if (card.home_marina_id === marina_id || !tem_member) return unknown();
  return [{ type: 'CardPresented', data: { marina_id, boater_id } }];
}
