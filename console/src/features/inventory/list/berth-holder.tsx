import { HolderMark } from '../../../entities/berth/holder-mark.js';
import { styled } from '../../../ui/theme/styled.js';
import type { HolderWords } from './use-berth-words.js';

const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });
const Words = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The boat that has a berth with its letter, or for whom the berth is kept. */
export function BerthHolder({ holder }: { holder: HolderWords }) {
  return (
    <Line>
      {holder.type !== null && <HolderMark type={holder.type} />}
      <Words title={holder.words}>{holder.words}</Words>
    </Line>
  );
}
