import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import { contactFields, type StoredContact } from '../../../contracts/customers/contact.js';
import type { BoaterState } from './boater-state.js';

type Registered = Extract<BoaterState, { exists: true }>;

/** Staff may see what they entered themselves, and the data of residents and approved visitors. */
export function isContactShown(state: Pick<Registered, 'registered_by' | 'relation_type' | 'revealed'>): boolean {
  return state.registered_by === 'MARINA' || state.relation_type === 'RESIDENT' || state.revealed;
}

const ERASED = Object.fromEntries(Object.keys(contactFields).map((field) => [field, null])) as Record<
  keyof StoredContact,
  null
>;

/** The boater as other areas and screens see them; all personal fields are null once erased. */
export function boaterRecordOf(id: string, state: Registered): BoaterRecord {
  const { contact } = state;
  const { birthday, ...details } = contact ?? ERASED;
  return {
    id,
    relation_type: state.relation_type,
    ...details,
    email: details.email === '' ? null : details.email,
    date_of_birth: birthday,
    is_signed_up: false,
    is_guest: state.registered_by === 'BOATER',
    contact_shown: isContactShown(state),
    erased: contact === null,
  };
}

/** First and last name in one line; null once erased. */
export function fullNameOf(contact: { first_name: string; last_name: string } | null): string | null {
  return contact === null ? null : `${contact.first_name} ${contact.last_name}`;
}
