import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { ListGroup } from '../../../ui/list/list-table-props.js';
import type { ListAnswer, ListedRow } from '../model/listed-row.js';
import { moveGroupOf, moveGroupWords } from '../model/move-groups.js';
import type { ListUrl } from './use-list-url.js';

/** The headings of a list that is sorted by whose move it is; undefined in any other order. */
export function useMoveGroups(
  { order }: ListUrl,
  moves: ListAnswer['moves'],
): ((row: ListedRow) => ListGroup) | undefined {
  const { t } = useTranslation('reservation-list');
  const { number } = useFormats();
  if (order.key !== 'next_move' || moves === undefined) return undefined;
  return (row) => {
    const id = moveGroupOf(row);
    return { id, label: t(moveGroupWords[id]), count: number(moves[id]) };
  };
}
