import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportRow } from '../../../../../contracts/berths/berth-import.js';
import type { ImportColumn } from '../../../../../contracts/berths/vocabulary.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { media, radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { errorAt, shownColumns } from '../model/import-rows.js';
import { useBerthCellWords } from './use-berth-cell-words.js';

/** Rows that are drawn at first, and more with each press of the button. */
const STEP = 200;

const Box = styled('div')({
  overflow: 'auto',
  maxHeight: 'max(240px, calc(100dvh - 420px))',
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 13 },
  '& th': {
    ...type.label,
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: role.sunk,
    color: role.ink2,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& th, & td': { height: 36, padding: '2px 10px', borderBottom: `1px solid ${role.line}` },
  '& td[data-wrong=true]': { padding: 0, backgroundColor: role.wrong.bg },
});
const Cell = styled('input')({
  width: '100%',
  minWidth: 64,
  height: 34,
  padding: '0 10px',
  border: 0,
  backgroundColor: 'transparent',
  color: role.wrong.on,
  font: 'inherit',
  fontWeight: 650,
  [media.touch]: { height: 44, minWidth: 88, fontSize: 16 },
});
const Wrong = styled('span')({ display: 'block', color: role.wrong.on, fontWeight: 650 });

interface ImportTableProps {
  rows: readonly ImportRow[];
  onlyWrong: boolean;
  onCorrect: (index: number, column: ImportColumn, text: string) => void;
}

/** Every row of the file. A wrong cell is red and is corrected in place. */
export function ImportTable({ rows, onlyWrong, onCorrect }: ImportTableProps) {
  const { t } = useTranslation('inventory');
  const { number } = useFormats();
  const words = useBerthCellWords();
  const [most, setMost] = useState(STEP);
  const columns = shownColumns(rows);
  const shown = rows.map((row, index) => ({ row, index })).filter(({ row }) => !onlyWrong || row.errors.length > 0);
  return (
    <Box tabIndex={0} role="region" aria-label={t('importRows')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('trade:row')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`import_${column}`)}
              </th>
            ))}
            <th scope="col">{t('runState')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.slice(0, most).map(({ row, index }) => (
            <tr key={row.row}>
              <td>{number(row.row)}</td>
              {columns.map((column) => {
                const error = errorAt(row, column);
                const text = row.cells[column];
                if (error === undefined) return <td key={column}>{text === '' ? '–' : text}</td>;
                return (
                  <td key={column} data-wrong="true">
                    <Cell
                      key={text}
                      defaultValue={text}
                      placeholder="?"
                      aria-invalid="true"
                      aria-label={t('correctCell', { column: t(`import_${column}`), row: row.row, why: words(error) })}
                      onBlur={(event) => onCorrect(index, column, event.target.value)}
                      onKeyDown={(event) => {
                        if (event.key === 'Enter') onCorrect(index, column, event.currentTarget.value);
                      }}
                    />
                  </td>
                );
              })}
              <td>
                {row.errors.length === 0
                  ? t('runNew')
                  : row.errors.map((error) => <Wrong key={`${error.column} ${error.code}`}>{words(error)}</Wrong>)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length > most && (
        <Button kind="quiet" onClick={() => setMost(most + STEP)}>
          {t('trade:moreRows', { count: Math.min(STEP, shown.length - most) })}
        </Button>
      )}
    </Box>
  );
}
