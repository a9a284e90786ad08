import { styled } from '../theme/styled.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.js';
import { media } from '../theme/measures.js';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 10,
  minWidth: 0,
  '&:empty': { display: 'none' },
  '@media print': { display: 'none' },
});
const Tools = styled('div')({
  marginLeft: 'auto',
  display: 'flex',
  gap: 6,
  [media.phone]: { display: 'none' },
});

export interface FilterBarProps {
  /** Absent where a group around the bar has the name. */
  label?: string;
  search?: ReactNode;
  /** `FilterChip`s. */
  children?: ReactNode;
  /** Tools at the right: columns, export. Hidden on a phone. */
  tools?: ReactNode;
  /** Clears all filters; set while at least one is active. */
  onClear?: (() => void) | undefined;
}

/** The bar above a list: search, filters and tools. */
export function FilterBar({ label, search, children, tools, onClear }: FilterBarProps) {
  const { t } = useTranslation('ui');
  return (
    <Bar role={label === undefined ? undefined : 'group'} aria-label={label}>
      {search}
      {children}
      {onClear !== undefined && (
        <Button kind="quiet" size="small" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      )}
      {tools !== undefined && <Tools>{tools}</Tools>}
    </Bar>
  );
}
