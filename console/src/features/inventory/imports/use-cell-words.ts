import { useTranslation } from 'react-i18next';
import type { CellError } from '../../../../../contracts/berths/berth-import.js';
import { berthName } from '../../../../../contracts/berths/rules/berth-names.js';

type Say = (key: string, values: Readonly<Record<string, string | number>>) => string;

/** Returns what is wrong in a cell. A number that is taken reads "{pier}{number} already exists" (spec 3 §5). */
export function useCellWords(): (error: CellError) => string {
  const { t } = useTranslation('inventory');
  const { t: code, i18n } = useTranslation('common');
  return (error) => {
    const { pier, number } = error.details;
    if (error.code === 'berthNumberTaken' && typeof pier === 'string' && typeof number === 'number') {
      return t('alreadyExists', { berth: berthName(pier, number) });
    }
    const known = i18n.exists(error.code, { ns: 'common' }) ? error.code : 'invalid_custom';
    return (code as Say)(known, error.details);
  };
}
