import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { VesselFields } from '../../../entities/vessel/vessel-fields.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import type { KnownVessel } from '../../../entities/search/found-boater.js';

interface VesselStepProps {
  /** Boats of the boater who was found. */
  readonly vessels: readonly KnownVessel[];
  readonly chosenId: string;
  /** Null means a boat outside the list. */
  readonly onChoose: (vessel: KnownVessel | null) => void;
  readonly requirements: readonly string[];
}

/** The step for the boat. */
export function VesselStep({ vessels, chosenId, onChoose, requirements }: VesselStepProps) {
  const { t } = useTranslation('reservations');
  const { control } = useReservationFormOfPage();
  const { sizes } = useFormats();
  return (
    <Card>
      <Section title={t('trade:boat')}>
        {vessels.length > 0 && (
          <SelectInput
            label={t('whichBoat')}
            value={chosenId === '' ? null : chosenId}
            placeholder={t('anotherBoat')}
            options={vessels.map((vessel) => ({ value: vessel.id, label: `${vessel.name}, ${sizes(vessel)}` }))}
            onChange={(id) => onChoose(vessels.find((vessel) => vessel.id === id) ?? null)}
          />
        )}
        <VesselFields
          control={control}
          nameOf={(field) => `vessel.${field}`}
          hullTypeRequired={requirements.includes('HULL_TYPE')}
          vesselTypeRequired={requirements.includes('VESSEL_TYPE')}
        />
      </Section>
    </Card>
  );
}
