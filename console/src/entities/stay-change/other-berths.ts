import { berthErrors } from '../../../../contracts/berths/errors.js';
import type { PlanEffects } from '../../../../contracts/berths/plan-gestures.js';
import { ApiError } from '../../lib/api/api-error.js';

type Refusal = NonNullable<PlanEffects['refusal']>;

/** Another berth of the boat on the same nights. */
export interface OtherBerth {
  /** Null: the boat's own berth as a resident. */
  readonly reservation_id: string | null;
  readonly view_id: string | null;
  readonly berth_name: string | null;
  readonly start_date: string;
  /** Null: until further notice. */
  readonly end_date: string | null;
}

/** The fewest characters of a reason to keep both. */
export const SHORTEST_REASON = 3;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The berths for which the server refused a second one; empty: it refused for another reason. */
export function otherBerthsOf(error: unknown): OtherBerth[] {
  if (!(error instanceof ApiError)) return [];
  return otherBerthsIn({ code: error.error_type, details: error.problem.details ?? {} });
}

/** The same of a change that was only previewed. */
export function otherBerthsIn({ code, details }: Pick<Refusal, 'code' | 'details'>): OtherBerth[] {
  const { berths } = details;
  if (code !== berthErrors.boat_has_a_berth) return [];
  if (!Array.isArray(berths)) return [];
  return (berths as readonly Record<string, unknown>[]).map((one) => ({
    reservation_id: textOf(one['reservation_id']),
    view_id: textOf(one['view_id']),
    berth_name: textOf(one['berth_name']),
    start_date: textOf(one['start_date']) ?? '',
    end_date: textOf(one['end_date']),
  }));
}
