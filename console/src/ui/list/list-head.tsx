import { useTranslation } from 'react-i18next';
import { styled } from '../theme/styled.js';
import { AscendingIcon } from '../icons.js';
import { Unseen } from '../page/unseen.js';
import { type Column, nextSort, type Sort } from './column.js';
import { media, motion } from '../theme/measures.js';
import { role } from '../theme/role.js';

const SortButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  verticalAlign: 'top',
  margin: '-4px -4px',
  padding: '4px',
  border: 0,
  borderRadius: 4,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: role.ink },
  '& svg': { width: 14, height: 14, transition: `transform ${motion.move}, opacity ${motion.colour}` },
  '&[data-sorted=false] svg': { opacity: 0 },
  '&[data-sorted=false]:hover svg, &[data-sorted=false]:focus-visible svg': { opacity: 0.5 },
  '&[data-sorted=true]': { color: role.ink },
  '&[data-descending=true] svg': { transform: 'rotate(180deg)' },
  [media.touch]: { minHeight: 44 },
});

interface ListHeadProps<R> {
  columns: readonly Column<R>[];
  sort: Sort | null;
  onSort?: ((sort: Sort) => void) | undefined;
}

/** The column heads. Sortable ones are buttons and announce the direction. A column without a header holds actions. */
export function ListHead<R>({ columns, sort, onSort }: ListHeadProps<R>) {
  const { t } = useTranslation('ui');
  return (
    <thead>
      <tr>
        {columns.map(({ id, header, head, sortKey, sortFirst, align = 'left' }) => {
          const sorted = sortKey !== undefined && sort?.key === sortKey;
          const descending = sorted && sort.descending;
          return (
            <th
              key={id}
              scope="col"
              style={{ textAlign: align, ...(header === '' && head === undefined ? { position: 'relative' } : {}) }}
              aria-sort={sorted ? (descending ? 'descending' : 'ascending') : undefined}
            >
              {sortKey === undefined || onSort === undefined ? (
                (head ?? (header === '' ? <Unseen>{t('rowActions')}</Unseen> : header))
              ) : (
                <SortButton
                  type="button"
                  data-sorted={sorted}
                  data-descending={descending}
                  style={{ flexDirection: align === 'right' ? 'row-reverse' : 'row' }}
                  onClick={() => onSort(nextSort(sort, sortKey, sortFirst))}
                >
                  {header}
                  <AscendingIcon />
                </SortButton>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
