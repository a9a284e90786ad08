import { media } from '../theme/measures.js';
import { styled } from '../theme/styled.js';

/** A single line as wide as the screen that scrolls sideways on a phone; elsewhere part of the filter bar. */
export const ChipRow = styled('div')({
  display: 'contents',
  [media.phone]: {
    display: 'flex',
    gap: 8,
    margin: '0 -14px',
    padding: '2px 14px',
    width: 'calc(100% + 28px)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > *': { flex: 'none' },
  },
});
