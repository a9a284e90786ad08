import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import { guestName } from '../model/guest-values.js';
import type { useBookingSend } from '../model/use-booking-send.js';
import type { EnteredBooking } from '../model/use-booking.js';

interface BookingBarProps {
  readonly booking: EnteredBooking;
  readonly sending: ReturnType<typeof useBookingSend>;
  readonly tell: boolean;
  readonly onBook: (tell: boolean) => void;
}

/** The booking in one line, with the button that names the berth. */
export function BookingBar({ booking: { guest, stay, berths, pays, price }, sending, tell, onBook }: BookingBarProps) {
  const { t } = useTranslation('booking');
  const { dateShort, money } = useFormats();
  const berth = berths.current?.berth_name ?? null;
  const { total } = price;
  const mailable = guest !== null && guest.email !== '';
  const facts = [
    ...(guest === null || stay === null
      ? []
      : [
          {
            value: berth === null ? guest.boat : t('boatInBerth', { boat: guest.boat, berth }),
            label: t('common:fromToRange', { from: dateShort(stay.start_date), to: dateShort(stay.end_date) }),
          },
        ]),
    ...(total === undefined
      ? []
      : [{ value: money(total.total_to_pay, total.currency), label: t(`paysShort_${pays}`) }]),
    ...(guest === null
      ? []
      : [
          {
            value: t(mailable && tell ? 'oneEmail' : 'nobodyTold'),
            label:
              mailable && tell
                ? t('toPerson', { name: guestName(guest) })
                : t(mailable ? 'asYouChose' : 'noEmailShort'),
          },
        ]),
  ];
  const reason = sending.ready ? null : t('notReady');
  return (
    <BottomBar label={t('summary')} facts={facts}>
      {mailable && tell && (
        <Button busy={sending.busy} disabledReason={reason} onClick={() => onBook(false)}>
          {t('bookUntold')}
        </Button>
      )}
      <Button kind="primary" busy={sending.busy} disabledReason={reason} onClick={() => onBook(tell)}>
        {berth === null ? t('book') : t('bookBerth', { berth })}
      </Button>
    </BottomBar>
  );
}
