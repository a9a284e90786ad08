import { useTranslation } from 'react-i18next';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import type { Density } from '../../../ui/list/column.js';
import { LoadingRows } from '../../../ui/list/loading-rows.js';
import type { BerthChunk } from '../model/berth-chunks.js';
import { BerthLine, type BerthLineProps } from './berth-line.js';
import { ROW_HEIGHT } from './table-shapes.js';
import { useChunk } from './use-chunk.js';
import { useNearView } from './use-near-view.js';

/** Placeholder rows of a part that loads; the rest of its height is empty. */
const SKELETONS = 12;

interface ChunkRowsProps extends Pick<BerthLineProps, 'columns' | 'locked' | 'onTick' | 'onDelete'> {
  chunk: BerthChunk;
  density: Density;
  ticked: ReadonlySet<string>;
  changed: ReadonlySet<string>;
  first: boolean;
  onLoaded: (key: string, berths: readonly BerthRecord[]) => void;
}

/** A part of the list. Far from the window it is an empty row of the same height. */
export function ChunkRows({ chunk, density, ticked, changed, first, onLoaded, ...line }: ChunkRowsProps) {
  const { t } = useTranslation('inventory');
  const problemWords = useProblemWords();
  const { place, near } = useNearView<HTMLTableSectionElement>();
  const { berths, error, refetch, isFetching } = useChunk(chunk, near, onLoaded);
  const span = line.columns.length + 2;
  const height = (rows: number) => rows * ROW_HEIGHT[density];
  return (
    <tbody ref={place} aria-busy={near && berths === undefined}>
      {!near && (
        <tr aria-hidden="true">
          <td colSpan={span} style={{ height: height(berths?.length ?? chunk.rows), padding: 0 }} />
        </tr>
      )}
      {near && berths === undefined && error === null && (
        <>
          <LoadingRows
            columns={[{ id: 'tick' }, ...line.columns, { id: 'menu' }].map(asColumn)}
            rows={Math.min(SKELETONS, chunk.rows)}
          />
          {chunk.rows > SKELETONS && (
            <tr aria-hidden="true">
              <td colSpan={span} style={{ height: height(chunk.rows - SKELETONS), padding: 0 }} />
            </tr>
          )}
        </>
      )}
      {near && berths === undefined && error !== null && (
        <tr>
          <td colSpan={span} role="alert">
            {problemWords(error)}{' '}
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              {t('actions:tryAgain')}
            </Button>
          </td>
        </tr>
      )}
      {near &&
        berths?.map((berth, index) => (
          <BerthLine
            key={berth.id}
            {...line}
            berth={berth}
            ticked={ticked.has(berth.id)}
            glow={changed.has(berth.id)}
            first={first && index === 0}
          />
        ))}
    </tbody>
  );
}

const asColumn = ({ id }: { id: string }) => ({ id, header: '', cell: () => null });
