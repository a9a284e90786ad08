import { useTranslation } from 'react-i18next';

type Say = (key: string, values: Readonly<Record<string, string | number>>) => string;

/** What is wrong in a cell of a file, or why a row was refused. */
interface CellProblem {
  readonly code: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

export function useCellWords(): (error: CellProblem) => string {
  const { t, i18n } = useTranslation('common');
  return ({ code, details = {} }) => (t as Say)(i18n.exists(code, { ns: 'common' }) ? code : 'invalid_custom', details);
}
