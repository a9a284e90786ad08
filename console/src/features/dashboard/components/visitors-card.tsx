import { useTranslation } from 'react-i18next';
import { dashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import type { YearOfVisitors } from '../../../../../contracts/dashboard/figures.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { visitsOf } from '../model/addresses.js';
import { MonthBars } from './month-bars.js';
import { Widget } from './widget.js';

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 14px',
  marginTop: 12,
  fontSize: 12,
  color: role.ink2,
});
const Key = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, marginRight: 14 });
const Swatch = styled('span')({ width: 10, height: 10, borderRadius: 2, border: `1px solid ${role.edge}` });

const measures = ['nights', 'visits', 'redeemed'] as const;
type Measure = (typeof measures)[number];

const defaults = { year: '', of: 'nights' };
const TOPICS: readonly Topic[] = [{ topic: 'occupancy' }, { topic: 'reservations' }, { topic: 'memberships' }];

/** Nights, visits or redeemed nights by month, in a year and the one before. */
export function VisitorsCard({ memberships }: { readonly memberships: boolean }) {
  const { t } = useTranslation('dashboard');
  const { state, set } = useListState(defaults);
  const year = /^20\d\d$/.test(state.year) ? Number(state.year) : undefined;
  const load = useLoad(dashboardCalls.visitors, year === undefined ? {} : { year }, {
    topics: TOPICS,
    keepPrevious: true,
  });
  const offered = measures.filter((one) => memberships || one !== 'redeemed');
  const of = offered.find((one) => one === state.of) ?? 'nights';
  return (
    <Widget
      title={t(`visitors_${of}`)}
      actions={
        <ToggleInput
          label={t('visitorsOf')}
          labelHidden
          value={of}
          onChange={(value) => set({ of: value ?? 'nights' })}
          options={offered.map((one) => ({ value: one, label: t(`measure_${one}`) }))}
        />
      }
      load={load}
      lines={8}
    >
      {(visitors) => <Chart visitors={visitors} of={of} onYear={(value) => set({ year: value })} />}
    </Widget>
  );
}

interface ChartProps {
  visitors: YearOfVisitors;
  of: Measure;
  onYear: (year: string) => void;
}

function Chart({ visitors, of, onYear }: ChartProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { year, months, before, years } = visitors;
  const today = formats.today();
  const present = Number(today.slice(0, 4));
  const values = months.map((month) => month[of]);
  const previous = before.map((month) => month[of]);
  const sum = (numbers: readonly number[]) => formats.number(numbers.reduce((total, one) => total + one, 0));
  return (
    <>
      <MonthBars
        caption={t('visitorsCaption', { measure: t(`visitors_${of}`), year })}
        year={year}
        values={values}
        before={previous}
        current={year === present ? Number(today.slice(5, 7)) : null}
        addressOf={of === 'visits' ? visitsOf : undefined}
      />
      <Foot>
        <span>
          <Key>
            <Swatch style={{ backgroundColor: role.sea, borderColor: role.sea }} />
            {t('yearSum', { year, sum: sum(values) })}
          </Key>
          <Key>
            <Swatch />
            {t('yearSum', { year: year - 1, sum: sum(previous) })}
          </Key>
        </span>
        <SelectInput
          label={t('trade:year')}
          labelHidden
          value={String(year)}
          onChange={(value) => onYear(value === String(present) ? '' : (value ?? ''))}
          options={[...new Set([...years, year])]
            .sort((a, b) => b - a)
            .map((one) => ({ value: String(one), label: String(one) }))}
        />
      </Foot>
    </>
  );
}
