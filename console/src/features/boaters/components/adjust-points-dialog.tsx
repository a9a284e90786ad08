import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loyaltyCalls } from '../../../../../contracts/loyalty/calls.js';
import { loyaltyErrors } from '../../../../../contracts/loyalty/errors.js';
import type { BalanceMethod } from '../../../../../contracts/loyalty/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useFieldWords, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { useToast } from '../../../ui/toast/toast-context.js';

interface AdjustPointsDialogProps {
  readonly email: string;
  readonly boaterId: string;
  readonly onClose: () => void;
}

/** Adds points to a balance, or takes some off. The button repeats what it will do. */
export function AdjustPointsDialog({ email, boaterId, onClose }: AdjustPointsDialogProps) {
  const { t } = useTranslation('boaters');
  const { number, today } = useFormats();
  const problemWords = useProblemWords();
  const fieldWords = useFieldWords();
  const toast = useToast();
  const [method, setMethod] = useState<BalanceMethod>('ADD');
  const [points, setPoints] = useState<number | null>(null);
  const [until, setUntil] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const { send, isPending, error, reset } = useSend(loyaltyCalls.updateBalance, {
    topics: [{ topic: 'loyalty' }, { topic: 'customers', ids: [boaterId] }],
    onDone: () => {
      toast({ kind: 'done', text: t('balanceAdjusted') });
      onClose();
    },
  });
  const onField = error?.error_type === loyaltyErrors.not_enough || (error?.errors.length ?? 0) > 0;
  const wrong = error?.errors[0];
  const fieldError = missing
    ? fieldWords('pointsRequired')
    : onField && error !== null
      ? wrong === undefined
        ? problemWords(error)
        : fieldWords(wrong.code)
      : undefined;
  const confirm = () => {
    setMissing(points === null);
    if (points === null) return;
    const expiry = method === 'ADD' && until !== null ? { expiry_date: until } : {};
    void send({ method, email_list: [email], amount: points, ...expiry });
  };
  const what = points === null ? '' : number(points);
  return (
    <FormDialog
      open
      title={t('adjustBalance')}
      dirty={points !== null || until !== null || method !== 'ADD'}
      confirm={points === null ? t(`method_${method}`) : t(`methodPoints_${method}`, { points: what })}
      busy={isPending}
      problem={error !== null && !onField ? problemWords(error) : null}
      onClose={onClose}
      onConfirm={confirm}
    >
      <ToggleInput
        label={t('adjustMethod')}
        value={method}
        options={[
          { value: 'ADD', label: t('method_ADD') },
          { value: 'TAKE', label: t('method_TAKE') },
        ]}
        onChange={(chosen) => setMethod(chosen === 'TAKE' ? 'TAKE' : 'ADD')}
      />
      <NumberInput
        label={t('points')}
        required
        autoFocus
        value={points}
        maxIntegers={7}
        decimals={2}
        error={fieldError}
        onChange={(typed) => {
          setMissing(false);
          reset();
          setPoints(typed === 0 ? null : (typed ?? null));
        }}
      />
      {method === 'ADD' && (
        <DateInput
          label={t('pointsUntil')}
          hint={t('pointsUntilHint')}
          min={today()}
          value={until}
          onChange={(day) => setUntil(day ?? null)}
        />
      )}
    </FormDialog>
  );
}
