import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { useEditing } from '../model/editing-context.js';

const Cell = styled('div')({
  minWidth: 0,
  borderRadius: 6,
  '&[data-changed]': { backgroundColor: role.ourMove.bg },
});
const Was = styled('span')({ ...type.second, color: role.ourMove.on, display: 'block', padding: '0 4px 2px' });

interface CellProps<Value> {
  /** The field's path in the plan. */
  path: string;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  labelHidden?: boolean;
  hint?: string | undefined;
  required?: boolean;
}

interface NumberCellProps extends CellProps<number | null> {
  suffix?: string;
  decimals?: number;
  maxIntegers?: number;
  fixed?: number;
  negative?: boolean;
  placeholder?: string;
  /** The published value; undefined for a new row. */
  was?: number | null | undefined;
}

/** A number of the plan. A changed one is tinted and shows the published value; Escape puts that back. */
export function NumberCell({ path, was, fixed, labelHidden = true, ...props }: NumberCellProps) {
  const { t } = useTranslation('pricing');
  const { errorAt, leave, locked } = useEditing();
  const formats = useFormats();
  const narrow = useNarrow();
  const changed = was !== undefined && was !== props.value;
  const shown = was == null ? '–' : fixed === 2 ? formats.amount(was) : formats.number(was);
  return (
    <Cell
      data-changed={changed || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !changed) return;
        event.stopPropagation();
        props.onChange(was);
      }}
    >
      <NumberInput
        {...props}
        {...{ fixed }}
        labelHidden={labelHidden && !narrow}
        disabled={locked}
        error={errorAt(path)}
        name={path}
        onChange={(value) => props.onChange(value ?? null)}
        onBlur={() => leave(path)}
      />
      {changed && <Was>{t('was', { value: shown })}</Was>}
    </Cell>
  );
}

/** A text of the plan. `short` stands under the field instead of an error that is explained elsewhere. */
export function TextCell({
  path,
  labelHidden = true,
  short,
  ...props
}: CellProps<string> & { short?: string | undefined }) {
  const { errorAt, leave, locked } = useEditing();
  const narrow = useNarrow();
  return (
    <TextInput
      {...props}
      labelHidden={labelHidden && !narrow}
      disabled={locked}
      error={short ?? errorAt(path)}
      name={path}
      maxLength={120}
      autoComplete="off"
      onChange={(value) => props.onChange(value ?? '')}
      onBlur={() => leave(path)}
    />
  );
}
