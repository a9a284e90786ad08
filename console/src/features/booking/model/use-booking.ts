import { useState } from 'react';
import { party as partyForm } from '../../../../../contracts/vocabulary/party-schemas.js';
import { reservationPriceCalls } from '../../../../../contracts/reservations/price-calls.js';
import { noParty, type PartyDraft, partyBody } from '../../../entities/aboard/party-draft.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { spokenStay } from '../../../lib/spoken-dates/spoken-dates.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { type Pays, paymentOf } from './booking-body.js';
import type { GuestValues } from './guest-values.js';
import { useBerthChoice } from './use-berth-choice.js';

/** What the address of the page names already: nights of the plan, and the berth. */
export interface NamedInAddress {
  readonly when: string;
  readonly berth_id: string | null;
}

/** The shortest boat that the server takes, in metres. */
const SHORTEST = 0.1;

/** The boat once its length is known. */
function sizedBoat(guest: GuestValues) {
  const { length } = guest;
  return length === null || length < SHORTEST ? null : { ...guest, length };
}

const datesOf = (stay: { readonly start_date: string; readonly end_date: string } | null) => ({
  start_date: stay?.start_date ?? '',
  end_date: stay?.end_date ?? '',
});

/** The boat as the price list asks about it. */
function pricedBoat(boat: ReturnType<typeof sizedBoat>) {
  if (boat === null) return { length: 0, beam: null };
  const { length, beam, hull_type, type } = boat;
  return { length, beam, ...(hull_type == null ? {} : { hull_type }), ...(type == null ? {} : { type }) };
}

/** The booking that is being entered, and what follows from it: dates, berths, price. */
export function useBooking(named: NamedInAddress) {
  const today = useMarinaToday();
  const [guest, setGuest] = useState<GuestValues | null>(null);
  const [when, setWhen] = useState(named.when);
  const [typedPrice, setTypedPrice] = useState<number | null>(null);
  const [pays, setPays] = useState<Pays>('OFFICE');
  const [party, setParty] = useState<PartyDraft>(noParty);
  const aboard = partyForm.safeParse(partyBody(party));
  const said = spokenStay(when, { language: currentLanguage(), today });
  const stay = 'problem' in said ? null : said;
  const boat = guest === null ? null : sizedBoat(guest);
  const berths = useBerthChoice(stay, boat, named.berth_id);
  const asked = stay !== null && boat !== null;
  const listed = useLoad(
    reservationPriceCalls.calculatePrice,
    { ...datesOf(stay), vessel: pricedBoat(boat), ...(aboard.success ? { party: aboard.data } : {}) },
    { topics: [{ topic: 'pricing' }], enabled: asked },
  );
  const price = asked ? listed.data : undefined;
  const unpriced = price !== undefined && price.count_descriptions !== null;
  const payment = price === undefined ? null : paymentOf(price, typedPrice, pays);
  const quoted = useLoad(
    reservationPriceCalls.quote,
    { ...datesOf(stay), payment: payment ?? { price_per_night: 0 } },
    { topics: [], enabled: payment !== null && stay !== null, keepPrevious: true },
  );
  const total = payment === null || (unpriced && typedPrice === null) ? undefined : quoted.data;
  return {
    today,
    guest,
    setGuest,
    when,
    setWhen,
    said,
    stay,
    boat,
    berths,
    pays,
    setPays,
    party,
    setParty,
    /** Undefined: nothing is typed; null: what is typed cannot be sent. */
    aboard: aboard.success ? aboard.data : partyBody(party) === undefined ? undefined : null,
    price: { listed: price, unpriced, typed: typedPrice, setTyped: setTypedPrice, payment, total, error: listed.error },
  };
}

export type EnteredBooking = ReturnType<typeof useBooking>;
