import { type AuditValue, flag, list, record, text, word } from '../../platform/audit-trail/audit-values.js';
import type { AuditFact, FoldedView } from '../../platform/audit-trail/audit-views.js';
import type { CardEvent } from '../domain/card-events.js';
import { type Card, type CardState, evolve, initial } from '../domain/card-state.js';
import { cardStatuses } from '../../../contracts/vocabulary/membership-card.js';

const fields = [
  'card_number',
  'card_status',
  'expires_on',
  'auto_renew',
  'card_holders',
  'vessel',
  'renewal_requested',
  'redeemed_nights',
] as const;
type Field = (typeof fields)[number];

/** How the history view shows membership cards, for the marina that issued them and those that were visited. */
export const cardAuditView: FoldedView<CardState, CardEvent, Field> = {
  kind: 'card',
  events: {
    CardIssued: 'cards',
    CardRenewed: 'cards',
    CardStatusChanged: 'cards',
    CardPresented: 'cards',
    NightsRedeemed: 'cards',
    NightsReturned: 'cards',
    CardTermsChanged: 'cards',
    CardDetached: 'cards',
    CardAttached: 'cards',
    CardSent: 'cards',
    CardRenewalRequested: 'cards',
    CardRenewalDeclined: 'cards',
    VisitRedeemed: 'cards',
    VisitReturned: 'cards',
  },
  fields,
  sets: { card_status: cardStatuses },
  initial,
  evolve,
  facts: (state, { marina_id }) => (state.exists ? cardFacts(state, marina_id) : []),
  label: (state) => (state.exists ? text(state.card_number) : null),
  marinaOf: ({ data, metadata }) => ('marina_id' in data ? data.marina_id : metadata.marina_id),
  owner: ({ data }) => ('boater_id' in data ? data.boater_id : null),
  people: ({ data }) => ('boater_ids' in data ? data.boater_ids : []),
  mentions: ({ data }) => nightsIn(data),
};

function nightsIn(data: CardEvent['data']): Readonly<Record<string, AuditValue>> {
  return 'nights' in data ? { nights: { is: 'count', of: 'nights', count: data.nights } } : {};
}

/** Shows only the marina's own holders and nights; those of other marinas stay private. */
function cardFacts(card: Card, marina: string): readonly AuditFact<Field>[] {
  const home = card.home_marina_id === marina;
  const holders = card.holders.filter((holder) => holder.marina_id === marina);
  const redeemed = card.redemptions.filter((redemption) => redemption.marina_id === marina);
  const nights = redeemed.flatMap(({ dates }) => dates);
  return [
    { field: 'card_number', value: text(card.card_number) },
    { field: 'card_status', value: word('card_status', card.status) },
    { field: 'expires_on', value: { is: 'date', date: card.expires_on } },
    { field: 'auto_renew', value: flag(card.auto_renew) },
    { field: 'card_holders', value: list(holders.map(({ boater_id }) => record('boater', boater_id))) },
    { field: 'vessel', value: home && card.vessel_id !== null ? record('vessel', card.vessel_id) : null },
    {
      field: 'renewal_requested',
      value: home && card.renewal_request !== null ? { is: 'date', date: card.renewal_request.requested_on } : null,
    },
    { field: 'redeemed_nights', value: list(nights.sort().map((date) => ({ is: 'date', date }))) },
  ];
}
