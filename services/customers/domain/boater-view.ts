import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import type { BoaterState } from './boater-state.js';

type Registered = Extract<BoaterState, { exists: true }>;

/** Staff may see what they entered themselves, and the data of residents and approved visitors. */
export function isContactShown(state: Pick<Registered, 'registered_by' | 'relation_type' | 'revealed'>): boolean {
  return state.registered_by === 'MARINA' || state.relation_type === 'RESIDENT' || state.revealed;
}

/** The boater as other areas and screens see them; all personal fields are null once erased. */
export function boaterRecordOf(id: string, state: Registered): BoaterRecord {
  const { contact } = state;
  return {
    id,
    relation_type: state.relation_type,
    first_name: contact?.first_name ?? null,
    last_name: contact?.last_name ?? null,
    email: contact === null || contact.email === '' ? null : contact.email,
    phone: contact?.phone ?? null,
    language: contact?.language ?? null,
    address: contact?.address ?? null,
    address_line_two: contact?.address_line_two ?? null,
    country_of_residence: contact?.country_of_residence ?? null,
    postal_code: contact?.postal_code ?? null,
    date_of_birth: contact?.birthday ?? null,
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
