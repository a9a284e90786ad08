import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayWriteCustomer } from '../../../../../contracts/customers/rules/customer-access.js';
import { BoatDrawing } from '../../../entities/vessel/boat-drawing.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { principalOf, useMarina, useUser } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { Row } from '../../../ui/layout/row.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import { type VesselPage, vesselTexts } from '../model/vessel-form.js';
import { VesselPhoto } from './vessel-photo.js';

const VesselForm = lazyWithRetry(async () => (await import('./vessel-form.js')).VesselForm);

interface VesselCardProps {
  readonly page: VesselPage;
  readonly editing: boolean;
  readonly onEditing: (editing: boolean) => void;
  readonly onDirty: (dirty: boolean) => void;
}

const NOTHING = '–';

/** The boat to scale with its measures, its facts, and the form that changes them. */
export function VesselCard({ page, editing, onEditing, onDirty }: VesselCardProps) {
  const { t } = useTranslation(['boaters', 'entities/vessel']);
  const { vessel } = page;
  const { metres } = useFormats();
  const country = useCountryName();
  const locked = useLockedReason(page);
  const [showsPhoto, setShowsPhoto] = useState(false);
  const done = () => {
    onEditing(false);
    onDirty(false);
  };
  return (
    <Card>
      <Section>
        {page.photo !== null && showsPhoto ? (
          <VesselPhoto key={page.photo.id} photo={page.photo} name={vessel.name ?? t('trade:erasedPerson')} />
        ) : (
          <BoatDrawing
            {...vessel}
            words={{ length: metres(vessel.length), beam: metres(vessel.beam), draft: metres(vessel.draft) }}
          />
        )}
        {page.photo !== null && (
          <Row justify="flex-end">
            <Button kind="quiet" size="small" onClick={() => setShowsPhoto(!showsPhoto)}>
              {t(showsPhoto ? 'showDrawing' : 'trade:photo')}
            </Button>
          </Row>
        )}
      </Section>
      <Section
        title={t('facts')}
        level="label"
        actions={
          !editing && (
            <Button size="small" disabledReason={locked} onClick={() => onEditing(true)}>
              {t('actions:edit')}
            </Button>
          )
        }
      >
        {editing ? (
          <VesselForm page={page} onDirty={onDirty} onDone={done} />
        ) : (
          <KeyValues
            items={[
              { label: t('trade:length'), value: metres(vessel.length) },
              { label: t('trade:beam'), value: metres(vessel.beam) },
              { label: t('trade:draught'), value: metres(vessel.draft) },
              {
                label: t('trade:boatType'),
                value: vessel.type === null ? NOTHING : t(`entities/vessel:vesselType_${vessel.type}`),
              },
              {
                label: t('trade:hull'),
                value: vessel.hull_type === null ? NOTHING : t(`entities/vessel:hullType_${vessel.hull_type}`),
              },
              ...vesselTexts
                .filter(({ field }) => field !== 'home_marina_name')
                .map(({ field, label, as }) => ({
                  label: t(label),
                  value: (as === 'country' ? country(vessel[field]) : vessel[field]) ?? NOTHING,
                })),
              { label: t('liveAboard'), value: t(vessel.live_aboard ? 'yes' : 'no') },
            ]}
          />
        )}
      </Section>
    </Card>
  );
}

/** The reason why this user cannot change the vessel; null if they can. Who may is decided by its primary boater. */
export function useLockedReason({ boaters }: VesselPage): string | null {
  const { t } = useTranslation('boaters');
  const who = principalOf({ user: useUser(), marina: useMarina() });
  const primary = boaters.find(({ is_primary }) => is_primary);
  if (primary?.first_name === null) return t('ownerErased');
  return mayWriteCustomer(who, primary?.relation_type ?? 'VISITOR', 'change') ? null : t('vesselLocked');
}
