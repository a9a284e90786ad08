import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { BerthPlanEvent } from '../domain/berth-plan-events.js';
import { partAfter, partsOf, type PlanPart } from '../domain/plan-versions.js';
import { planRecord } from '../records/berth-plan-record.js';

/** A part of a marina's plan with all its versions. */
export type PartDocument = PlanPart & { readonly marina_id: string };

/** The moments of one day (UTC) at which a marina's plan changed, one a minute at most, oldest first. */
export interface DayDocument {
  readonly marina_id: string;
  readonly part: 'day';
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly ticks: readonly { readonly at: string; readonly ours: boolean }[];
}

export type PlanHistoryDocument = PartDocument | DayDocument;

/** The berth plans as they were after each of their events, for the plan and the map at a past moment. */
export const planHistory: Projection<PlanHistoryDocument, BerthPlanEvent> = {
  name: 'plan_history',
  version: 3,
  indexes: [{ fields: ['marina_id', 'part', 'end', 'start'] }, { fields: ['marina_id', 'part', 'day'] }],
  documentIds: (event) => {
    const [marina] = planRecord.idsIn(event);
    if (marina === undefined) return [];
    return [`day ${marina} ${dayOf(event)}`, ...partsOf(planEvent(event)).map(({ part, id }) => `${part} ${id}`)];
  },
  apply: (document, event, documentId) => {
    const [marina_id = ''] = planRecord.idsIn(event);
    const { recorded_at: at, actor } = event.metadata;
    if (documentId.startsWith('day ')) {
      const ticks = document?.part === 'day' ? document.ticks : [];
      return { marina_id, part: 'day', day: dayOf(event), ticks: withTick(ticks, at, actor.kind === 'staff') };
    }
    const ref = partsOf(planEvent(event)).find(({ part, id }) => documentId === `${part} ${id}`);
    if (ref === undefined || document?.part === 'day') return undefined;
    return { ...partAfter(document, ref, planEvent(event), { at, revision: event.revision }), marina_id };
  },
};

/** Type and data belong together in every event of the log. */
const planEvent = (event: LoggedEvent<BerthPlanEvent>) => event as unknown as BerthPlanEvent;

const dayOf = ({ metadata }: LoggedEvent): string => metadata.recorded_at.slice(0, 10);

/** The end of `YYYY-MM-DDTHH:MM` in an instant. */
const MINUTE = 16;

function withTick(ticks: DayDocument['ticks'], at: string, ours: boolean): DayDocument['ticks'] {
  const last = ticks.at(-1);
  if (last === undefined || last.at.slice(0, MINUTE) !== at.slice(0, MINUTE)) return [...ticks, { at, ours }];
  return [...ticks.slice(0, -1), { at, ours: last.ours || ours }];
}
