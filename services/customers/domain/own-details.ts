import type { StoredContact } from '../../../contracts/customers/contact.js';
import type { BoaterState } from './boater-state.js';

type Registered = Extract<BoaterState, { exists: true }>;

/**
 * Whether the changes differ from details that a guest keeps (spec 2 §2). The email address is not one of them: mails to a
 * mistyped one do not arrive, so staff correct it (`boater/change_email`).
 */
export function changesOwnDetails(
  { registered_by, contact }: Pick<Registered, 'registered_by' | 'contact'>,
  changes: Partial<StoredContact>,
): boolean {
  if (registered_by !== 'BOATER' || contact === null) return false;
  const fields = Object.keys(changes) as (keyof StoredContact)[];
  return fields.some((field) => field !== 'email' && changes[field] !== contact[field]);
}
