import type { ReactNode } from 'react';
import { coversTop } from '../page/covered-edges.js';
import { media, TOP_BAR } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { styled } from '../theme/styled.js';
import { useNarrow } from '../theme/use-narrow.js';
import { FilterBar, type FilterBarProps } from './filter-bar.js';

/** The group's parts are laid out by the page, so that the first can stay in sight as long as the whole page scrolls. */
const Whole = styled('div')({ display: 'contents' });

/** Stays under the top bar while the list scrolls; a low window has no room for it. */
const Edge = styled('div')({
  display: 'flex',
  gap: 10,
  margin: '-8px -24px',
  padding: '8px 24px',
  backgroundColor: role.ground,
  '& > :only-child': { flex: 1 },
  '@media (min-height: 480px)': { position: 'sticky', top: TOP_BAR, zIndex: 3 },
  '@media print': { display: 'none' },
  [media.phone]: {
    margin: '-6px -14px',
    padding: '6px 14px',
    '& [role=search]': { flex: '1 1 0', width: 'auto' },
  },
});

interface StayingFilterBarProps extends FilterBarProps {
  /** The button that opens the filters on a phone, beside the search. */
  opener?: ReactNode;
}

/** A filter bar that stays in sight above a long list. A phone keeps its first line only: the search and the opener. */
export function StayingFilterBar({ label, search, opener, tools, ...filters }: StayingFilterBarProps) {
  const narrow = useNarrow();
  return (
    <Whole role="group" aria-label={label}>
      <Edge ref={coversTop} data-part="filters">
        {narrow ? (
          <>
            {search}
            {opener}
          </>
        ) : (
          <FilterBar search={search} tools={tools} {...filters} />
        )}
      </Edge>
      {narrow && <FilterBar {...filters} />}
    </Whole>
  );
}
