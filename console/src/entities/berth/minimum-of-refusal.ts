import { berthErrors } from '../../../../contracts/berths/errors.js';
import type { ApiError } from '../../lib/api/api-error.js';
import type { BelowMinimum } from './candidate-rules.js';

/** The minimum that the boat is below; null: the berth was refused for another reason. */
export function minimumOfRefusal({ error_type, problem }: ApiError): BelowMinimum | null {
  const { boat_loa, min_loa, rule, boat, berth } = problem.details ?? {};
  if (error_type === berthErrors.below_min_length && typeof boat_loa === 'number' && typeof min_loa === 'number') {
    return { rule: 'below_min_length', boat: boat_loa, minimum: min_loa };
  }
  if (error_type !== berthErrors.below_min_size || typeof boat !== 'number' || typeof berth !== 'number') return null;
  return { rule: rule === 'below_min_beam' ? rule : 'below_min_draft', boat, minimum: berth };
}
