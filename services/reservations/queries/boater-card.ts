import type * as z from 'zod';
import type { BoaterDetail } from '../../../contracts/customers/boater.js';
import { maskContact } from '../../../contracts/customers/masking.js';
import type { VesselRecord } from '../../../contracts/customers/vessel.js';
import type { boaterCard, knownVessel } from '../../../contracts/reservations/find-boater.js';
import type { BoaterContact } from '../domain/events/event-shapes.js';

type BoaterCard = z.output<typeof boaterCard>;
type KnownVessel = z.output<typeof knownVessel>;

/** Facts of a boater card that do not stand in the register's record of the person. */
interface CardFacts {
  readonly tem_member: boolean;
  /** Mail address and phone are masked (spec 1 §6). */
  readonly hidden: boolean;
}

/**
 * The boater as the card shows them: as the register knows them, and where it knows nothing as they introduced
 * themselves with the reservation.
 */
export function boaterCardOf(known: BoaterDetail, given: BoaterContact | null, facts: CardFacts): BoaterCard {
  const { boater, memberships } = known;
  const card = {
    id: boater.id,
    first_name: boater.first_name ?? given?.first_name ?? '',
    last_name: boater.last_name ?? given?.last_name ?? '',
    email: boater.email ?? given?.email ?? '',
    phone: boater.phone ?? given?.phone ?? null,
    address: boater.address ?? given?.address ?? null,
    country_of_residence: boater.country_of_residence ?? given?.country_of_residence ?? null,
    postal_code: boater.postal_code ?? given?.postal_code ?? null,
    date_of_birth: boater.date_of_birth ?? given?.date_of_birth ?? null,
    language: boater.language ?? given?.language ?? 'en',
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

/** A vessel of the register as the reservation form takes it. */
export function knownVesselOf(vessel: VesselRecord): KnownVessel {
  const { id, name, length, beam, draft, hull_type, type, home_marina_id, home_marina_name } = vessel;
  return { id, name: name ?? '', length, beam, draft, hull_type, type, home_marina_id, home_marina_name };
}
