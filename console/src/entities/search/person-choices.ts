import type * as z from 'zod';
import type { boaterRow } from '../../../../contracts/customers/boater.js';
import { isPhoneNumber } from '../../../../contracts/customers/rules/phone-search.js';
import { folded } from '../../../../contracts/vocabulary/folded-text.js';
import { fullName } from '../../lib/format/full-name.js';
import { type BoaterValues, noBoater } from '../boater/boater-values.js';
import type { FoundBoater } from './found-boater.js';

export type BoaterRow = Pick<
  z.infer<typeof boaterRow>,
  'id' | 'first_name' | 'last_name' | 'email' | 'relation_type' | 'erased' | 'vessels'
> & { readonly memberships: readonly { readonly card_number: string }[] };

/** One result of a search for a person. */
export type PersonChoice =
  | {
      readonly kind: 'known';
      readonly boater_id: string;
      /** Null: the person has no boat yet. */
      readonly vessel_id: string | null;
      readonly name: string;
      readonly resident: boolean;
      /** Null: the person has no boat yet. Metres. */
      readonly boat: { readonly name: string; readonly length: number } | null;
      readonly card: string | null;
      readonly email: string | null;
    }
  /** A person who was found by a whole mail address or card number. */
  | { readonly kind: 'whole'; readonly search: WholeSearch; readonly found: FoundBoater }
  /** A person who is not in the register yet; `typed` is the text of the search. */
  | { readonly kind: 'new'; readonly typed: string };

export type WholeSearch = { readonly email: string } | { readonly card_number: string };

const CARD = /^[A-Z]{3}\d{4}$/;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A text that is a whole mail address or a whole card number; null for any other text. */
export function wholeSearchOf(typed: string): WholeSearch | null {
  const card_number = typed.replace(/\s/g, '').toUpperCase();
  if (CARD.test(card_number)) return { card_number };
  return ADDRESS.test(typed) ? { email: typed.toLowerCase() } : null;
}

/** One choice for each boat of each person: those whose name was typed first. */
export function knownChoices(typed: string, rows: readonly BoaterRow[]): PersonChoice[] {
  const wanted = folded(typed);
  return rows.flatMap((row): PersonChoice[] => {
    if (row.erased) return [];
    const { id: boater_id, vessels, email, memberships, relation_type } = row;
    const person = {
      kind: 'known' as const,
      boater_id,
      name: fullName(row),
      resident: relation_type === 'RESIDENT',
      card: memberships[0]?.card_number ?? null,
      email,
    };
    if (vessels.length === 0) return [{ ...person, vessel_id: null, boat: null }];
    const meant = (name: string | null) => (folded(name ?? '').includes(wanted) ? 0 : 1);
    return distinctBoats(vessels)
      .sort((one, other) => meant(one.name) - meant(other.name))
      .map(({ id, name, length }) => ({ ...person, vessel_id: id, boat: { name: name ?? '', length } }));
  });
}

/** The boats, without later records of a boat with the same name and length. */
function distinctBoats(vessels: BoaterRow['vessels']): BoaterRow['vessels'][number][] {
  const looks = ({ name, length }: BoaterRow['vessels'][number]) => `${folded(name ?? '')} ${length}`;
  return vessels.filter((vessel, index) => vessels.findIndex((one) => looks(one) === looks(vessel)) === index);
}

/** The form's values for someone new, with the typed text in the field that it belongs to. */
export function newBoaterFrom(typed: string): { readonly boater: BoaterValues; readonly card_number: string } {
  const text = typed.trim().replace(/\s+/g, ' ');
  const whole = wholeSearchOf(text);
  if (whole !== null && 'card_number' in whole) return { boater: noBoater, card_number: whole.card_number };
  if (text.includes('@')) return { boater: { ...noBoater, email: text.toLowerCase() }, card_number: '' };
  if (isPhoneNumber(text)) return { boater: { ...noBoater, phone: text }, card_number: '' };
  const [first = '', ...others] = text.split(' ');
  const name = others.length === 0 ? { last_name: first } : { first_name: first, last_name: others.join(' ') };
  return { boater: { ...noBoater, ...name }, card_number: '' };
}
