import { useTranslation } from 'react-i18next';
import { Second } from '../../../ui/layout/second.js';
import { Row } from '../../../ui/layout/row.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import type { GuestValues } from '../model/guest-values.js';
import { BookingRow } from './booking-row.js';

interface TellRowProps {
  readonly guest: GuestValues | null;
  readonly tell: boolean;
  readonly onTell: (tell: boolean) => void;
}

/** Whom the booking is told. Without an email nothing is sent, and the page says so. */
export function TellRow({ guest, tell, onTell }: TellRowProps) {
  const { t } = useTranslation('booking');
  const email = guest?.email ?? '';
  return (
    <BookingRow question={t('tell')}>
      {guest !== null && email === '' ? (
        <Second style={{ marginTop: 10 }}>{t('noEmail')}</Second>
      ) : (
        <Row gap={14} align="center" wrap>
          <TickInput
            look="check"
            label={t('tellByEmail', { email })}
            value={tell}
            onChange={(on) => onTell(on === true)}
          />
          {guest !== null && <Second>{languageName(guest.language)}</Second>}
        </Row>
      )}
    </BookingRow>
  );
}
