import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useEditing } from '../model/editing-context.js';
import { ratesInCards } from './rates-grid.js';

const Cell = styled('div')({
  '--control-padding': '6px',
  minWidth: 0,
  borderRadius: 8,
  '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '@media (pointer: fine) and (min-width: 761px)': { '& input': { fontSize: 13 } },
  '@media (pointer: fine)': { '& [data-invalid]': { minHeight: 32 }, '& input': { height: 30 } },
  '&[data-changed]': { backgroundColor: role.ourMove.bg },
});
const Caption = styled('span')({
  ...type.label,
  display: 'none',
  color: role.ink2,
  paddingBottom: 2,
  [ratesInCards]: { display: 'block' },
  [media.phone]: { display: 'block' },
});
const Was = styled('span')({ ...type.second, color: role.ourMove.on, display: 'block', padding: '0 4px 2px' });

interface PriceCellProps {
  /** The field's path in the plan. */
  path: string;
  label: string;
  value: number | null;
  /** The published price; undefined for a new row. */
  was?: number | null | undefined;
  placeholder?: string;
  onChange: (value: number | null) => void;
  onPaste?: ((event: ClipboardEvent) => void) | undefined;
}

/** A price under the head of its column, or under its own caption in a card. Escape puts the published price back. */
export function PriceCell({ path, label, value, was, placeholder = '–', onChange, onPaste }: PriceCellProps) {
  const { t } = useTranslation('pricing');
  const { errorAt, leave, locked } = useEditing();
  const formats = useFormats();
  const changed = was !== undefined && was !== value;
  return (
    <Cell
      data-part="price"
      data-changed={changed || undefined}
      onPaste={onPaste}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !changed) return;
        event.stopPropagation();
        onChange(was);
      }}
    >
      <Caption aria-hidden="true">{label}</Caption>
      <NumberInput
        label={label}
        labelHidden
        fixed={2}
        placeholder={placeholder}
        value={value}
        disabled={locked}
        error={errorAt(path)}
        name={path}
        onChange={(next) => onChange(next ?? null)}
        onBlur={() => leave(path)}
      />
      {changed && <Was>{t('was', { value: was === null ? '–' : formats.amount(was) })}</Was>}
    </Cell>
  );
}
