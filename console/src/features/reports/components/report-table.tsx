import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReportAnswer } from '../../../../../contracts/reports/report.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { sortText } from '../../../lib/url/sort-text.js';
import { nextSecondSort, nextSort } from '../../../ui/list/column.js';
import { SortHead, SortNews } from '../../../ui/list/sort-head.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { cellWords, isNumeric } from '../model/cell-words.js';
import { orderIn } from '../model/report-address.js';

const Scroll = styled('div')({ overflowX: 'auto', '@media print': { overflow: 'visible' } });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': { padding: '9px 16px', textAlign: 'left', whiteSpace: 'nowrap', borderTop: `1px solid ${role.line}` },
  '& thead th': { borderTop: 0, color: role.ink2, fontSize: 13, fontWeight: 600 },
  '& tfoot td, & tfoot th': { fontWeight: 700, borderTop: `2px solid ${role.lineStrong}` },
  '& [data-right=true]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '@media print': { fontSize: 11, '& th, & td': { padding: '4px 6px' }, '& tr': { breakInside: 'avoid' } },
});

interface ReportTableProps {
  report: ReportAnswer;
  /** Keys of one column or two, each with a minus in front for the largest first. */
  sort: string;
  onSort: (sort: string) => void;
  /** The page of a stay. */
  hrefOf: (reservation: { id: string; marina_id: string }) => string;
  stale: boolean;
}

/**
 * The lines of a report with their sums. A click on a head sorts, with Shift by a second column;
 * the first click on numbers begins with the largest.
 */
export function ReportTable({ report, sort, onSort, hrefOf, stale }: ReportTableProps) {
  const { t } = useTranslation('reports');
  const formats = useFormats();
  const { columns, rows, totals, currency } = report;
  const order = orderIn(sort);
  return (
    <Scroll style={stale ? { opacity: 0.6 } : undefined} aria-busy={stale}>
      <SortNews columns={columns.map(({ key, label }) => ({ header: label, sortKey: key }))} sort={order} />
      <Table aria-label={report.title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-right={isNumeric(column)}
                data-head={column.label}
                aria-sort={order?.key === column.key ? (order.descending ? 'descending' : 'ascending') : undefined}
              >
                <SortHead
                  header={column.label}
                  sortKey={column.key}
                  align={isNumeric(column) ? 'right' : 'left'}
                  sort={order}
                  sortsByTwo
                  onPress={(shift) => {
                    const next = shift ? nextSecondSort : nextSort;
                    onSort(sortText(next(order, column.key, isNumeric(column) ? 'descending' : 'ascending')));
                  }}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column, at) => {
                const words = cellWords(row.cells[at] ?? null, column, row.currency, formats);
                return (
                  <td key={column.key} data-right={isNumeric(column)}>
                    {row.reservation !== null && column.key === 'number' ? (
                      <Link to={hrefOf(row.reservation)}>{words}</Link>
                    ) : (
                      words
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {totals.some((sum) => sum !== null) && (
          <tfoot>
            <tr>
              {columns.map((column, at) => {
                const sum = totals[at] ?? null;
                if (at === 0) {
                  return (
                    <th key={column.key} scope="row">
                      {t('sum')}
                    </th>
                  );
                }
                return (
                  <td key={column.key} data-right={isNumeric(column)}>
                    {sum === null ? '' : cellWords(sum, column, currency, formats)}
                  </td>
                );
              })}
            </tr>
          </tfoot>
        )}
      </Table>
    </Scroll>
  );
}
