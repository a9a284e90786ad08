import type { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { CalculatedPrice } from '../../../../../contracts/reservations/quote.js';
import type { PartyForm } from '../../../../../contracts/vocabulary/party-schemas.js';
import { contradictsType } from '../../../../../contracts/vocabulary/hulls.js';
import type { Call } from '../../../../../contracts/vocabulary/call.js';
import { isMasked } from '../../../entities/boater/boater-card-rules.js';
import type { GuestValues } from './guest-values.js';

type CreateBody = typeof reservationCalls.create extends Call<infer In> ? In : never;

/** How the stay is paid, which decides what the emails say. */
export const paysWays = ['OFFICE', 'LINK', 'CARD', 'CASH'] as const;
export type Pays = (typeof paysWays)[number];

export interface Booking {
  readonly guest: GuestValues;
  readonly stay: { readonly start_date: string; readonly end_date: string };
  /** The persons aboard; undefined if the caller did not say. */
  readonly party?: PartyForm | undefined;
  /** Null: the marina has no plan of berths. */
  readonly berth_id: string | null;
  readonly payment: ReturnType<typeof paymentOf>;
  readonly tell: boolean;
  /** Why the boat keeps both berths, where it has another one on some of the nights. */
  readonly both_reason?: string;
  /** The person on record who has the typed email address is meant, though the name differs. */
  readonly confirm_boater?: boolean;
}

/** The list price, or the price per night that the desk typed. Paid by the link, all of it is due online. */
export function paymentOf(listed: CalculatedPrice, typed: number | null, pays: Pays) {
  const covered = listed.count_descriptions === null;
  return {
    method: pays === 'LINK' ? ('ONLINE' as const) : ('IN_MARINA' as const),
    price_per_night: typed ?? (covered ? listed.price_per_night : 0),
    ...(covered && typed === null && listed.nights_total !== undefined ? { nights_total: listed.nights_total } : {}),
    marina_discount_percent: covered && typed === null ? listed.discount_percent : 0,
    currency: listed.currency,
    custom_surcharges: covered ? listed.available_custom_surcharges.map((surcharge) => ({ ...surcharge })) : [],
  };
}

/** What is not known is null: it is asked for later, and nothing is made up. */
export function bookingBody({ guest, stay, party, berth_id, payment, ...booking }: Booking): CreateBody {
  const { boater_id, vessel_id, email, phone, card_number, hull_type, type } = guest;
  const hidden = boater_id !== null && isMasked(email);
  return {
    ...stay,
    action: 'APPROVE',
    customer_type: guest.relation_type,
    boater: {
      ...(boater_id === null ? {} : { id: boater_id }),
      first_name: nullIfEmpty(guest.first_name),
      last_name: nullIfEmpty(guest.last_name),
      ...(hidden ? {} : { email: nullIfEmpty(email.toLowerCase()) }),
      ...(phone.trim() === '' || isMasked(phone) ? {} : { phone: phone.trim() }),
      language: guest.language,
    },
    ...(card_number === '' ? {} : { card_number }),
    vessel: {
      ...(vessel_id === null ? {} : { id: vessel_id }),
      name: guest.boat.trim(),
      length: guest.length ?? 0,
      beam: guest.beam,
      draft: guest.draft,
      ...(hull_type === null ? {} : { hull_type }),
      ...(type === null ? {} : { type }),
      ...(guest.hull_confirmed === true && contradictsType(guest) ? { hull_confirmed: true } : {}),
    },
    ...(party === undefined ? {} : { party }),
    payment,
    tell: booking.tell,
    ...(berth_id === null ? {} : { berth_id }),
    ...(booking.both_reason === undefined ? {} : { both_reason: booking.both_reason }),
    ...(booking.confirm_boater === undefined ? {} : { confirm_boater: booking.confirm_boater }),
  };
}

function nullIfEmpty(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
