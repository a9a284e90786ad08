import { useTranslation } from 'react-i18next';
import { Unseen } from '../page/unseen.js';
import { coversHead } from '../page/covered-edges.js';
import { type Column, nextSecondSort, nextSort, type Sort } from './column.js';
import { Head } from './list-shapes.js';
import { SortHead } from './sort-head.js';

interface ListHeadProps<R> {
  columns: readonly Column<R>[];
  sort: Sort | null;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Whether Shift chooses a second column. */
  sortsByTwo?: boolean | undefined;
}

/** The column heads. Sortable ones are buttons and announce the direction. A column without a header holds actions. */
export function ListHead<R>({ columns, sort, onSort, sortsByTwo = false }: ListHeadProps<R>) {
  const { t } = useTranslation('ui');
  return (
    <Head ref={coversHead}>
      <tr>
        {columns.map(({ id, header, head, sortKey, sortFirst, align = 'left' }) => {
          const sorted = sortKey !== undefined && sort?.key === sortKey;
          return (
            <th
              key={id}
              scope="col"
              style={{ textAlign: align, ...(header === '' && head === undefined ? { position: 'relative' } : {}) }}
              data-head={sortKey === undefined || onSort === undefined ? undefined : header}
              aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
            >
              {sortKey === undefined || onSort === undefined ? (
                (head ?? (header === '' ? <Unseen>{t('trade:actions')}</Unseen> : header))
              ) : (
                <SortHead
                  {...{ header, sortKey, align, sort, sortsByTwo }}
                  onPress={(shift) => {
                    const next = shift && sortsByTwo ? nextSecondSort : nextSort;
                    onSort(next(sort, sortKey, sortFirst));
                  }}
                />
              )}
            </th>
          );
        })}
      </tr>
    </Head>
  );
}
