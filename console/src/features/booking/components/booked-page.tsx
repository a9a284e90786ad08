import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BoaterLinkPanel } from '../../../entities/reservation/boater-link-panel.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Row } from '../../../ui/layout/row.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';

/** What was booked, as the page says it once it is done. */
export interface Booked {
  readonly id: string;
  readonly boat: string;
  readonly name: string;
  readonly berth: string | null;
  readonly start_date: string;
  readonly end_date: string;
  /** Null: nothing was sent, because there is no email. */
  readonly told: boolean | null;
  /** The payment at the desk could not be recorded. */
  readonly unpaid: boolean;
}

/** The booking that was just made, with the boater's link to send, copy or show as a code. */
export function BookedPage({ booked, onAnother }: { readonly booked: Booked; readonly onAnother: () => void }) {
  const { t } = useTranslation('booking');
  const { dateShort, nightsOf } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { boat, name, berth, start_date, end_date, told } = booked;
  const days = { from: dateShort(start_date), to: dateShort(end_date), nights: nightsOf(start_date, end_date) };
  return (
    <Page title={t('newBooking')} back={{ to: '/reservations', label: t('trade:reservations') }}>
      <Card>
        <Section>
          <h2 ref={heading} tabIndex={-1} style={{ ...type.section, margin: 0 }}>
            {berth === null ? t('bookedWithout', { boat }) : t('booked', { boat, berth })}
          </h2>
          <p style={{ margin: 0 }}>{t('bookedDays', days)}</p>
          <p style={{ margin: 0 }}>
            {told === null ? t('nothingSent') : told ? t('toldByEmail', { name }) : t('tellsNobody')}
          </p>
          {booked.unpaid && (
            <Banner tone="waiting" live>
              {t('notRecorded')}
            </Banner>
          )}
          <Row gap={10} wrap>
            <LinkButton kind="primary" to={`/reservations/${booked.id}`}>
              {t('actions:openReservation')}
            </LinkButton>
            <Button onClick={onAnother}>{t('bookAnother')}</Button>
          </Row>
        </Section>
      </Card>
      <Card>
        <Section title={t('boatersPage')}>
          <BoaterLinkPanel reservationId={booked.id} mailable={told !== null} />
        </Section>
      </Card>
    </Page>
  );
}
