import { useTranslation } from 'react-i18next';
import { promotionCalls } from '../../../../../contracts/loyalty/calls.js';
import {
  createPromotion,
  type CreatePromotion,
  type PromotionRow,
} from '../../../../../contracts/loyalty/promotion.js';
import { promotionActions, STANDARD_VALID_DAYS } from '../../../../../contracts/loyalty/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { DateField } from '../../../ui/fields/date-field.js';
import { NumberField } from '../../../ui/fields/number-field.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { SwitchField } from '../../../ui/fields/switch-field.js';
import { TextField } from '../../../ui/fields/text-field.js';

interface PromotionDialogProps {
  /** Null: a new one. */
  readonly promotion: PromotionRow | null;
  readonly onClose: () => void;
}

/** Creates a promotion or changes one. What members have earned stays. */
export function PromotionDialog({ promotion, onClose }: PromotionDialogProps) {
  const { t } = useTranslation('loyalty');
  const { today } = useFormats();
  const answers = { topics: [{ topic: 'loyalty' as const }], onDone: onClose };
  const create = useSend(promotionCalls.create, answers);
  const update = useSend(promotionCalls.update, { ...answers, revision: () => promotion?.revision });
  const form = useDialogForm(createPromotion, {
    initial: valuesOf(promotion, today()),
    sending: promotion === null ? create : update,
    send: (terms: CreatePromotion) =>
      promotion === null ? create.send(terms) : update.send({ loyalty_rule_id: promotion.loyalty_rule_id, ...terms }),
  });
  const { control } = form;
  return (
    <DialogForm
      form={form}
      title={promotion === null ? t('createPromotion') : t('changePromotion')}
      confirm={promotion === null ? t('createPromotion') : t('actions:save')}
      onClose={onClose}
    >
      <TextField control={control} name="name" label={t('trade:name')} required autoFocus />
      <SelectField
        control={control}
        name="action"
        label={t('promotionAction')}
        options={promotionActions.map((value) => ({ value, label: t(`action_${value}`) }))}
      />
      <NumberField
        control={control}
        name="points"
        label={t('trade:points')}
        hint={t('pointsHint')}
        decimals={2}
        required
      />
      <DateField control={control} name="starts_on" label={t('trade:firstDay')} />
      <DateField control={control} name="ends_on" label={t('trade:lastDay')} hint={t('lastDayHint')} />
      <NumberField control={control} name="valid_days" label={t('validDays')} decimals={0} maxIntegers={4} required />
      <SwitchField control={control} name="active" label={t('switchedOn')} />
    </DialogForm>
  );
}

function valuesOf(promotion: PromotionRow | null, today: string) {
  if (promotion === null) {
    return {
      name: '',
      action: promotionActions[0],
      starts_on: today,
      ends_on: null,
      valid_days: STANDARD_VALID_DAYS,
      active: true,
    };
  }
  const { name, action, points, starts_on, ends_on, valid_days, active } = promotion;
  return { name, action, points, starts_on, ends_on, valid_days, active };
}
