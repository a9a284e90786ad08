import { useTranslation } from 'react-i18next';
import { loyaltyCalls } from '../../../../../contracts/loyalty/calls.js';
import { loyaltyErrors } from '../../../../../contracts/loyalty/errors.js';
import { loyaltySchemas } from '../../../../../contracts/loyalty/call-schemas.js';
import { calendarDate } from '../../../../../contracts/vocabulary/dates-schemas.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { bodyOf } from '../../../lib/forms/body-of.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
import { DateField } from '../../../ui/fields/date-field.js';
import { NumberField } from '../../../ui/fields/number-field.js';
import { ToggleField } from '../../../ui/fields/toggle-field.js';

/** Null as the last day: the points do not expire. */
const balanceChange = bodyOf(loyaltySchemas.updateBalance).extend({ expiry_date: calendarDate.nullable() });

interface AdjustPointsDialogProps {
  readonly email: string;
  readonly boaterId: string;
  readonly onClose: () => void;
}

/** Adds points to a balance, or takes some off. The button repeats what it will do. */
export function AdjustPointsDialog({ email, boaterId, onClose }: AdjustPointsDialogProps) {
  const { t } = useTranslation('boaters');
  const { number, today } = useFormats();
  const done = useDone(onClose);
  const sending = useSend(loyaltyCalls.updateBalance, {
    topics: [{ topic: 'loyalty' }, { topic: 'customers', ids: [boaterId] }],
    onDone: () => done(t('balanceAdjusted')),
  });
  const form = useDialogForm(balanceChange, {
    initial: { method: 'ADD', email_list: [email], expiry_date: null },
    sending,
    send: ({ expiry_date, ...change }) =>
      sending.send(change.method === 'ADD' && expiry_date !== null ? { ...change, expiry_date } : change),
    refusedField: ({ error_type }) => (error_type === loyaltyErrors.not_enough ? 'amount' : null),
  });
  const { control } = form;
  const method = form.typed('method') ?? 'ADD';
  const points = form.typed('amount') ?? 0;
  return (
    <DialogForm
      form={form}
      title={t('adjustBalance')}
      confirm={points === 0 ? t(`method_${method}`) : t(`methodPoints_${method}`, { points: number(points) })}
      onClose={onClose}
    >
      <ToggleField
        control={control}
        name="method"
        label={t('adjustMethod')}
        options={[
          { value: 'ADD', label: t('method_ADD') },
          { value: 'TAKE', label: t('method_TAKE') },
        ]}
      />
      <NumberField
        control={control}
        name="amount"
        label={t('trade:points')}
        required
        autoFocus
        maxIntegers={7}
        decimals={2}
      />
      {method === 'ADD' && (
        <DateField
          control={control}
          name="expiry_date"
          label={t('pointsUntil')}
          hint={t('pointsUntilHint')}
          min={today()}
        />
      )}
    </DialogForm>
  );
}
