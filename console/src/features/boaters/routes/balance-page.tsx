import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type * as z from 'zod';
import type { boaterActivitySchemas } from '../../../../../contracts/customers/activity-call-schemas.js';
import { boaterActivityCalls } from '../../../../../contracts/customers/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { Loaded } from '../components/page-shell.js';

type Balance = z.output<(typeof boaterActivitySchemas)['balance']['answer']>;

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > :last-child': { order: -1 } },
});
// The sums keep their columns; on a narrow screen the table scrolls within the card.
const Scroll = styled('div')({ position: 'relative', overflowX: 'auto' });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { fontSize: 12, fontWeight: 600, textAlign: 'left', color: role.ink3, padding: '0 10px 8px 0' },
  '& td': { padding: '10px 10px 10px 0', borderTop: `1px solid ${role.line}`, whiteSpace: 'nowrap' },
  '& .sum': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  // A phone shows what was paid and is owed; the reservation has the rest.
  '@media (max-width: 600px)': { '& .wide': { display: 'none' } },
});

/** What a boater has paid and still owes over all stays. */
export function Component() {
  const { id = '' } = useParams();
  return useMay(boaterActivityCalls.balance.access) ? <BalancePage key={id} id={id} /> : <NoPermission />;
}

function BalancePage({ id }: { readonly id: string }) {
  const { t } = useTranslation('boaters');
  const answer = useLoad(
    boaterActivityCalls.balance,
    { boater_id: id },
    { topics: [{ topic: 'customers', ids: [id] }, { topic: 'reservations' }] },
  );
  return (
    <Loaded answer={answer} title={t('balance')} notFound={t('boaterNotFound')}>
      {(balance) => <Balances id={id} balance={balance} />}
    </Loaded>
  );
}

function Balances({ id, balance }: { readonly id: string; readonly balance: Balance }) {
  const { t } = useTranslation('boaters');
  const { money } = useFormats();
  const { currency, paid, refunded, owed, items } = balance;
  const name = balance.full_name ?? t('trade:erasedPerson');
  return (
    <Page
      paper
      title={t('balance')}
      back={{ to: `/boaters/${id}`, label: t('backToBoater', { name }) }}
      subtitle={name}
    >
      <Columns>
        <Card>
          <Section title={t('balanceStays')}>
            {items.length === 0 ? (
              <EmptyState title={t('noStays')}>{t('noStaysText')}</EmptyState>
            ) : (
              <Stays balance={balance} />
            )}
          </Section>
        </Card>
        <Stack gap={16} shrinks>
          <Card>
            <Section title={t('balanceInAll')} level="label">
              <KeyValues
                items={[
                  { label: t('trade:paid'), value: money(paid, currency) },
                  { label: t('trade:refunded'), value: money(refunded, currency) },
                  { label: owed < 0 ? t('weOwe') : t('owed'), value: money(Math.abs(owed), currency), total: true },
                ]}
              />
            </Section>
          </Card>
        </Stack>
      </Columns>
    </Page>
  );
}

const NOTHING = '–';

function Stays({ balance: { items, currency } }: { readonly balance: Balance }) {
  const { t } = useTranslation('boaters');
  const { money, dateRange } = useFormats();
  return (
    <Scroll tabIndex={0} role="group" aria-label={t('balanceStays')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('trade:stay')}</th>
            <th scope="col" className="wide">
              {t('trade:boat')}
            </th>
            <th scope="col" className="sum wide">
              {t('trade:price')}
            </th>
            <th scope="col" className="sum">
              {t('trade:paid')}
            </th>
            <th scope="col" className="sum wide">
              {t('trade:refunded')}
            </th>
            <th scope="col" className="sum">
              {t('owed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((stay) => (
            <tr key={stay.reservation_id}>
              <td>
                <Link to={`/reservations/${stay.reservation_id}`}>{stay.view_id}</Link>
                <br />
                {dateRange(stay.start_date, stay.end_date)}
              </td>
              <td className="wide">{stay.vessel_name ?? NOTHING}</td>
              <td className="sum wide">{stay.total === null ? NOTHING : money(stay.total, currency)}</td>
              <td className="sum">{money(stay.paid, currency)}</td>
              <td className="sum wide">{money(stay.refunded, currency)}</td>
              <td className="sum">{money(stay.owed, currency)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
