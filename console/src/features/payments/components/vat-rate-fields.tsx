import { useTranslation } from 'react-i18next';
import type { VatRate } from '../../../../../contracts/payments/vat.js';
import { VAT_CHANGES_MAX } from '../../../../../contracts/payments/vocabulary.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { AddIcon, CloseIcon, DeleteIcon } from '../../../ui/icons.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Row = styled('fieldset')({
  display: 'grid',
  gap: 12,
  paddingBottom: 14,
  borderBottom: `1px solid ${role.line}`,
  '@media (min-width: 900px)': { gridTemplateColumns: '220px minmax(0, 1fr) auto', alignItems: 'start' },
});
const Dated = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'flex-end' });

interface VatRateFieldsProps {
  readonly rate: VatRate;
  readonly errors: (field: string) => string | undefined;
  readonly onChange: (rate: VatRate) => void;
  readonly onDelete: () => void;
}

/** A rate with its percentages by date. One that is used for something cannot be deleted. */
export function VatRateFields({ rate, errors, onChange, onDelete }: VatRateFieldsProps) {
  const { t } = useTranslation('payments');
  const { rates } = rate;
  const put = (index: number, patch: Partial<VatRate['rates'][number]>) =>
    onChange({ ...rate, rates: rates.map((one, at) => (at === index ? { ...one, ...patch } : one)) });
  const name = rate.name === '' ? t('trade:unnamed') : rate.name;
  return (
    <Row aria-label={name}>
      <TextInput
        label={t('trade:name')}
        value={rate.name}
        maxLength={40}
        required
        autoComplete="off"
        error={errors('name') ?? errors('used_for')}
        onChange={(text) => onChange({ ...rate, name: text ?? '' })}
      />
      <div style={{ display: 'grid', gap: 8 }}>
        {rates.map((one, index) => (
          // The order is that of adding, and rows are only taken out.
          <Dated key={`${rate.id} ${String(index)}`}>
            <span style={{ width: 130 }}>
              <NumberInput
                label={t('percent')}
                suffix="%"
                maxIntegers={3}
                fixed={2}
                value={one.percent}
                error={errors(`rates.${String(index)}.percent`)}
                onChange={(percent) => put(index, { percent: percent ?? 0 })}
              />
            </span>
            <span style={{ width: 170 }}>
              <DateInput
                label={t('validFrom')}
                value={one.valid_from}
                error={index === 0 ? errors('rates') : undefined}
                onChange={(day) => {
                  if (day != null) put(index, { valid_from: day });
                }}
              />
            </span>
            {rates.length > 1 && (
              <IconButton
                label={t('removePercent', { percent: one.percent, name })}
                icon={<CloseIcon />}
                onClick={() => onChange({ ...rate, rates: rates.filter((_, at) => at !== index) })}
              />
            )}
          </Dated>
        ))}
        <div>
          <Button
            kind="quiet"
            size="small"
            icon={<AddIcon />}
            disabledReason={rates.length >= VAT_CHANGES_MAX ? t('tooManyChanges') : null}
            onClick={() =>
              onChange({ ...rate, rates: [...rates, { valid_from: '', percent: rates.at(-1)?.percent ?? 0 }] })
            }
          >
            {t('addChange')}
          </Button>
        </div>
      </div>
      <IconButton
        label={t('deleteRate', { name })}
        icon={<DeleteIcon />}
        disabledReason={rate.used_for.length > 0 ? t('rateInUse') : null}
        onClick={onDelete}
      />
    </Row>
  );
}
