import { NIGHTS_PER_YEAR } from '../../../contracts/memberships/vocabulary.js';
import type { CardStatus } from '../../../contracts/memberships/card.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { oneYearFrom } from '../../../contracts/memberships/rules/one-year-from.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CardContext } from './card-context.js';
import type { CardEvent } from './card-events.js';
import { type Card, type CardState, redemptionOf } from './card-state.js';
import { statusOn } from './card-validity.js';
import { decideRedeeming, type RedeemNightsCommand } from './redeem-nights.js';

export { evolve, initial } from './card-state.js';

export type CardCommand =
  | {
      type: 'IssueCard';
      card_number: string;
      boater_ids: readonly [string, ...string[]];
      vessel_id: string;
      /** Absent: one year from today. */
      expires_on?: string;
      auto_renew: boolean;
      status: CardStatus;
    }
  | { type: 'RenewCard' }
  | { type: 'ChangeStatus'; status: CardStatus }
  | { type: 'PresentCard'; boater_id: string }
  | { type: 'ReturnNights'; reservation_id: string }
  | RedeemNightsCommand;

export function decide(command: CardCommand, state: CardState, context: CardContext): CardEvent[] | Refusal {
  if (command.type === 'IssueCard') return state.exists ? [] : issue(command, context);
  if (!state.exists) return refuse('not_found', membershipErrors.card_not_found);
  switch (command.type) {
    case 'RenewCard':
      return isHome(state, context) ? renew(state, context) : unknown();
    case 'ChangeStatus':
      return isHome(state, context) ? changeStatus(command.status, state, context) : unknown();
    case 'PresentCard':
      return present(command.boater_id, state, context);
    case 'RedeemNights':
      return decideRedeeming(command, state, context);
    case 'ReturnNights': {
      const { reservation_id } = command;
      const nights = redemptionOf(state, reservation_id)?.dates.length ?? 0;
      return nights === 0 ? [] : [{ type: 'NightsReturned', data: { reservation_id, nights } }];
    }
    default:
      return command satisfies never;
  }
}

/** Only the home marina may change a card; for other marinas it does not exist. */
const isHome = (card: Card, { marina_id }: CardContext): boolean => card.home_marina_id === marina_id;
const unknown = (): Refusal => refuse('not_found', membershipErrors.card_not_found);

function issue(
  command: Extract<CardCommand, { type: 'IssueCard' }>,
  { marina_id, today, tem_member }: CardContext,
): CardEvent[] | Refusal {
  if (!tem_member) return refuse('forbidden', membershipErrors.not_available);
  const { type: _, expires_on = oneYearFrom(today), boater_ids, ...facts } = command;
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

function renew(card: Card, { today }: CardContext): CardEvent[] | Refusal {
  if (card.status === 'archived') return refuse('conflict', membershipErrors.card_archived);
  const expires_on = oneYearFrom(today);
  if (card.status === 'active' && card.expires_on === expires_on) return [];
  return [{ type: 'CardRenewed', data: { renewed_on: today, expires_on } }];
}

function changeStatus(status: CardStatus, card: Card, { today }: CardContext): CardEvent[] | Refusal {
  if (card.status === status) return [];
  if (card.status === 'archived' && status !== 'active') return refuse('conflict', membershipErrors.card_archived);
  const runsOut = status === 'active' || status === 'temporary';
  // An archived card is restored as it was, even if it has expired since; it then shows as expired.
  if (runsOut && card.status !== 'archived' && statusOn({ ...card, status }, today) === 'expired') {
    return refuse('conflict', membershipErrors.card_expired, { details: { expires_on: card.expires_on } });
  }
  return [{ type: 'CardStatusChanged', data: { status, previous_status: card.status } }];
}

function present(boater_id: string, card: Card, { marina_id, tem_member }: CardContext): CardEvent[] | Refusal {
  if (card.holders.some((holder) => holder.boater_id === boater_id)) return [];
  // The home marina knows the holders it issued the card to; elsewhere only the association's marinas accept it.
  if (card.home_marina_id === marina_id || !tem_member) return unknown();
  return [{ type: 'CardPresented', data: { marina_id, boater_id } }];
}
