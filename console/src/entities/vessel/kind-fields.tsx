import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contradictsType, hullForType } from '../../../../contracts/vocabulary/hulls.js';
import { type HullType, hullTypes, type VesselType, vesselTypes } from '../../../../contracts/vocabulary/sizes.js';
import { SelectInput } from '../../ui/fields/select-input.js';
import { Whole } from '../../ui/fields/fields-grid.js';
import { useBoundField } from '../../ui/fields/use-bound-field.js';
import { HullQuestion } from './hull-question.js';
import type { VesselValues } from './vessel-values.js';

interface KindFieldsProps<V extends FieldValues, T> {
  readonly control: Control<V, unknown, T>;
  readonly nameOf: (field: Exclude<keyof VesselValues, 'id'>) => Path<V>;
  readonly hullTypeRequired: boolean;
  readonly vesselTypeRequired: boolean;
}

/** The fields for a boat's type and hull. The type sets the hull; if the two contradict each other, the form asks. */
export function KindFields<V extends FieldValues, T>(props: KindFieldsProps<V, T>) {
  const { control, nameOf, hullTypeRequired, vesselTypeRequired } = props;
  const { t } = useTranslation('entities/vessel');
  const hull = useBoundField<HullType | null, V, T>({ control, name: nameOf('hull_type'), label: t('trade:hull') });
  const type = useBoundField<VesselType | null, V, T>({ control, name: nameOf('type'), label: t('trade:boatType') });
  const { field: confirmed } = useController({ control, name: nameOf('hull_confirmed') });
  const { field: name } = useController({ control, name: nameOf('name') });
  const kind = { type: type.value, hull_type: hull.value };
  const anything = t('notSaid');
  return (
    <>
      <SelectInput
        {...type}
        required={vesselTypeRequired}
        placeholder={anything}
        options={vesselTypes.map((value) => ({ value, label: t(`vesselType_${value}`) }))}
        onChange={(chosen) => {
          const next = vesselTypes.find((known) => known === chosen) ?? null;
          const hullNow = hullForType(kind, next);
          if (hullNow !== (hull.value ?? null)) hull.onChange(hullNow);
          type.onChange(next);
        }}
      />
      <SelectInput
        {...hull}
        required={hullTypeRequired}
        placeholder={anything}
        options={hullTypes.map((value) => ({ value, label: t(`hullType_${value}`) }))}
        onChange={(chosen) => hull.onChange(hullTypes.find((known) => known === chosen) ?? null)}
      />
      {contradictsType(kind) && confirmed.value !== true && (
        <Whole>
          <HullQuestion
            name={typeof name.value === 'string' ? name.value : ''}
            onMultihull={() => hull.onChange('MULTIHULL')}
            onMonohull={() => confirmed.onChange(true)}
          />
        </Whole>
      )}
    </>
  );
}
