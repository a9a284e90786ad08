import type { Guest } from '../../../../../contracts/customers/guests.js';
import { isPhoneNumber } from '../../../../../contracts/customers/rules/phone-search.js';
import type { Language } from '../../../../../contracts/vocabulary/languages.js';
import { type HullType, isSizeKnown, type VesselType } from '../../../../../contracts/vocabulary/sizes.js';

/** Who comes, as the desk knows it: a person on record with a boat, or what a caller said. Sizes are in metres. */
export interface GuestValues {
  /** Null: not on record. */
  readonly boater_id: string | null;
  readonly vessel_id: string | null;
  readonly relation_type: Guest['relation_type'];
  readonly boat: string;
  readonly first_name: string;
  readonly last_name: string;
  /** Of a person on record it may be masked. */
  readonly email: string;
  readonly phone: string;
  readonly language: Language;
  readonly card_number: string;
  readonly length: number | null;
  readonly beam: number | null;
  readonly draft: number | null;
  readonly hull_type: HullType | null;
  readonly type: VesselType | null;
  /** The hull is meant although it contradicts the type. */
  readonly hull_confirmed?: boolean;
}

export const nobody: GuestValues = {
  boater_id: null,
  vessel_id: null,
  relation_type: 'VISITOR',
  boat: '',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  language: 'en',
  card_number: '',
  length: null,
  beam: null,
  draft: null,
  hull_type: null,
  type: null,
};

/** A person of the search with one of their boats. */
export function knownGuest({ vessel, boater_id, relation_type, ...person }: Guest): GuestValues {
  const { first_name, last_name, email, phone, language, card_number } = person;
  const known = (size: number | undefined) => (size !== undefined && isSizeKnown(size) ? size : null);
  return {
    boater_id,
    vessel_id: vessel?.id ?? null,
    relation_type,
    boat: vessel?.name ?? '',
    first_name,
    last_name,
    email: email ?? '',
    phone: phone ?? '',
    language,
    card_number: card_number ?? '',
    length: known(vessel?.length),
    beam: known(vessel?.beam),
    draft: known(vessel?.draft),
    hull_type: vessel?.hull_type ?? null,
    type: vessel?.type ?? null,
  };
}

/** Somebody new, with the typed text in the field that it belongs to. A name on the radio is that of the boat. */
export function newGuest(typed: string, card_number: string | null, language: Language): GuestValues {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (card_number !== null) return { ...nobody, language, card_number };
  if (text.includes('@')) return { ...nobody, language, email: text.toLowerCase() };
  return { ...nobody, language, ...(isPhoneNumber(text) ? { phone: text } : { boat: text }) };
}

/** The name by which the desk speaks of the guest: the person, else the boat. */
export function guestName({ first_name, last_name, boat }: GuestValues): string {
  const person = `${first_name} ${last_name}`.trim();
  return person === '' ? boat : person;
}

export const missingFacts = ['email', 'phone', 'beam', 'draft'] as const;
export type MissingFact = (typeof missingFacts)[number];

/** What is not known yet and will be asked for later. */
export function missingOf(guest: GuestValues): MissingFact[] {
  return missingFacts.filter((fact) => guest[fact] === null || guest[fact] === '');
}

export type RequiredKind = 'HULL_TYPE' | 'VESSEL_TYPE';

/** Whether boat and length are there, and the kinds of boat that the marina requires: then it can be booked. */
export function isComplete(guest: GuestValues, required: readonly RequiredKind[]): boolean {
  const { boat, length, hull_type, type } = guest;
  if (boat.trim() === '' || length === null) return false;
  return !(
    (required.includes('HULL_TYPE') && hull_type === null) ||
    (required.includes('VESSEL_TYPE') && type === null)
  );
}
