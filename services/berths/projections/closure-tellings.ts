import type { BerthsClosed, BerthsReopened } from '../../../contracts/berths/events.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { ClosureTellingEvent } from '../domain/closure-telling-events.js';
import { planRecord } from '../records/berth-plan-record.js';
import { closureTellingRecord } from '../records/closure-telling-record.js';

/** A closure whose people are to be told later. It is removed once they were told, or the closure was undone. */
export interface ClosureTellingDocument {
  readonly marina_id: string;
  /** UTC; null: they are not told any more. */
  readonly due_at: string | null;
}

type Told = BerthsClosed | BerthsReopened | ClosureTellingEvent;

export const closureTellings: Projection<ClosureTellingDocument> = {
  name: 'closure-tellings',
  version: 1,
  indexes: [{ fields: ['due_at'] }],
  documentIds: (logged) => {
    const event = toldOf(logged);
    return event === null ? [] : [event.data.closure_id];
  },
  apply: (document, logged) => {
    const event = toldOf(logged);
    if (event === null) return undefined;
    switch (event.type) {
      case 'BerthsClosed': {
        const { tell, tell_at } = event.data;
        const { marina_id } = logged.metadata;
        return !tell || tell_at === undefined || marina_id === null ? undefined : { marina_id, due_at: tell_at };
      }
      case 'BerthsReopened':
        return document !== undefined && event.data.undone ? null : undefined;
      case 'ClosureTellingSet':
        return document && { ...document, due_at: event.data.tell_at };
      case 'ClosureTold':
        return document && null;
      case 'ClosureCallTicked':
        return undefined;
      default:
        return event satisfies never;
    }
  },
};

function toldOf({ stream, type, data }: LoggedEvent): Told | null {
  const ofPlan = stream.startsWith(planRecord.prefix) && (type === 'BerthsClosed' || type === 'BerthsReopened');
  return ofPlan || stream.startsWith(closureTellingRecord.prefix) ? ({ type, data } as Told) : null;
}
