import { styled } from '../theme/styled.js';
import type { ReactNode } from 'react';
import { type } from '../theme/measures.js';
import { role } from '../theme/role.js';

const Cell = styled('div')({
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // On a narrow screen a name wraps to two lines before the list has to scroll sideways.
  '@media (max-width: 1359px)': { '& > span:first-of-type': { whiteSpace: 'normal' } },
});
const Wrapping = styled('div')({ whiteSpace: 'normal' });
const Main = styled('span')({ display: 'block' });
const Second = styled('span')({ ...type.second, display: 'block', color: role.ink3 });

interface TwoLinesProps {
  main: ReactNode;
  second?: ReactNode;
  /** Whether the words may wrap to another line. */
  wraps?: boolean;
}

/** A cell with two lines: the main text, and a second text that explains it. */
export function TwoLines({ main, second, wraps = false }: TwoLinesProps) {
  const Shape = wraps ? Wrapping : Cell;
  return (
    <Shape title={typeof main === 'string' && !wraps ? main : undefined}>
      <Main>{main}</Main>
      {second !== undefined && second !== '' && (
        <Second title={typeof second === 'string' && !wraps ? second : undefined}>{second}</Second>
      )}
    </Shape>
  );
}
