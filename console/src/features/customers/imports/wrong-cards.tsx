import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardRow, CheckedCards } from '../../../../../contracts/memberships/card-import.js';
import type { CardImportColumn } from '../../../../../contracts/memberships/vocabulary.js';
import { useCellWords } from '../../../entities/spreadsheet/use-cell-words.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { DownloadIcon } from '../../../ui/icons.js';
import { media, radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { saveFile } from '../../../ui/list/csv.js';
import { correctionSheet, holderOf, wrongRows } from '../model/card-rows.js';

/** Rows that are drawn at first, and more with each press of the button. */
const STEP = 100;

const Summary = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '8px 20px',
  '& b': { fontSize: 20, marginRight: 4 },
  '& [data-wrong=true] b': { color: role.wrong.on },
  '& button': { marginLeft: 'auto' },
});
const Box = styled('div')({
  overflow: 'auto',
  maxHeight: 'max(180px, calc(100dvh - 360px))',
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 13 },
  '& th': {
    ...type.label,
    position: 'sticky',
    top: 0,
    backgroundColor: role.sunk,
    color: role.ink2,
    textAlign: 'left',
  },
  '& th, & td': { height: 40, padding: '6px 12px', borderBottom: `1px solid ${role.line}`, verticalAlign: 'top' },
  '& thead th': { verticalAlign: 'middle' },
  '& tr:last-of-type > td': { borderBottom: 0 },
  [media.phone]: { '& th, & td': { padding: '6px 8px' } },
});
const Wrong = styled('span')({ display: 'block', color: role.wrong.on });

/** How many cards will be added, and the rows that need correction. */
export function CheckedSummary({ checked }: { checked: CheckedCards }) {
  const { t } = useTranslation('customers');
  const { number } = useFormats();
  const words = useCellWords();
  const [most, setMost] = useState(STEP);
  const wrong = wrongRows(checked);
  const title = (column: CardImportColumn) => t(`cards_${column}`);
  const download = () => saveFile(`${t('toCorrectFile')}.csv`, correctionSheet(wrong, title, words));
  return (
    <>
      <Summary role="status">
        <span>
          <b>{number(checked.valid)}</b> {t('willBeAdded', { count: checked.valid })}
        </span>
        {wrong.length > 0 && (
          <>
            <span data-wrong="true">
              <b>{number(wrong.length)}</b> {t('needCorrection', { count: wrong.length })}
            </span>
            <Button kind="quiet" icon={<DownloadIcon />} onClick={download}>
              {t('downloadRows', { count: wrong.length })}
            </Button>
          </>
        )}
      </Summary>
      {wrong.length > 0 && (
        <Box tabIndex={0} role="region" aria-label={t('rowsToCorrect')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('trade:row')}</th>
                <th scope="col">{t('trade:boat')}</th>
                <th scope="col">{t('trade:holder')}</th>
                <th scope="col">{t('trade:card')}</th>
                <th scope="col">{t('cards_remark')}</th>
              </tr>
            </thead>
            <tbody>
              {wrong.slice(0, most).map((row) => (
                <WrongRow key={row.row} row={row} />
              ))}
            </tbody>
          </table>
          {wrong.length > most && (
            <Button kind="quiet" onClick={() => setMost(most + STEP)}>
              {t('trade:moreRows', { count: Math.min(STEP, wrong.length - most) })}
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

function WrongRow({ row }: { row: CardRow }) {
  const { t } = useTranslation('customers');
  const { number } = useFormats();
  const words = useCellWords();
  return (
    <tr>
      <td>{number(row.row)}</td>
      <td>{row.cells.boat_name}</td>
      <td>{holderOf(row)}</td>
      <td>
        <strong>{row.cells.card_number}</strong>
      </td>
      <td>
        {row.errors.map((error) => (
          <Wrong key={error.column}>
            {t('cellIsWrong', { column: t(`cards_${error.column}`), why: words(error) })}
          </Wrong>
        ))}
      </td>
    </tr>
  );
}
