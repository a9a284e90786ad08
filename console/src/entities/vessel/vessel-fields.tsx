import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { VesselValues } from './vessel-values.js';
import { NumberField } from '../../ui/fields/number-field.js';
import { TextField } from '../../ui/fields/text-field.js';
import { FieldsGrid, Three, Whole } from '../../ui/fields/fields-grid.js';
import { KindFields } from './kind-fields.js';

interface VesselFieldsProps<V extends FieldValues, T> {
  readonly control: Control<V, unknown, T>;
  /** Returns the path of a value in the form. */
  readonly nameOf: (field: Exclude<keyof VesselValues, 'id'>) => Path<V>;
  /** Whether the marina requires the hull type and the boat type in its first stage. */
  readonly hullTypeRequired: boolean;
  readonly vesselTypeRequired: boolean;
  /** Whether work begins in the name. */
  readonly autoFocus?: boolean;
}

/** Inputs for the boat's name, sizes in metres, hull type and boat type. */
export function VesselFields<V extends FieldValues, T>(props: VesselFieldsProps<V, T>) {
  const { control, nameOf, hullTypeRequired, vesselTypeRequired, autoFocus = false } = props;
  const { t } = useTranslation('entities/vessel');
  const metres = { control, suffix: 'm', maxIntegers: 4, decimals: 2, required: true } as const;
  return (
    <FieldsGrid>
      <TextField
        control={control}
        name={nameOf('name')}
        label={t('name')}
        maxLength={120}
        required
        autoFocus={autoFocus}
      />
      <Whole>
        <Three>
          <NumberField {...metres} name={nameOf('length')} label={t('trade:length')} />
          <NumberField {...metres} name={nameOf('beam')} label={t('trade:beam')} />
          <NumberField {...metres} name={nameOf('draft')} label={t('trade:draught')} />
        </Three>
      </Whole>
      <KindFields {...{ control, nameOf, hullTypeRequired, vesselTypeRequired }} />
    </FieldsGrid>
  );
}
