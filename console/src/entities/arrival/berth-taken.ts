import type { ApiError } from '../../lib/api/api-error.js';

/** The boat that is recorded as present in a berth at which another one arrives. */
export interface BerthTakenBy {
  readonly berth_id: string;
  readonly berth: string;
  /** Null: unknown, or its owner was erased. */
  readonly boat: string | null;
  /** Its last day; null: a berth holder's boat, which has none. */
  readonly end_date: string | null;
}

/** The boat that is in the berth, if the confirmation was refused because of it; otherwise null. */
export function takenBy({ error_type, problem: { details = {} } }: ApiError): BerthTakenBy | null {
  if (error_type !== 'TRAFFIC_BERTH_TAKEN') return null;
  const { berth_id, berth, boat, end_date } = details;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    berth_id: text(berth_id),
    berth: text(berth),
    boat: boat === null ? null : text(boat),
    end_date: end_date === null ? null : text(end_date),
  };
}
