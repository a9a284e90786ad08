import { remedyKinds } from '../../../contracts/conflicts/vocabulary.js';
import { text, word } from '../../platform/audit-trail/audit-values.js';
import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';
import type { ConflictEvent } from '../domain/conflict-events.js';

/** How the history shows what staff did about conflicts, in the history of the stay concerned. */
export const conflictAuditView: ExplainedView<ConflictEvent, 'remedy' | 'new_berth'> = {
  kind: 'reservation',
  events: {
    RemedyBegun: 'silent',
    RemedyFailed: 'silent',
    ConflictSolved: 'berths',
    ConflictPostponed: 'berths',
  },
  fields: ['remedy', 'new_berth'],
  sets: { remedy: remedyKinds },
  records: ({ data }) => {
    const { reservation_id: id } = data;
    const first = { kind: 'reservation', id };
    const other = 'choice' in data && 'reservation_id' in data.choice ? data.choice.reservation_id : id;
    return other === id ? [first] : [first, { kind: 'reservation', id: other }];
  },
  explain: ({ data }) => {
    if (!('choice' in data)) return { before: [], after: [] };
    const remedy = { field: 'remedy' as const, value: word('remedy', data.choice.kind) };
    const label = 'label' in data ? data.label : null;
    if (label === null) return { before: [], after: [remedy] };
    return { before: [], after: [remedy, { field: 'new_berth', value: text(label) }] };
  },
};
