import { useTranslation } from 'react-i18next';
import { type CounterMethod, counterMethods } from '../../../../contracts/reservations/vocabulary.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useFieldWords } from '../../lib/i18n/use-problem-words.js';
import { DateInput } from '../../ui/fields/date-input.js';
import { SelectInput } from '../../ui/fields/select-input.js';
import { TextInput } from '../../ui/fields/text-input.js';

/** How and when money changed hands at the counter. */
export interface CounterDraft {
  readonly method: CounterMethod;
  readonly reference: string;
  readonly on: string | null;
}

interface CounterFieldsProps {
  readonly labels: { readonly method: string; readonly on: string };
  readonly draft: CounterDraft;
  /** Error codes of the server. */
  readonly faults: { readonly on?: string | undefined; readonly reference?: string | undefined };
  readonly disabled: boolean;
  readonly onChange: (draft: CounterDraft) => void;
}

/** Method, date and reference of money at the counter. */
export function CounterFields({ labels, draft, faults, disabled, onChange }: CounterFieldsProps) {
  const { t } = useTranslation('entities/payment');
  const { today } = useFormats();
  const fieldWords = useFieldWords();
  const said = (code: string | undefined) => (code === undefined ? undefined : fieldWords(code));
  return (
    <>
      <SelectInput
        label={labels.method}
        disabled={disabled}
        value={draft.method}
        options={counterMethods.map((value) => ({ value, label: t(`method_${value}`) }))}
        onChange={(value) =>
          onChange({ ...draft, method: counterMethods.find((known) => known === value) ?? draft.method })
        }
      />
      <DateInput
        label={labels.on}
        required
        disabled={disabled}
        max={today()}
        value={draft.on}
        error={said(faults.on)}
        onChange={(on) => onChange({ ...draft, on: on ?? null })}
      />
      <TextInput
        label={t('reference')}
        hint={t('referenceHint')}
        disabled={disabled}
        value={draft.reference}
        error={said(faults.reference)}
        onChange={(reference) => onChange({ ...draft, reference: reference ?? '' })}
      />
    </>
  );
}
