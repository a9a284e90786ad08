import { useTranslation } from 'react-i18next';
import type { CellError } from '../../../../../contracts/berths/berth-import.js';
import { useCellWords } from '../../../entities/spreadsheet/use-cell-words.js';

/** Returns what is wrong in a cell. A berth that is there already reads "{pier}{number} already exists" (spec 3 §5), with the letters of a lettered berth. */
export function useBerthCellWords(): (error: CellError) => string {
  const { t } = useTranslation('inventory');
  const words = useCellWords();
  return (error) => {
    const { name } = error.details;
    if (error.code === 'berthNumberTaken' && typeof name === 'string') return t('alreadyExists', { berth: name });
    return words(error);
  };
}
