import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ComparedStay } from '../../../../../contracts/reservations/same-boat.js';
import { nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import { ComparedStays } from '../../../entities/stay-change/compared-stays.js';
import type { OtherBerth } from '../../../entities/stay-change/other-berths.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { guestName } from '../model/guest-values.js';
import type { EnteredBooking } from '../model/use-booking.js';

const Sheet = styled('div')({
  margin: '8px 0',
  border: `1px solid ${role.line}`,
  borderRadius: radius.control,
  backgroundColor: role.surface,
  overflow: 'hidden',
});

interface ComparedBookingProps {
  readonly booking: EnteredBooking;
  readonly others: readonly OtherBerth[];
}

/** The booking that is being entered beside each stay that its boat has on the same nights, with the way to that stay. */
export function ComparedBooking({ booking, others }: ComparedBookingProps) {
  const asked = useEnteredStay(booking);
  if (asked === null) return null;
  return others.map(({ reservation_id }) =>
    reservation_id === null ? null : (
      <ComparedWithStay key={reservation_id} asked={asked} reservation_id={reservation_id} />
    ),
  );
}

function ComparedWithStay({
  asked,
  reservation_id,
}: {
  readonly asked: ComparedStay;
  readonly reservation_id: string;
}) {
  const { t } = useTranslation('booking');
  const { data } = useLoad(reservationCalls.sameBoat, { reservation_id }, { topics: [{ topic: 'reservations' }] });
  if (data === undefined) return null;
  const other = data.asked;
  const start = asked.start_date > other.start_date ? asked.start_date : other.start_date;
  const end = asked.end_date < other.end_date ? asked.end_date : other.end_date;
  const nights_twice = Math.max(0, nightsBetween(start, end));
  return (
    <>
      <Sheet>
        <ComparedStays asked={asked} other={{ ...other, sign: 'SAME_BOAT', nights_twice }} here />
      </Sheet>
      <LinkButton size="small" to={`/reservations/${reservation_id}`}>
        {t('openStay', { number: other.view_id })}
      </LinkButton>
    </>
  );
}

/** Returns the booking as entered so far, in the form of a stay to compare; null if the boat or the dates are missing. */
function useEnteredStay({ guest, stay, berths, price }: EnteredBooking): ComparedStay | null {
  const { t } = useTranslation('booking');
  if (guest === null || stay === null) return null;
  const { email, phone, boat, length, beam, draft } = guest;
  const { currency } = price.payment ?? {};
  const total = price.total?.total_to_pay;
  return {
    reservation_id: 'entered',
    view_id: t('newBooking'),
    created_at: new Date().toISOString(),
    source: 'MARINA',
    start_date: stay.start_date,
    end_date: stay.end_date,
    person: { name: guestName(guest), email: email === '' ? null : email, phone: phone === '' ? null : phone },
    vessel: { name: boat, length: length ?? 0, beam: beam ?? 0, draft: draft ?? 0 },
    status: 'approved',
    status_code: null,
    berth: berths.current?.berth_name ?? null,
    price: total === undefined || currency === undefined ? null : { currency, total, paid: 0 },
  };
}
