import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { principalOf, useMarina, useUser } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { displayName, editHindrance, offersFullCard } from './boater-card-rules.js';
import { BoaterHead } from './boater-head.js';
import { Links } from './card-text.js';
import { ContactForm } from './contact-form.js';
import { ContactLines } from './contact-lines.js';
import { VesselFacts } from './vessel-facts.js';

interface BoaterVesselCardProps {
  readonly reservation: ReservationDetail;
  readonly canEdit: boolean;
  /** The form's own inputs for the boat, shown in place of its facts while the stay is edited. */
  readonly vesselFields?: ReactNode;
}

/** No screen shows a single boater yet, so no link leads to one. */
const BOATER_SCREENS = false;

/** Who comes, and with which boat. */
export function BoaterVesselCard({ reservation, canEdit, vesselFields }: BoaterVesselCardProps) {
  const { t } = useTranslation('reservationSide');
  const marina = useMarina();
  const who = principalOf({ user: useUser(), marina });
  const narrow = useNarrow();
  const [editing, setEditing] = useState(false);
  const { boater } = reservation;
  const features = marina.marina_settings.permissions;
  const hindrance = editHindrance({ boater, features, who, canEdit });
  const fullCard = offersFullCard(boater, { boaterScreens: BOATER_SCREENS, narrow, onBoaterPage: false });
  return (
    <Card role="group" aria-label={t('boaterAndBoat')}>
      <Section>
        <BoaterHead boater={boater} />
        {editing && hindrance === null ? (
          <ContactForm reservation={reservation} onDone={() => setEditing(false)} />
        ) : (
          <>
            <ContactLines boater={boater} />
            <Links>
              {fullCard && (
                <LinkButton kind="quiet" size="small" to={`/boaters/${boater.id}`}>
                  {t('viewFullCard')}
                </LinkButton>
              )}
              <Button
                kind="quiet"
                size="small"
                aria-label={t('editBoater', { name: displayName(boater) })}
                disabledReason={hindrance === null ? null : t(`editHindrance_${hindrance}`)}
                onClick={() => setEditing(true)}
              >
                {t('edit')}
              </Button>
            </Links>
          </>
        )}
      </Section>
      <Section title={t('boat')} level="label">
        {vesselFields ?? <VesselFacts vessel={reservation.vessel} />}
      </Section>
    </Card>
  );
}
