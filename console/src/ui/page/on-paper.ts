import { styled } from '../theme/styled.js';

/** Words that only paper shows, where the screen has something to press. */
export const OnPaper = styled('span')({ display: 'none', '@media print': { display: 'inline' } });
