import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useShortcut } from '../../../lib/shortcuts/shortcuts.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { content } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import type { useBookingSend } from '../model/use-booking-send.js';
import type { EnteredBooking } from '../model/use-booking.js';
import { AboardRow } from './aboard-row.js';
import { BookingBar } from './booking-bar.js';
import { ConsequenceCard } from './consequence-card.js';
import { PaysRow } from './pays-row.js';
import { PriceSide } from './price-side.js';
import { RefusedBooking } from './refused-booking.js';
import { TellRow } from './tell-row.js';
import { WhenRow } from './when-row.js';
import { WhereRow } from './where-row.js';
import { WhoRow } from './who-row.js';

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [content.two]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
});
const Side = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

interface EnteringPageProps {
  readonly booking: EnteredBooking;
  readonly sending: ReturnType<typeof useBookingSend>;
}

/** The questions of a booking by telephone or at the desk, in the order in which they are asked. */
export function EnteringPage({ booking, sending }: EnteringPageProps) {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const [tell, setTell] = useState(true);
  const when = useRef<HTMLElement | null>(null);
  const where = useRef<HTMLElement | null>(null);
  const book = (told: boolean) => void sending.book(told);
  useShortcut('book', { keys: 'mod+enter', label: t('book'), group: t('newBooking'), run: () => book(tell) });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') void navigate('/reservations');
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      goOn(event.currentTarget, event.target);
    }
  };
  return (
    <>
      <Page
        title={t('newBooking')}
        subtitle={t('byTelephone')}
        back={{ to: '/reservations', label: t('trade:reservations') }}
        actions={
          <>
            <LinkButton kind="quiet" to={moreFields(booking)}>
              {t('offerInstead')}
            </LinkButton>
            <LinkButton kind="quiet" to={moreFields(booking)}>
              {t('moreFields')}
            </LinkButton>
          </>
        }
      >
        <Columns onKeyDown={onKeyDown}>
          <Card>
            <WhoRow guest={booking.guest} onGuest={booking.setGuest} onDone={() => when.current?.focus()} />
            <WhenRow {...booking} inputRef={(element) => (when.current = element)} />
            {booking.berths.planned && (
              <WhereRow
                berths={booking.berths}
                boat={booking.boat}
                inputRef={(element) => {
                  where.current = element;
                }}
              />
            )}
            <AboardRow party={booking.party} setParty={booking.setParty} />
            <PaysRow {...booking} />
            <TellRow guest={booking.guest} tell={tell} onTell={setTell} />
          </Card>
          <Side>
            {sending.error !== null && (
              <RefusedBooking
                error={sending.error}
                booking={booking}
                busy={sending.busy}
                onAgain={(answer) => void sending.book(tell, answer)}
              />
            )}
            <PriceSide price={booking.price} />
            <ConsequenceCard booking={booking} tell={tell} />
          </Side>
        </Columns>
      </Page>
      <BookingBar booking={booking} sending={sending} tell={tell} onBook={book} />
    </>
  );
}

const FIELDS = '[data-question] input:not([disabled])';

/** Moves the cursor to the next field of the questions; a chosen radio stands for its group. */
function goOn(page: HTMLElement, from: HTMLElement): void {
  const fields = [...page.querySelectorAll<HTMLElement>(FIELDS)].filter(
    (field) => !(field instanceof HTMLInputElement && field.type === 'radio' && !field.checked),
  );
  fields[fields.indexOf(from) + 1]?.focus();
}

/** The page with every field: contract, discount, charges, notes, commercial, liveaboard, an offer. It takes person, dates and berth along. */
function moreFields({ guest, stay, berths }: EnteredBooking): string {
  const named = new URLSearchParams({ create_new: 'true', ...stay });
  if (stay !== null && berths.current !== null) named.set('berth_id', berths.current.berth_id);
  if (guest?.boater_id != null) {
    named.set('boater', guest.boater_id);
    if (guest.vessel_id !== null) named.set('vessel', guest.vessel_id);
  } else if (guest !== null) {
    named.set('create_boater', 'true');
  }
  return `/reservations/new?${named.toString()}`;
}
