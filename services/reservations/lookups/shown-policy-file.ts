import { policyFile } from '../domain/agreed-terms.js';
import type { MarinaRules } from '../domain/reservation-context.js';
import type { ReservationState } from '../domain/reservation-state.js';

/** The file with the cancellation policy that holds for a stay, as pages name files; null: there is none. */
export function shownPolicyFile(
  state: ReservationState,
  marina: Pick<MarinaRules, 'cancellation_file'>,
): { readonly attachment_id: string; readonly name: string } | null {
  const file = policyFile(state, marina);
  return file === null ? null : { attachment_id: file.file_id, name: file.name };
}
