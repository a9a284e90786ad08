import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chainDashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import type { AssociationAnswer, AssociationRow } from '../../../../../contracts/dashboard/chain.js';
import { sharePercent } from '../../../../../contracts/dashboard/rules/load-level.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { HeadLink } from './figure-link.js';
import { MonthBars } from './month-bars.js';
import { Widget } from './widget.js';

const Scroll = styled('div')({ overflowX: 'auto', margin: '0 -16px' });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 16px', textAlign: 'right', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 600, whiteSpace: 'normal', minWidth: 150 },
  '& thead th': { ...type.label, color: role.ink2 },
  '& tbody tr': { borderTop: `1px solid ${role.line}` },
});
const Sums = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: '10px 20px',
  margin: 0,
  '& dt': { ...type.label, color: role.ink2 },
  '& dd': { margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 650 },
});

/** Figures have no hints of many marinas: they are asked again at this interval. */
const EVERY_MS = 60_000;

/** The panel of an association manager: the association's marinas, without people, requests and money. */
export function AssociationScreen() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const load = useLoad(chainDashboardCalls.association, undefined, {
    topics: [{ topic: 'marinas' }],
    refetchEvery: EVERY_MS,
  });
  const { data } = load;
  return (
    <Page title={t('associationTitle')} subtitle={formats.dateLong(formats.today())}>
      <Widget title={t('associationSums')} load={load} lines={2}>
        {(answer) => <AssociationSums totals={answer.totals} />}
      </Widget>
      <YearChart answer={data} load={load} />
      <Widget
        title={t('trade:marinas')}
        actions={<HeadLink to="/marinas">{t('actions:open')}</HeadLink>}
        load={load}
        lines={6}
      >
        {({ items, year }) =>
          items.length === 0 ? <EmptyState title={t('associationNone')} /> : <MarinaTable items={items} year={year} />
        }
      </Widget>
    </Page>
  );
}

function AssociationSums({ totals }: Pick<AssociationAnswer, 'totals'>) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { marinas, unanswered, berths, taken, active_cards } = totals;
  const sums = [
    [t('trade:marinas'), formats.number(marinas)],
    [t('associationTaken'), berths === 0 ? t('trade:noBerthsYet') : formats.percent(sharePercent(taken, berths))],
    [t('associationCards'), formats.number(active_cards)],
  ] as const;
  return (
    <>
      <Sums>
        {sums.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Sums>
      {unanswered > 0 && (
        <p style={{ margin: '10px 0 0', color: role.ink2 }}>{t('unanswered', { count: unanswered })}</p>
      )}
    </>
  );
}

interface YearChartProps {
  answer: AssociationAnswer | undefined;
  load: Parameters<typeof Widget<AssociationAnswer>>[0]['load'];
}

function YearChart({ answer, load }: YearChartProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const [of, setOf] = useState<'visits' | 'redeemed'>('visits');
  return (
    <Widget
      title={t(`visitors_${of}`)}
      note={answer?.year}
      actions={
        <ToggleInput
          label={t('visitorsOf')}
          labelHidden
          value={of}
          onChange={(value) => setOf(value === 'redeemed' ? 'redeemed' : 'visits')}
          options={[
            { value: 'visits', label: t('measure_visits') },
            { value: 'redeemed', label: t('measure_redeemed') },
          ]}
        />
      }
      load={load}
      lines={6}
    >
      {({ year, visits, nights_redeemed }) => (
        <MonthBars
          caption={t('visitorsOfYear', { measure: t(`visitors_${of}`), year })}
          year={year}
          values={of === 'visits' ? visits : nights_redeemed}
          current={Number(formats.today().slice(5, 7))}
        />
      )}
    </Widget>
  );
}

function MarinaTable({ items, year }: { readonly items: readonly AssociationRow[]; readonly year: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <Scroll>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('trade:marina')}</th>
            <th scope="col">{t('associationTaken')}</th>
            <th scope="col">{t('associationCards')}</th>
            <th scope="col">{t('visitsIn', { year })}</th>
            <th scope="col">{t('redeemedIn', { year })}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <MarinaLine key={row.marina.id} row={row} />
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** A marina that did not answer shows dashes, never 0. */
function MarinaLine({ row: { marina, figures, last_answer_at } }: { readonly row: AssociationRow }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const countryName = useCountryName();
  const quiet = { ...type.second, color: role.ink2 };
  const place =
    figures !== null
      ? `${countryName(marina.country) ?? ''}, ${marina.code}`
      : last_answer_at === null
        ? t('trade:noAnswer')
        : t('trade:noAnswerSince', { time: formats.instant(last_answer_at) });
  const cells =
    figures === null
      ? ['–', '–', '–', '–']
      : [
          figures.berths === 0
            ? t('trade:noBerthsYet')
            : t('partOf', { part: formats.number(figures.taken), count: figures.berths }),
          formats.number(figures.active_cards),
          formats.number(figures.visits),
          formats.number(figures.nights_redeemed),
        ];
  return (
    <tr>
      <th scope="row">
        {marina.name}
        <div style={quiet}>{place}</div>
      </th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}
