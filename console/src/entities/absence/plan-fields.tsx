import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { absenceReasons } from '../../../../contracts/absences/vocabulary.js';
import { DateField } from '../../ui/fields/date-field.js';
import { SelectField } from '../../ui/fields/select-field.js';
import { TextField } from '../../ui/fields/text-field.js';
import { media } from '../../ui/theme/measures.js';
import { styled } from '../../ui/theme/styled.js';

const Pair = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface PlanFieldsProps<V extends FieldValues, T> {
  readonly control: Control<V, unknown, T>;
  readonly disabled?: boolean;
  /** Texts under the dates: what they were before. */
  readonly leavesHint?: string | undefined;
  readonly returnsHint?: string | undefined;
}

/** The dates, the reason and the destination of an absence. */
export function PlanFields<V extends FieldValues, T>(props: PlanFieldsProps<V, T>) {
  const { control, disabled, leavesHint, returnsHint } = props;
  const { t } = useTranslation('entities/absence');
  const field = { control, disabled };
  return (
    <>
      <Pair>
        <DateField {...field} name={'departure_date' as Path<V>} label={t('leaves')} required hint={leavesHint} />
        <DateField {...field} name={'return_date' as Path<V>} label={t('returns')} required hint={returnsHint} />
      </Pair>
      <Pair>
        <SelectField
          {...field}
          name={'reason' as Path<V>}
          label={t('trade:reason')}
          required
          placeholder={t('chooseReason')}
          options={absenceReasons.map((reason) => ({ value: reason, label: t(`reason_${reason}`) }))}
        />
        <TextField {...field} name={'destination' as Path<V>} label={t('destination')} maxLength={200} />
      </Pair>
    </>
  );
}
