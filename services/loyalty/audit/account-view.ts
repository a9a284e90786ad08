import { pointSources } from '../../../contracts/loyalty/vocabulary.js';
import { type AuditValue, record, word } from '../../platform/audit-trail/audit-values.js';
import type { FoldedView } from '../../platform/audit-trail/audit-views.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { AccountEvent } from '../domain/account-events.js';
import { type AccountState, evolve, initial } from '../domain/account-state.js';

const fields = ['loyalty_since', 'points_left', 'points_source', 'points_until', 'points_stay'] as const;

const points = (hundredths: number): AuditValue => ({ is: 'number', value: hundredths / 100 });
const date = (day: string): AuditValue => ({ is: 'date', date: day });

/** How the history shows a member's points. Whoever the member is, the record of the boater says. */
export const accountAuditView: FoldedView<AccountState, AccountEvent, (typeof fields)[number]> = {
  kind: 'loyalty_account',
  events: {
    LoyaltyJoined: 'people',
    LoyaltyRecordAdded: 'silent',
    LoyaltyRenewed: 'people',
    PointsGiven: 'money',
    PointsSpent: 'money',
    PointsReturned: 'money',
    PointsTaken: 'money',
    PointsExpired: 'money',
    VacancyWithdrawn: 'silent',
  },
  fields,
  sets: { points_source: pointSources },
  initial,
  evolve,
  facts: ({ joined_on, lots }) =>
    joined_on === null
      ? []
      : [
          { field: 'loyalty_since', value: date(joined_on) },
          { field: 'points_left', value: points(lots.reduce((sum, { left }) => sum + left, 0)) },
        ],
  adds: (event) => {
    const { type, data } = factOf(event);
    if (type === 'PointsGiven') {
      const { source, expires_on } = data;
      return [
        { field: 'points_source', value: word('points_source', source) },
        { field: 'points_until', value: expires_on === null ? null : date(expires_on) },
      ];
    }
    const stay = stayOf(factOf(event));
    return stay === null ? [] : [{ field: 'points_stay', value: record('reservation', stay) }];
  },
  label: ({ records: [first] }) => (first === undefined ? null : record('boater', first.boater_id)),
  owner: (event) => {
    const fact = factOf(event);
    return fact.type === 'LoyaltyJoined' ? fact.data.boater_id : null;
  },
  alsoIn: (event) => {
    const stay = stayOf(factOf(event));
    return stay === null ? [] : [{ kind: 'reservation', id: stay }];
  },
  mentions: (event): Readonly<Record<string, AuditValue>> => {
    const { data } = factOf(event);
    return 'amount' in data ? { points: points(data.amount) } : {};
  },
};

const factOf = (event: LoggedEvent<AccountEvent>): AccountEvent => event as AccountEvent;

function stayOf(fact: AccountEvent): string | null {
  const ofStay = fact.type === 'PointsSpent' || fact.type === 'PointsReturned';
  return ofStay ? fact.data.reservation_id : null;
}
