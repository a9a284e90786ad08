import { groupOffers, groupPayers } from '../../../contracts/reservations/vocabulary.js';
import { record, text, word } from '../../platform/audit-trail/audit-values.js';
import type { FoldedView } from '../../platform/audit-trail/audit-views.js';
import type { GroupEvent } from '../domain/events/group-events.js';
import { evolve, type GroupState, initial } from '../domain/group.js';

function reservationsIn(data: GroupEvent['data']): readonly string[] {
  if ('reservation_ids' in data) return data.reservation_ids;
  return 'reservation_id' in data ? [data.reservation_id] : [];
}

const fields = [
  'group_name',
  'group_organiser',
  'group_stay',
  'group_boats',
  'group_offered',
  'group_discount',
  'group_payer',
] as const;

/** How the history shows groups: beside the entries of their boats. */
export const groupAuditView: FoldedView<GroupState, GroupEvent, (typeof fields)[number]> = {
  kind: 'group',
  events: {
    GroupOpened: 'requests',
    GroupBoatsAdded: 'requests',
    GroupBoatTakenOut: 'people',
    GroupPayerSet: 'money',
    GroupPaymentBegun: 'silent',
    GroupPaymentReceived: 'money',
    // Each reservation's history has its part.
    GroupPaymentAllocated: 'silent',
    GroupBoatsEntered: 'silent',
  },
  fields,
  sets: { group_offer: groupOffers, group_payer: groupPayers },
  people: ({ data }) => ('boater_id' in data ? [data.boater_id] : []),
  alsoIn: ({ data }) => [
    ...('boater_id' in data ? [{ kind: 'boater', id: data.boater_id }] : []),
    ...reservationsIn(data).map((id) => ({
      kind: 'reservation',
      id,
    })),
  ],
  initial,
  evolve,
  facts: (state) => {
    if (state === null) return [];
    const { name, boater_id, start_date, end_date, offered, discount, reservation_ids } = state;
    return [
      { field: 'group_name', value: text(name) },
      { field: 'group_organiser', value: record('boater', boater_id) },
      { field: 'group_stay', value: { is: 'nights', start_date, end_date } },
      { field: 'group_boats', value: { is: 'number', value: reservation_ids.length } },
      { field: 'group_offered', value: word('group_offer', offered) },
      { field: 'group_payer', value: word('group_payer', state.payer) },
      { field: 'group_discount', value: discount === null ? null : { is: 'percent', value: discount.percent } },
    ];
  },
  label: (state) => text(state?.name ?? null),
};
