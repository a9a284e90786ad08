import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { oneYearFrom } from '../../../contracts/memberships/rules/one-year-from.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CardContext } from './card-context.js';
import type { CardEvent } from './card-events.js';
import type { Card } from './card-state.js';
import { statusOn } from './card-validity.js';
import type { CardStatus } from '../../../contracts/vocabulary/membership-card.js';

/** What a card's home marina does with it. */
export type KeepingCommand =
  | { type: 'RenewCard' }
  /** By the job, on the last day of a card that renews itself. */
  | { type: 'RenewAutomatically' }
  | { type: 'ChangeTerms'; expires_on?: string | undefined; auto_renew?: boolean | undefined }
  | { type: 'ChangeStatus'; status: CardStatus }
  | { type: 'DetachVessel' }
  | { type: 'AttachVessel'; vessel_id: string }
  | { type: 'SendCard'; to: 'HOLDER' | 'OFFICE' }
  | { type: 'RequestRenewal'; request_id: string }
  | { type: 'DeclineRenewal'; request_id: string };

const keepingTypes: readonly string[] = [
  'RenewCard',
  'RenewAutomatically',
  'ChangeTerms',
  'ChangeStatus',
  'DetachVessel',
  'AttachVessel',
  'SendCard',
  'RequestRenewal',
  'DeclineRenewal',
] satisfies KeepingCommand['type'][];

export function isKeeping<C extends { type: string }>(command: C | KeepingCommand): command is KeepingCommand {
  return keepingTypes.includes(command.type);
}

/** Whether a card with this stored status grants nights while it is valid. */
export function isGood(status: CardStatus): boolean {
  return status === 'active' || status === 'temporary';
}

/** The card belongs to the context's marina. */
export function decideKeeping(command: KeepingCommand, card: Card, context: CardContext): CardEvent[] | Refusal {
  switch (command.type) {
    case 'RenewCard':
      return renew(card, context);
    case 'RenewAutomatically':
      return renewAutomatically(card, context);
    case 'ChangeTerms':
      return changeTerms(command, card, context);
    case 'ChangeStatus':
      return changeStatus(command.status, card, context);
    case 'DetachVessel':
      return card.vessel_id === null ? [] : [{ type: 'CardDetached', data: { vessel_id: card.vessel_id } }];
    case 'AttachVessel':
      return attach(command.vessel_id, card, context);
    case 'SendCard':
      return send(command.to, card);
    case 'RequestRenewal': {
      const { request_id } = command;
      if (card.status === 'archived') return refuse('conflict', membershipErrors.card_archived);
      if (card.renewal_request !== null) return [];
      return [{ type: 'CardRenewalRequested', data: { request_id, requested_on: context.today } }];
    }
    case 'DeclineRenewal': {
      const { request_id } = command;
      return card.renewal_request?.request_id === request_id
        ? [{ type: 'CardRenewalDeclined', data: { request_id } }]
        : [];
    }
    default:
      return command satisfies never;
  }
}

const vesselHasCard = (): Refusal => refuse('conflict', membershipErrors.vessel_has_card);

function renew(card: Card, { today, vessel_has_card }: CardContext): CardEvent[] | Refusal {
  if (card.status === 'archived') return refuse('conflict', membershipErrors.card_archived);
  if (vessel_has_card) return vesselHasCard();
  const expires_on = oneYearFrom(today);
  if (card.status === 'active' && card.expires_on === expires_on) return [];
  return [{ type: 'CardRenewed', data: { renewed_on: today, expires_on } }];
}

/** Nothing happens to a card that is not due, so that the job may run late or twice. */
function renewAutomatically(card: Card, { today, tem_member, vessel_has_card }: CardContext): CardEvent[] {
  const due = card.auto_renew && card.status === 'active' && card.expires_on <= today;
  if (!due || !tem_member || vessel_has_card) return [];
  return [{ type: 'CardRenewed', data: { renewed_on: today, expires_on: oneYearFrom(today), automatic: true } }];
}

function changeTerms(
  { expires_on, auto_renew }: Extract<KeepingCommand, { type: 'ChangeTerms' }>,
  card: Card,
  context: CardContext,
): CardEvent[] | Refusal {
  const terms = { expires_on: expires_on ?? card.expires_on, auto_renew: auto_renew ?? card.auto_renew };
  if (terms.expires_on === card.expires_on && terms.auto_renew === card.auto_renew) return [];
  if (card.status === 'archived') return refuse('conflict', membershipErrors.card_archived);
  const wasGood = isGood(statusOn(card, context.today));
  const isGoodNow = isGood(statusOn({ ...card, ...terms }, context.today));
  if (!wasGood && isGoodNow && context.vessel_has_card) return vesselHasCard();
  return [{ type: 'CardTermsChanged', data: terms }];
}

function changeStatus(wanted: CardStatus, card: Card, { today, vessel_has_card }: CardContext): CardEvent[] | Refusal {
  if (card.status === wanted) return [];
  if (card.status === 'archived' && wanted !== 'active') return refuse('conflict', membershipErrors.card_archived);
  // An archived card is restored as it was, even if it has expired since; it then shows as expired.
  const status = card.archived_from ?? wanted;
  const expired = isGood(status) && statusOn({ ...card, status }, today) === 'expired';
  if (expired && card.status !== 'archived') {
    return refuse('conflict', membershipErrors.card_expired, { details: { expires_on: card.expires_on } });
  }
  if (isGood(status) && !isGood(card.status) && !expired && vessel_has_card) return vesselHasCard();
  return [{ type: 'CardStatusChanged', data: { status, previous_status: card.status } }];
}

function attach(vessel_id: string, card: Card, { today, vessel_has_card }: CardContext): CardEvent[] | Refusal {
  if (card.vessel_id === vessel_id) return [];
  if (card.vessel_id !== null) return refuse('conflict', membershipErrors.card_attached);
  if (card.status === 'archived') return refuse('conflict', membershipErrors.card_archived);
  if (isGood(statusOn(card, today)) && vessel_has_card) return vesselHasCard();
  return [{ type: 'CardAttached', data: { vessel_id } }];
}

function send(to: 'HOLDER' | 'OFFICE', card: Card): CardEvent[] | Refusal {
  const [primary] = card.holders;
  if (card.status === 'archived' || primary === undefined) return refuse('conflict', membershipErrors.card_archived);
  return [{ type: 'CardSent', data: { boater_id: primary.boater_id, to } }];
}
