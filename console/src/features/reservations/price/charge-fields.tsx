import { styled } from '../../../ui/theme/styled.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddIcon } from '../../../ui/icons.js';
import { additionalChargeNames } from '../../../../../contracts/reservations/vocabulary.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { NumberField } from '../../../ui/fields/number-field.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import type { ChargeName } from '../model/form-values.js';

const Pair = styled('div')({
  display: 'grid',
  gap: 14,
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
});
const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 14, alignItems: 'stretch' });

/** Harbour dues, plus taxes and fees once they are added. Each is charged once or per night. */
export function ChargeFields() {
  const { t } = useTranslation(['reservations', 'entities/price']);
  const { watch } = useReservationFormOfPage();
  const charges = watch('payment.additional_charges');
  const [added, setAdded] = useState<readonly ChargeName[]>(['harbor_dues']);
  const isShown = (name: ChargeName): boolean => added.includes(name) || charges[name].amount !== null;
  const rest = additionalChargeNames.filter((name) => !isShown(name));
  return (
    <Rows>
      {additionalChargeNames.filter(isShown).map((name) => (
        <ChargeField key={name} name={name} />
      ))}
      {rest.length > 0 && (
        <div>
          <MenuButton
            label={t('addCharge')}
            kind="quiet"
            size="small"
            icon={<AddIcon />}
            items={rest.map((name) => ({
              id: name,
              label: t(`entities/price:charge_${name}`),
              run: () => setAdded((before) => [...before, name]),
            }))}
          />
        </div>
      )}
    </Rows>
  );
}

function ChargeField({ name }: { readonly name: ChargeName }) {
  const { t } = useTranslation(['reservations', 'entities/price']);
  const { control, watch } = useReservationFormOfPage();
  return (
    <Pair>
      <NumberField
        control={control}
        name={`payment.additional_charges.${name}.amount`}
        label={t(`entities/price:charge_${name}`)}
        suffix={watch('payment.currency')}
        fixed={2}
      />
      <SelectField
        control={control}
        name={`payment.additional_charges.${name}.type`}
        label={t('chargeAppliedTo', { charge: t(`entities/price:charge_${name}`) })}
        labelHidden
        options={[
          { value: 'TOTAL', label: t('perStay') },
          { value: 'PER_NIGHT', label: t('perNight') },
        ]}
      />
    </Pair>
  );
}
