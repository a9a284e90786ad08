import type * as z from 'zod';
import type { BoaterDetail } from '../../../contracts/customers/boater.js';
import { maskContact } from '../../../contracts/customers/rules/contact-masking.js';
import type { VesselRecord } from '../../../contracts/customers/vessel.js';
import type { boaterCard, knownVessel } from '../../../contracts/reservations/find-boater.js';
import type { BoaterContact } from '../domain/events/event-shapes.js';

type BoaterCard = z.output<typeof boaterCard>;
type KnownVessel = z.output<typeof knownVessel>;

/** Facts of a boater card that the register's record does not hold. */
interface CardFacts {
  readonly tem_member: boolean;
  /** Mail address and phone are masked (spec 1 §6). */
  readonly hidden: boolean;
}

const contactFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'address',
  'country_of_residence',
  'postal_code',
  'date_of_birth',
  'language',
] as const;
type Contact = Readonly<Record<(typeof contactFields)[number], string | null>>;

/** The register's contact data; where it has none, the data given with the reservation. */
function contactOf(known: BoaterDetail['boater'], given: BoaterContact | null): Contact {
  const values = contactFields.map((field) => [field, known[field] ?? given?.[field] ?? null]);
  return Object.fromEntries(values) as Contact;
}

/** The boater as the card shows them, from the register or, where it has no data, from the reservation. */
export function boaterCardOf(known: BoaterDetail, given: BoaterContact | null, facts: CardFacts): BoaterCard {
  const { boater, memberships } = known;
  const contact = contactOf(boater, given);
  const card = {
    id: boater.id,
    ...contact,
    first_name: contact.first_name ?? '',
    last_name: contact.last_name ?? '',
    email: contact.email ?? '',
    language: contact.language ?? 'en',
    relation_type: boater.relation_type,
    is_signed_up: boater.is_signed_up,
    is_guest: boater.is_guest,
    tem_member: facts.tem_member,
    memberships: memberships.map(({ card_number, type, status, nights_available, redeem_nights_left }) => ({
      card_number,
      type,
      status,
      nights_available,
      redeem_nights_left,
    })),
  };
  return { ...card, ...maskContact({ email: card.email, phone: card.phone }, facts.hidden) };
}

/** A registered vessel in the reservation form's shape. */
export function knownVesselOf(vessel: VesselRecord): KnownVessel {
  const { id, name, length, beam, draft, hull_type, type, home_marina_id, home_marina_name } = vessel;
  return { id, name: name ?? '', length, beam, draft, hull_type, type, home_marina_id, home_marina_name };
}
