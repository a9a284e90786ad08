import { styled } from '../../../ui/theme/styled.js';

/** Two columns of cards, the left one wider; one below the other where the screen is narrow. */
export const PanelGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
  gap: 16,
  alignItems: 'stretch',
  '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const PanelColumn = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  '& > :last-child': { flex: 1 },
});

export const PanelHalves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
  gap: 16,
});
