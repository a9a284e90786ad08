import { HolderMark } from '../../../entities/berth/holder-mark.js';
import { Row } from '../../../ui/layout/row.js';
import { styled } from '../../../ui/theme/styled.js';
import type { HolderWords } from './use-berth-words.js';

const Words = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The boat that has a berth with its letter, or for whom the berth is kept. */
export function BerthHolder({ holder }: { holder: HolderWords }) {
  return (
    <Row as="span" gap={8} align="center" shrinks>
      {holder.type !== null && <HolderMark type={holder.type} />}
      <Words title={holder.words}>{holder.words}</Words>
    </Row>
  );
}
