import type { RemedyKind } from '../../../contracts/conflicts/vocabulary.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { ConflictEvent } from '../domain/conflict-events.js';
import { conflictRecord } from '../records/conflict-record.js';

interface Decided {
  readonly at: string;
  /** Name of the member of staff. */
  readonly by: string | null;
  readonly by_id: string;
  readonly kind: RemedyKind;
}

/** What staff did last about a conflict; one document per conflict. */
export interface ConflictDecision {
  marina_id: string;
  waiting: (Decided & { readonly until: string }) | null;
  solved: (Decided & { readonly label: string | null }) | null;
}

export const conflictDecisions: Projection<ConflictDecision, ConflictEvent> = {
  name: 'conflict-decisions',
  version: 2,
  indexes: [{ fields: ['marina_id'] }],
  wholeStream: conflictRecord.prefix,
  documentIds: (event) => conflictRecord.idsIn(event),
  apply: (document, { type, data, metadata }) => {
    const event = { type, data } as ConflictEvent;
    if (event.type !== 'ConflictSolved' && event.type !== 'ConflictPostponed') return document;
    const { at, choice } = event.data;
    const { kind: who, id: by_id, name } = metadata.actor;
    const decided = { at, by: who === 'staff' || who === 'admin' ? name : null, by_id, kind: choice.kind };
    const marina_id = metadata.marina_id ?? '';
    return event.type === 'ConflictSolved'
      ? { marina_id, waiting: null, solved: { ...decided, label: event.data.label } }
      : { marina_id, solved: null, waiting: { ...decided, until: event.data.until } };
  },
  staff: {
    ids: ['waiting.by_id', 'solved.by_id'],
    forget: ({ marina_id, waiting, solved }) => ({
      marina_id,
      waiting: waiting && { ...waiting, by: null },
      solved: solved && { ...solved, by: null },
    }),
  },
};
