import type { FoundMarina } from '../../../contracts/marinas/queries.js';
import { cancellationPolicy } from '../../../contracts/marinas/rules/cancellation.js';
import type { MarinaRules } from '../domain/reservation-context.js';

/** The cancellation policy in a marina's settings for stays with or without a contract: its refunds and its file. */
export function cancellationRules(
  { marina_settings, cancellation_files }: Pick<FoundMarina, 'marina_settings' | 'cancellation_files'>,
  contract_id: string | null,
): Pick<MarinaRules, 'cancellation_policy' | 'cancellation_file'> {
  // Stays on a contract have rules and a file of their own (spec 3 §3).
  const kind = contract_id === null ? 'short' : 'long';
  return {
    cancellation_policy: cancellationPolicy(marina_settings.reservations, kind),
    cancellation_file: cancellation_files[kind],
  };
}
