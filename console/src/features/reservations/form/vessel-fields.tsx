import { useTranslation } from 'react-i18next';
import { hullTypes, vesselTypes } from '../../../../../contracts/vocabulary/sizes.js';
import { NumberField } from '../../../ui/fields/number-field.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { FieldsGrid } from './fields-grid.js';
import { useReservationFormOfPage } from './form-context.js';

interface VesselFieldsProps {
  /** The marina's first stage asks for them. */
  readonly hullTypeRequired: boolean;
  readonly vesselTypeRequired: boolean;
}

/** The boat: name, measures in metres, and what kind it is. */
export function VesselFields({ hullTypeRequired, vesselTypeRequired }: VesselFieldsProps) {
  const { t } = useTranslation('reservations');
  const { control } = useReservationFormOfPage();
  const metres = { control, suffix: 'm', maxIntegers: 4, decimals: 2, required: true } as const;
  const anything = t('notSaid');
  return (
    <FieldsGrid>
      <TextField control={control} name="vessel.name" label={t('vesselName')} maxLength={120} required />
      <NumberField {...metres} name="vessel.length" label={t('vesselLength')} />
      <NumberField {...metres} name="vessel.beam" label={t('vesselBeam')} />
      <NumberField {...metres} name="vessel.draft" label={t('vesselDraft')} />
      <SelectField
        control={control}
        name="vessel.hull_type"
        label={t('hullType')}
        required={hullTypeRequired}
        placeholder={anything}
        options={hullTypes.map((type) => ({ value: type, label: t(`hull_${type}`) }))}
      />
      <SelectField
        control={control}
        name="vessel.type"
        label={t('vesselType')}
        required={vesselTypeRequired}
        placeholder={anything}
        options={vesselTypes.map((type) => ({ value: type, label: t(`vessel_${type}`) }))}
      />
    </FieldsGrid>
  );
}
