import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useMay } from '../../../lib/session/may.js';
import { principalOf, useMarina, useUser } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import {
  displayName,
  type EditHindrance,
  editHindrance,
  offersFullCard,
} from '../../../entities/boater/boater-card-rules.js';
import { BoaterHead } from '../../../entities/boater/boater-head.js';
import { Links, Quiet } from '../../../ui/page/card-text.js';
import { type ContactDraft, contactDraft } from '../../../entities/boater/contact-rules.js';
import { ContactLines } from '../../../entities/boater/contact-lines.js';
import { VisitorStrip } from '../../../entities/boater/visitor-strip.js';
import { VesselFacts } from '../../../entities/vessel/vessel-facts.js';
import { boaterLinkCalls } from '../../../../../contracts/reservations/boater-link-calls.js';
import { GivenPhone } from './given-phone.js';

interface BoaterVesselCardProps {
  readonly reservation: ReservationDetail;
  readonly canEdit: boolean;
  /** The contact data being edited; null: not in edit mode. The page holds them, so that they are not lost. */
  readonly contact: ContactDraft | null;
  readonly onContact: (contact: ContactDraft | null) => void;
  /** The form's own inputs for the boat, shown in place of its facts while the stay is edited. */
  readonly vesselFields?: ReactNode;
}

const ContactForm = lazyWithRetry(async () => (await import('../../../entities/boater/contact-form.js')).ContactForm);

const BoaterLinkDialog = lazyWithRetry(async () => (await import('./boater-link-dialog.js')).BoaterLinkDialog);

/** The boater and the boat. */
export const BoaterVesselCard = memo(function BoaterVesselCard({
  reservation,
  canEdit,
  contact,
  onContact,
  vesselFields,
}: BoaterVesselCardProps) {
  const { t } = useTranslation(['reservations/side', 'entities/boater']);
  const marina = useMarina();
  const who = principalOf({ user: useUser(), marina });
  const narrow = useNarrow();
  const { boater } = reservation;
  const [linkOpen, setLinkOpen] = useState(false);
  const maySendLink = useMay(boaterLinkCalls.send.access);
  const features = marina.marina_settings.permissions;
  const hindrance = editHindrance({ boater, features, who, canEdit });
  const hindranceWords = (reason: EditHindrance) =>
    reason === 'notNow' ? t('editHindrance_notNow') : t(`entities/boater:editHindrance_${reason}`);
  const fullCard = offersFullCard(boater, { narrow, onBoaterPage: false });
  return (
    <Card role="group" aria-label={t('trade:boaterAndBoat')}>
      <VisitorStrip boater={boater} />
      <Section>
        <BoaterHead boater={boater} />
        {contact !== null && hindrance === null ? (
          <ContactForm reservation={reservation} draft={contact} onDraft={onContact} onDone={() => onContact(null)} />
        ) : (
          <>
            <ContactLines boater={boater} />
            {reservation.given_phone !== null && <GivenPhone reservation={reservation} />}
            {boater.email === '' && <Quiet>{t('noEmailOnRecord')}</Quiet>}
            <Links>
              {fullCard && (
                <LinkButton kind="quiet" size="small" to={`/boaters/${boater.id}`}>
                  {t('actions:viewFullCard')}
                </LinkButton>
              )}
              <Button
                kind="quiet"
                size="small"
                aria-label={t('editBoater', { name: displayName(boater) })}
                disabledReason={hindrance === null ? null : hindranceWords(hindrance)}
                onClick={() => onContact(contactDraft(boater))}
              >
                {t('actions:edit')}
              </Button>
              {maySendLink && (
                <Button kind="quiet" size="small" onClick={() => setLinkOpen(true)}>
                  {t('boaterLink')}
                </Button>
              )}
            </Links>
            {linkOpen && (
              <BoaterLinkDialog
                reservationId={reservation.id}
                boaterName={displayName(boater)}
                onClose={() => setLinkOpen(false)}
              />
            )}
          </>
        )}
      </Section>
      <Section title={t('trade:boat')} level="label">
        {vesselFields ?? <VesselFacts vessel={reservation.vessel} />}
      </Section>
    </Card>
  );
});
