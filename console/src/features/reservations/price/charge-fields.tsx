import { styled } from '../../../ui/theme/styled.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddIcon } from '../../../ui/icons.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { NumberField } from '../../../ui/fields/number-field.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import { media, type } from '../../../ui/theme/measures.js';
import type { ChargeName } from '../model/form-values.js';
import { additionalChargeNames } from '../../../../../contracts/pricing/vocabulary.js';

/** Name, amount, and what the amount is charged for. On a phone the name stands above the others. */
const Row = styled('div')({
  display: 'grid',
  gap: '6px 14px',
  alignItems: 'center',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Name = styled('div')({ ...type.body, minWidth: 0, [media.phone]: { gridColumn: '1 / -1' } });
const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 10, alignItems: 'stretch' });

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
    <Row>
      <Name aria-hidden="true">{t(`entities/price:charge_${name}`)}</Name>
      <NumberField
        control={control}
        name={`payment.additional_charges.${name}.amount`}
        label={t(`entities/price:charge_${name}`)}
        labelHidden
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
    </Row>
  );
}
