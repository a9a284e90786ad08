import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { useEditing } from '../model/editing-context.js';

const NONE = 'none';
const BY_KIND = 'kind';

interface VatSelectProps {
  /** The percentages that the marina charges. */
  readonly percents: readonly number[];
  /** Null: passed on without VAT; undefined: the marina's rate for the kind. */
  readonly value: number | null | undefined;
  readonly onChange: (value: number | null | undefined) => void;
}

/** The VAT of a charge: one of the marina's rates, the rate of its kind, or none. */
export function VatSelect({ percents, value, onChange }: VatSelectProps) {
  const { t } = useTranslation('pricing/charges');
  const { percent } = useFormats();
  const { locked } = useEditing();
  const narrow = useNarrow();
  const offered = typeof value === 'number' && !percents.includes(value) ? [value, ...percents] : percents;
  return (
    <SelectInput
      label={t('vat')}
      labelHidden={!narrow}
      disabled={locked}
      options={[
        { value: BY_KIND, label: t('vatByKind') },
        ...offered.map((rate) => ({ value: String(rate), label: percent(rate) })),
        { value: NONE, label: t('vatNone') },
      ]}
      value={value === undefined ? BY_KIND : value === null ? NONE : String(value)}
      onChange={(chosen) =>
        onChange(chosen === NONE ? null : chosen == null || chosen === BY_KIND ? undefined : Number(chosen))
      }
    />
  );
}
