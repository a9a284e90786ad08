import { useTranslation } from 'react-i18next';
import type { MethodTotal } from '../../../../../contracts/payments/cash-up.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { fontWeight: 600, color: role.ink2, textAlign: 'left', padding: '6px 8px 6px 0' },
  '& td': { padding: '8px 8px 8px 0', borderTop: `1px solid ${role.line}` },
  '& [data-sum]': { textAlign: 'right', whiteSpace: 'nowrap' },
  // Four columns fit on a phone.
  '@media (max-width: 400px)': {
    fontSize: 12,
    '& th, & td': { paddingRight: 4 },
    '& th': { fontSize: 11, paddingRight: 4 },
  },
});

/** What came in and went out by method. */
export function MethodTotals({
  totals,
  currency,
}: {
  readonly totals: readonly MethodTotal[];
  readonly currency: string;
}) {
  const { t } = useTranslation('payments');
  const { amount, money } = useFormats();
  if (totals.length === 0) return <Quiet>{t('nothingThatDay')}</Quiet>;
  return (
    <div style={{ overflowX: 'auto' }}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('method')}</th>
            <th scope="col" data-sum>
              {t('received')}
            </th>
            <th scope="col" data-sum>
              {t('trade:refunded')}
            </th>
            <th scope="col" data-sum>
              {t('net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ method, received, refunded }) => (
            <tr key={method}>
              <td>{t(`method_${method}`)}</td>
              <td data-sum>{amount(received)}</td>
              <td data-sum>{amount(refunded)}</td>
              <td data-sum>
                <strong>{money(Math.round((received - refunded) * 100) / 100, currency)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
