import { useTranslation } from 'react-i18next';
import type { CellError } from '../../../../../contracts/berths/berth-import.js';
import { berthName } from '../../../../../contracts/berths/rules/berth-names.js';
import { useCellWords } from '../../../entities/spreadsheet/use-cell-words.js';

/** Returns what is wrong in a cell. A number that is taken reads "{pier}{number} already exists" (spec 3 §5). */
export function useBerthCellWords(): (error: CellError) => string {
  const { t } = useTranslation('inventory');
  const words = useCellWords();
  return (error) => {
    const { pier, number } = error.details;
    if (error.code === 'berthNumberTaken' && typeof pier === 'string' && typeof number === 'number') {
      return t('alreadyExists', { berth: berthName(pier, number) });
    }
    return words(error);
  };
}
