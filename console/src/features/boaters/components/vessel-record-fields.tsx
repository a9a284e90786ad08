import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { VesselForm } from '../../../../../contracts/customers/vessel.js';
import { CountryField } from '../../../entities/boater/country-field.js';
import { VesselFields } from '../../../entities/vessel/vessel-fields.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { SwitchField } from '../../../ui/fields/switch-field.js';
import { TextField } from '../../../ui/fields/text-field.js';

interface VesselRecordFieldsProps {
  readonly control: Control<VesselForm, unknown, VesselForm>;
  /** The home marina of a berth holder's boat is this one and is not typed. */
  readonly ofHolder: boolean;
  readonly autoFocus?: boolean;
}

/** All fields of a boat on record. */
export function VesselRecordFields({ control, ofHolder, autoFocus = false }: VesselRecordFieldsProps) {
  const { t } = useTranslation('boaters');
  return (
    <>
      <VesselFields
        control={control}
        nameOf={(field) => field}
        hullTypeRequired={false}
        vesselTypeRequired={false}
        autoFocus={autoFocus}
      />
      <FieldsGrid>
        <CountryField control={control} name="flag" label={t('flag')} />
        <TextField control={control} name="mmsi" label={t('mmsi')} inputMode="numeric" maxLength={9} />
        <TextField control={control} name="imo" label={t('imo')} />
        {!ofHolder && <TextField control={control} name="home_marina_name" label={t('homeMarina')} maxLength={120} />}
        <TextField control={control} name="home_port" label={t('homePort')} maxLength={120} />
      </FieldsGrid>
      <SwitchField control={control} name="live_aboard" label={t('liveAboard')} />
    </>
  );
}
