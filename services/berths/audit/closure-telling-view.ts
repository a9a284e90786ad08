import { type AuditValue, list, record } from '../../platform/audit-trail/audit-values.js';
import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';
import type { ClosureTellingEvent } from '../domain/closure-telling-events.js';

/** How the history view shows what is told of a closure: in the history of each of its berths, as the closure itself. */
export const closureTellingAuditView: ExplainedView<ClosureTellingEvent, 'closure_tell_at'> = {
  kind: 'berth',
  events: { ClosureTellingSet: 'berths', ClosureTold: 'berths', ClosureCallTicked: 'berths' },
  fields: ['closure_tell_at'],
  records: ({ data }) => data.berth_ids.map((id) => ({ kind: 'berth', id })),
  mentions: ({ data }): Readonly<Record<string, AuditValue>> => {
    const berths = list(data.berth_ids.map((id) => record('berth', id)));
    return berths === null ? {} : { berths };
  },
  explain: ({ data }) => {
    if (!('tell_at' in data)) return { before: [], after: [] };
    const value: AuditValue | null = data.tell_at === null ? null : { is: 'instant', at: data.tell_at };
    return { before: [], after: [{ field: 'closure_tell_at', value }] };
  },
};
