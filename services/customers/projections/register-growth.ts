import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { boaterRecord } from '../records/boater-record.js';
import { vesselRecord } from '../records/vessel-record.js';

/** What a month added to the register of a marina; a merge takes one boater off. */
export interface RegisterMonth {
  marina_id: string;
  /** `YYYY-MM`, UTC. */
  month: string;
  boaters: number;
  vessels: number;
}

/** By how much an event changes the numbers that the lists of boaters and vessels have. */
function growthOf({ stream, type }: LoggedEvent): Pick<RegisterMonth, 'boaters' | 'vessels'> | null {
  if (stream.startsWith(vesselRecord.prefix)) return type === 'VesselRegistered' ? { boaters: 0, vessels: 1 } : null;
  if (!stream.startsWith(boaterRecord.prefix)) return null;
  if (type === 'BoaterRegistered' || type === 'BoaterReinstated') return { boaters: 1, vessels: 0 };
  return type === 'BoaterReplaced' ? { boaters: -1, vessels: 0 } : null;
}

const monthOf = ({ metadata }: LoggedEvent): string => metadata.recorded_at.slice(0, 7);

/** Boaters and vessels by the month in which they were recorded, for statistics over time. */
export const registerGrowth: Projection<RegisterMonth> = {
  name: 'register-growth',
  version: 1,
  indexes: [{ fields: ['marina_id', 'month'] }],
  documentIds: (event) => {
    const { marina_id } = event.metadata;
    return growthOf(event) === null || marina_id === null ? [] : [`${marina_id} ${monthOf(event)}`];
  },
  apply: (document, event) => {
    const growth = growthOf(event);
    const { marina_id } = event.metadata;
    if (growth === null || marina_id === null) return undefined;
    const { boaters = 0, vessels = 0 } = document ?? {};
    const month = monthOf(event);
    return { marina_id, month, boaters: boaters + growth.boaters, vessels: vessels + growth.vessels };
  },
};
