import type { CustomerType } from '../../../../contracts/customers/vocabulary.js';
import type * as z from 'zod';
import type { BoaterDetail } from '../../../../contracts/customers/boater.js';
import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';
import type { boaterCard, foundBoater, knownVessel } from '../../../../contracts/reservations/find-boater.js';
import { languages } from '../../../../contracts/vocabulary/languages.js';
import { isMasked } from '../boater/boater-card-rules.js';
import { type BoaterValues, noBoater } from '../boater/boater-values.js';
import { knownSize, type VesselValues } from '../vessel/vessel-values.js';

export type FoundBoater = z.infer<typeof foundBoater>;
export type KnownVessel = z.infer<typeof knownVessel>;
type BoaterCard = z.infer<typeof boaterCard>;

/** The answer about somebody who is new to the marina. */
export const nobodyFound: FoundBoater = { boater: null, vessels: [], partner_card: null };

/**
 * The form values of a known boater. Masked phone numbers are left out, because the form would save them. A masked mail
 * address is replaced by the searched address; without one it stays masked, and is not sent.
 */
export function boaterValues(card: BoaterCard, askedEmail: string): BoaterValues {
  const { email, phone, date_of_birth } = card;
  return {
    id: card.id,
    first_name: card.first_name,
    last_name: card.last_name,
    email: isMasked(email) && askedEmail !== '' ? askedEmail : email,
    phone: phone === null || isMasked(phone) ? '' : phone,
    language: languages.find((language) => language === card.language) ?? 'en',
    birthday: date_of_birth === null ? '' : typedBirthday(date_of_birth),
    country_of_residence: card.country_of_residence ?? '',
    postal_code: card.postal_code ?? '',
  };
}

/** The form values of a new boater. Only the searched mail address is filled in. */
export function newBoater(askedEmail: string): BoaterValues {
  return { ...noBoater, email: askedEmail };
}

/** Converts `1984-07-14` to the typed form `14/07/1984`. */
export function typedBirthday(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

export function vesselValues(vessel: KnownVessel): VesselValues {
  const { id, name, length, beam, draft, hull_type, type } = vessel;
  return { id, name, length, beam: knownSize(beam), draft: knownSize(draft), hull_type, type };
}

/**
 * The boater's membership card for redeeming nights. It is a card of the association whose nights can be redeemed
 * (TEM).
 */
export interface Membership {
  readonly active: boolean;
  readonly nights_left: number;
  /** The boater has a card, active or not. */
  readonly carded: boolean;
}

export function membershipOf(
  card: Pick<BoaterCard, 'memberships'> | null,
  partner: FoundBoater['partner_card'] = null,
): Membership {
  // A partner marina's card is found only while it is good.
  if (partner !== null) return { active: true, nights_left: partner.redeem_nights_left, carded: true };
  const ours = card?.memberships.filter(({ type }) => type === 'TEM') ?? [];
  const active = ours.find(({ status }) => status === 'active');
  return { active: active !== undefined, nights_left: active?.redeem_nights_left ?? 0, carded: ours.length > 0 };
}

type CardedReservation = Pick<ReservationDetail, 'boater' | 'nights_available' | 'reservation_status'> & {
  readonly payment: Pick<ReservationDetail['payment'], 'nights_to_redeem'>;
};

/** Nights that a booking has already redeemed. The booking may keep them, but the card no longer counts them. */
function nightsHeld({ reservation_status, payment }: CardedReservation): number {
  return reservation_status === 'approved' ? payment.nights_to_redeem : 0;
}

/** The membership card as this reservation may use it. */
export function membershipOfReservation(reservation: CardedReservation): Membership {
  const { active, nights_left, carded } = membershipOf(reservation.boater);
  return {
    active,
    nights_left: nights_left + nightsHeld(reservation),
    carded: carded || reservation.payment.nights_to_redeem > 0,
  };
}

/** Number of nights on the card that this reservation may redeem. */
export function nightsAvailable(reservation: CardedReservation): number {
  return reservation.nights_available + nightsHeld(reservation);
}

/** Converts a boater from the register to the shape of a search result. The page's address named the boater by id. */
export function foundInRegister(
  { boater, vessels, memberships }: BoaterDetail,
  association: string | null,
): FoundBoater {
  if (boater.erased) return nobodyFound;
  return {
    boater: {
      id: boater.id,
      first_name: boater.first_name ?? '',
      last_name: boater.last_name ?? '',
      email: boater.email ?? '',
      phone: boater.phone,
      address: boater.address,
      country_of_residence: boater.country_of_residence,
      postal_code: boater.postal_code,
      date_of_birth: boater.date_of_birth,
      language: boater.language ?? 'en',
      relation_type: boater.relation_type,
      is_signed_up: boater.is_signed_up,
      is_guest: boater.is_guest,
      tem_member: association === 'TEM' && memberships.some(({ status }) => status === 'active'),
      memberships,
    },
    vessels: vessels.map(({ name, ...vessel }) => ({ ...vessel, name: name ?? '' })),
    partner_card: null,
  };
}

/**
 * Returns the register of the boater: residents or visitors. The found boater takes precedence over the searched type.
 */
export function customerTypeOf(card: Pick<BoaterCard, 'relation_type'> | null, asked: CustomerType): CustomerType {
  return card?.relation_type ?? asked;
}
