import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { VesselForm } from '../../../../../contracts/customers/vessel.js';
import { CountryField } from '../../../entities/boater/country-field.js';
import { VesselFields } from '../../../entities/vessel/vessel-fields.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { SwitchField } from '../../../ui/fields/switch-field.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { vesselTexts } from '../model/vessel-form.js';

interface VesselRecordFieldsProps {
  readonly control: Control<VesselForm, unknown, VesselForm>;
  /** The home marina of a berth holder's boat is this one and is not typed. */
  readonly ofHolder: boolean;
  readonly autoFocus?: boolean;
}

/** All fields of a boat on record. */
export function VesselRecordFields({ control, ofHolder, autoFocus = false }: VesselRecordFieldsProps) {
  const { t } = useTranslation(['boaters', 'trade']);
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
        {vesselTexts
          .filter(({ field }) => !(ofHolder && field === 'home_marina_name'))
          .map(({ field, label, as, ...limits }) =>
            as === 'country' ? (
              <CountryField key={field} control={control} name={field} label={t(label)} />
            ) : (
              <TextField
                key={field}
                control={control}
                name={field}
                label={t(label)}
                inputMode={as === 'digits' ? 'numeric' : 'text'}
                {...limits}
              />
            ),
          )}
      </FieldsGrid>
      <SwitchField control={control} name="live_aboard" label={t('liveAboard')} />
    </>
  );
}
