import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AscendingIcon } from '../icons.js';
import { Hinted } from '../floats/hinted.js';
import { Unseen } from '../page/unseen.js';
import { media, motion } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { styled } from '../theme/styled.js';
import type { Sort } from './column.js';

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

interface SortHeadProps {
  header: string;
  sortKey: string;
  align: 'left' | 'right';
  sort: Sort | null;
  /** Whether Shift chooses a second column. */
  sortsByTwo: boolean;
  onPress: (shift: boolean) => void;
}

/**
 * The head of a column that can be sorted. With `sortsByTwo`, Shift with a click, Enter or Space chooses the second
 * column; its place in the order is part of the head.
 */
export function SortHead({ header, sortKey, align, sort, sortsByTwo, onPress }: SortHeadProps) {
  const { t } = useTranslation('ui');
  const hint = useId();
  const first = sort?.key === sortKey;
  const second = sort?.then?.key === sortKey;
  const descending = first ? sort.descending : second && sort.then?.descending === true;
  const offersSecond = sortsByTwo && sort !== null && !first;
  return (
    <Hinted text={offersSecond ? t('sortSecondHint') : undefined}>
      <SortButton
        type="button"
        data-sorted={first || second}
        data-descending={descending}
        style={{ flexDirection: align === 'right' ? 'row-reverse' : 'row' }}
        aria-describedby={offersSecond ? hint : undefined}
        onClick={(event) => onPress(event.shiftKey)}
        onKeyDown={(event) => {
          // Not all browsers put Shift into the click that Enter and Space make.
          if (!event.shiftKey || (event.key !== 'Enter' && event.key !== ' ')) return;
          event.preventDefault();
          if (!event.repeat) onPress(true);
        }}
        onKeyUp={(event) => {
          // Space clicks when it is released.
          if (event.shiftKey && event.key === ' ') event.preventDefault();
        }}
      >
        {header}
        <AscendingIcon />
        {sort?.then !== undefined && (first || second) && <span aria-hidden>{first ? 1 : 2}</span>}
      </SortButton>
      {offersSecond && (
        <span id={hint} hidden>
          {t('sortSecondHint')}
        </span>
      )}
    </Hinted>
  );
}

interface SortNewsProps {
  columns: readonly { readonly header: string; readonly sortKey?: string | undefined }[];
  sort: Sort | null;
}

/** Announces an order by two columns: `aria-sort` belongs to one column only. */
export function SortNews({ columns, sort }: SortNewsProps) {
  const { t } = useTranslation('ui');
  const named = ({ key, descending }: Sort) => {
    const column = columns.find(({ sortKey }) => sortKey === key)?.header ?? '';
    return descending ? t('sortDescending', { column }) : t('sortAscending', { column });
  };
  return (
    <Unseen aria-live="polite">
      {sort?.then !== undefined && t('sortedByTwo', { first: named(sort), second: named(sort.then) })}
    </Unseen>
  );
}
