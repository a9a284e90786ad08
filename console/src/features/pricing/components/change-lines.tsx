import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { weekdayNames } from '../model/weekday-names.js';
import type { PlanChangeLine, PlanFact } from '../model/plan-changes.js';

const List = styled('dl')({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 12,
  maxHeight: 220,
  overflowY: 'auto',
  border: `1px solid ${role.line}`,
  borderRadius: 8,
  '& div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& del': { color: role.ink2 },
  '& ins': { textDecoration: 'none', fontWeight: 650 },
});

/** Each change of the plan: the published value, struck through, and the new one. */
export function ChangeLines({ changes }: { readonly changes: readonly PlanChangeLine[] }) {
  const { t, i18n } = useTranslation('pricing');
  const formats = useFormats();
  const say = t as unknown as (key: string, values?: object) => string;
  const shown = (value: PlanFact['value'], { money, weekdays }: Pick<PlanFact, 'money' | 'weekdays'>): string => {
    if (value === null || value === 'null') return t('none');
    if (typeof value === 'boolean') return t(value ? 'common:yes' : 'common:no');
    if (weekdays === true) return weekdayNames(String(value).split(',').map(Number), i18n.language);
    if (typeof value === 'number') return money === true ? formats.amount(value) : formats.number(value);
    if (i18n.exists(`value_${value}`, { ns: 'pricing' })) return say(`value_${value}`);
    return /^[[{]/.test(value) ? t('changedSettings') : value;
  };
  return (
    <List tabIndex={0}>
      {changes.map(({ id, label, with: values, before, after, ...form }) => (
        <div key={id}>
          <dt>{say(label, values)}</dt>
          <dd>
            {before !== null && <del>{shown(before, form)}</del>}
            {before !== null && ' → '}
            <ins>{shown(after, form)}</ins>
          </dd>
        </div>
      ))}
    </List>
  );
}
