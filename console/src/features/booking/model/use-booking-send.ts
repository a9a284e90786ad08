import { useState } from 'react';
import { counterCalls } from '../../../../../contracts/reservations/counter-calls.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import type { Booked } from '../components/booked-page.js';
import { bookingBody } from './booking-body.js';
import { guestName, isComplete } from './guest-values.js';
import { useRequiredKinds } from './use-required-kinds.js';
import type { EnteredBooking } from './use-booking.js';

/** What a refusal asked for. */
interface Answered {
  readonly both_reason?: string;
  readonly confirm_boater?: boolean;
}

/** The payment follows the approval, which is the first entry of a new reservation. */
function counterMethodOf(pays: EnteredBooking['pays']) {
  return pays === 'CARD' || pays === 'CASH' ? pays : null;
}

/** Books the stay that is entered, and records a payment at the desk with it. */
export function useBookingSend(booking: EnteredBooking) {
  const [booked, setBooked] = useState<Booked | null>(null);
  const creating = useSend(reservationCalls.create, {
    topics: [{ topic: 'reservations' }, { topic: 'berths' }, { topic: 'customers' }],
  });
  const paying = useSend(counterCalls.recordPayment, { topics: [{ topic: 'reservations' }] });
  const { guest, stay, berths, price, pays, aboard } = booking;
  const required = useRequiredKinds();
  const ready =
    guest !== null &&
    isComplete(guest, required) &&
    stay !== null &&
    aboard !== null &&
    price.payment !== null &&
    price.total !== undefined &&
    (!berths.planned || berths.current !== null);

  const book = async (tell: boolean, answered: Answered = {}): Promise<void> => {
    if (!ready || price.payment === null) return;
    const mailable = guest.email !== '';
    const berth_id = berths.current?.berth_id ?? null;
    const created = await creating.send(
      bookingBody({
        guest,
        stay,
        party: aboard,
        berth_id,
        payment: price.payment,
        tell: tell && mailable,
        ...answered,
      }),
    );
    if (created === null) return;
    const method = counterMethodOf(pays);
    const taken =
      method === null
        ? true
        : await paying.send({
            reservation_id: created.id,
            amount: price.total?.total_to_pay ?? 0,
            method,
            received_on: booking.today,
          });
    setBooked({
      id: created.id,
      boat: guest.boat,
      name: guestName(guest),
      berth: berths.current?.berth_name ?? null,
      ...stay,
      told: mailable ? tell : null,
      unpaid: taken === null,
    });
  };
  return {
    ready,
    book,
    booked,
    busy: creating.isPending || paying.isPending,
    error: creating.error,
  };
}
