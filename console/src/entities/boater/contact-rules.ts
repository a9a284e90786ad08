import type { ContactPatch } from '../../../../contracts/customers/contact.js';
import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';
import { isMasked } from './boater-card-rules.js';

type Boater = ReservationDetail['boater'];

/** Values of the contact form, as text. An empty text means that the value is unknown. */
export interface ContactDraft {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly postal_code: string;
  readonly country_of_residence: string;
}

export type ContactField = keyof ContactDraft;

export function contactDraft(boater: Boater): ContactDraft {
  return {
    first_name: boater.first_name,
    last_name: boater.last_name,
    email: boater.email,
    phone: boater.phone ?? '',
    address: boater.address ?? '',
    postal_code: boater.postal_code ?? '',
    country_of_residence: boater.country_of_residence ?? '',
  };
}

/** The fields that can be changed: all but masked values. */
export function editableFields(boater: Boater): ContactField[] {
  const contacts = (['email', 'phone'] as const).filter((field) => !isMasked(boater[field]));
  return ['first_name', 'last_name', ...contacts, 'address', 'postal_code', 'country_of_residence'];
}

/** The changed fields, which are sent to the server. */
export function changedContact(boater: Boater, draft: ContactDraft): ContactPatch {
  const before = contactDraft(boater);
  const changed = editableFields(boater).filter((field) => draft[field].trim() !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, draft[field].trim()]));
}
