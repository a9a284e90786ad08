import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CancellationStep } from '../../../../../contracts/marinas/rules/cancellation.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { useFieldWordsOfPage } from '../../../ui/fields/field-words-context.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { AddIcon, DeleteIcon } from '../../../ui/icons.js';
import { styled } from '../../../ui/theme/styled.js';
import { Note } from './setting-row.js';

const Step = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
  // The units leave no room for the numbers side by side.
  '@media (max-width: 420px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& + &': { marginTop: 6 },
    '& > :last-child': { gridArea: '1 / 2' },
  },
});

interface RefundStepsProps<V extends FieldValues, T> {
  control: Control<V, unknown, T>;
  name: Path<V>;
}

/** The steps by which a cancelled stay is refunded. */
export function RefundSteps<V extends FieldValues, T>({ control, name }: RefundStepsProps<V, T>) {
  const { t } = useTranslation('marinas');
  const words = useFieldWordsOfPage();
  const { field, fieldState } = useController<V, Path<V>, T>({ control, name });
  const steps = field.value as readonly CancellationStep[];
  const errors = fieldState.error as unknown as
    readonly (Partial<Record<keyof CancellationStep, { message?: string }>> | undefined)[] | undefined;
  const errorOf = (index: number, part: keyof CancellationStep) => {
    const code = errors?.[index]?.[part]?.message;
    return code === undefined ? undefined : words(code);
  };
  const set = (index: number, change: Partial<Record<keyof CancellationStep, number | null>>) =>
    field.onChange(steps.map((step, at) => (at === index ? { ...step, ...change } : step)));
  const look = { labelHidden: true, decimals: 0, maxIntegers: 3, onBlur: field.onBlur };
  return (
    <>
      {steps.length === 0 && <Note>{t('refundsAll')}</Note>}
      {steps.map((step, index) => {
        const number = index + 1;
        return (
          // Steps have no identity of their own: their place is what distinguishes them.
          <Step key={index}>
            <NumberInput
              {...look}
              label={t('daysBefore', { number })}
              suffix={t('daysBeforeUnit')}
              value={step.days_before_arrival}
              error={errorOf(index, 'days_before_arrival')}
              onChange={(days_before_arrival) => set(index, { days_before_arrival })}
            />
            <NumberInput
              {...look}
              label={t('refundPercent', { number })}
              suffix={t('percentUnit')}
              value={step.refund_percent}
              error={errorOf(index, 'refund_percent')}
              onChange={(refund_percent) => set(index, { refund_percent })}
            />
            <IconButton
              label={t('removeStep', { number })}
              onClick={() => {
                field.onChange(steps.filter((_, at) => at !== index));
                field.onBlur();
              }}
              icon={<DeleteIcon />}
            />
          </Step>
        );
      })}
      {steps.length < 10 && (
        <div>
          <Button
            kind="quiet"
            icon={<AddIcon />}
            onClick={() => field.onChange([...steps, { days_before_arrival: null, refund_percent: null }])}
          >
            {t('addStep')}
          </Button>
        </div>
      )}
    </>
  );
}
