import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { contactPatch } from '../../../../../contracts/customers/contact.js';
import type { PersonValues } from '../../../entities/boater/person-fields.js';
import { isMasked } from '../../../entities/boater/boater-card-rules.js';

type Boater = BoaterPage['boater'];

/** The form's values of a person on record. The date of birth is written `DD/MM/YYYY`. */
export function personValues(boater: Boater, date: (day: string) => string): PersonValues {
  return {
    first_name: boater.first_name ?? '',
    last_name: boater.last_name ?? '',
    email: boater.email ?? '',
    phone: boater.phone ?? '',
    language: boater.language ?? 'en',
    birthday: boater.date_of_birth === null ? '' : date(boater.date_of_birth),
    address: boater.address ?? '',
    address_line_two: boater.address_line_two ?? '',
    postal_code: boater.postal_code ?? '',
    country_of_residence: boater.country_of_residence ?? '',
  };
}

/** The rules of the fields that can be changed here: the mail address is changed apart, a masked phone not at all. */
export function personSchema(boater: Pick<Boater, 'phone'>) {
  const withoutEmail = contactPatch.omit({ email: true }).strip();
  return isMasked(boater.phone) ? withoutEmail.omit({ phone: true }) : withoutEmail;
}

/** The values that differ from those on record, as they were typed. */
export function changedValues(before: PersonValues, after: PersonValues): Partial<PersonValues> {
  const fields = Object.keys(before) as (keyof PersonValues)[];
  return Object.fromEntries(
    fields.filter((field) => before[field] !== after[field].trim()).map((field) => [field, after[field].trim()]),
  );
}
