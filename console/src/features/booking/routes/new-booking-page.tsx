import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { BookedPage } from '../components/booked-page.js';
import { EnteringPage } from '../components/entering-page.js';
import { useBookingSend } from '../model/use-booking-send.js';
import { type NamedInAddress, useBooking } from '../model/use-booking.js';

/** The page on which staff book by telephone, radio or at the desk. An empty night of the plan names nights and berth. */
export function Component() {
  const may = useMay(reservationCalls.create.access);
  const [params] = useSearchParams();
  const [round, setRound] = useState(0);
  if (!may) return <NoPermission />;
  const named = round === 0 ? namedIn(params) : { when: '', berth_id: null };
  return <Booking key={round} named={named} onAnother={() => setRound(round + 1)} />;
}

function Booking({ named, onAnother }: { readonly named: NamedInAddress; readonly onAnother: () => void }) {
  const booking = useBooking(named);
  const sending = useBookingSend(booking);
  if (sending.booked !== null) return <BookedPage booked={sending.booked} onAnother={onAnother} />;
  return <EnteringPage booking={booking} sending={sending} />;
}

function namedIn(params: URLSearchParams): NamedInAddress {
  const [start, end] = [params.get('start_date'), params.get('end_date')];
  return { when: start === null || end === null ? '' : `${start} - ${end}`, berth_id: params.get('berth_id') };
}
