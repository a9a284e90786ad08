import { keyframes, styled } from '../theme/styled.js';
import { media } from '../theme/measures.js';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A rotating ring in the colour of the surrounding text; a static dotted ring with reduced motion. */
export const Spinner = styled('span')({
  display: 'inline-block',
  width: 16,
  height: 16,
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 0.8s linear infinite`,
  [media.still]: { borderStyle: 'dotted' },
});
