import { styled } from '../theme/styled.js';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.js';
import { media } from '../theme/measures.js';
import { role } from '../theme/role.js';

export const PAGE_SIZES = [5, 10, 25, 50, 100] as const;

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 14px',
  padding: '10px 18px',
  borderTop: `1px solid ${role.line}`,
  color: role.ink2,
  fontSize: 13,
  [media.phone]: { border: 0, padding: '6px 2px', '& > :nth-of-type(2)': { display: 'none' } },
});

const Size = styled('select')({
  height: 30,
  marginLeft: 6,
  padding: '0 4px',
  border: `1px solid ${role.edge}`,
  borderRadius: 8,
  backgroundColor: role.surface,
  color: role.ink,
  [media.touch]: { height: 44 },
});

interface PagerProps {
  /** Number of the page, starting at 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
}

/** Shows the current page of a list, with buttons for the other pages. Paper keeps which rows these are, of how many. */
export function Pager({ page, pageSize, total, onPage, onPageSize }: PagerProps) {
  const { t, i18n } = useTranslation('ui');
  const id = useId();
  const number = new Intl.NumberFormat(i18n.language);
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  const range = t('range', { from: number.format(from), to: number.format(to), total: number.format(total) });
  return (
    <Foot as="nav" aria-label={t('pages')} data-written>
      <span aria-live="polite">{range}</span>
      <span style={{ marginLeft: 'auto' }}>
        <label htmlFor={id}>{t('rowsPerPage')}</label>
        <Size id={id} value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Size>
      </span>
      <span style={{ display: 'flex', gap: 6 }}>
        <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {t('actions:previous')}
        </Button>
        <Button size="small" disabled={to >= total} onClick={() => onPage(page + 1)}>
          {t('actions:next')}
        </Button>
      </span>
    </Foot>
  );
}
