import { useTranslation } from 'react-i18next';
import type { CardImport } from '../../../../../contracts/memberships/card-import.js';
import { useCellWords } from '../../../entities/spreadsheet/use-cell-words.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Banner } from '../../../ui/page/banner.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Meter = styled('progress')({ width: '100%', height: 10, accentColor: role.sea });
const Refused = styled('ul')({ margin: 0, paddingLeft: 20, maxHeight: 220, overflowY: 'auto' });

/** How far an import has come: what was added, and what was not, with the reason. */
export function ImportProgress({ progress }: { progress: CardImport | null }) {
  const { t } = useTranslation('customers');
  const { number } = useFormats();
  const words = useCellWords();
  if (progress === null) return <Meter aria-label={t('addingCards')} />;
  const { status, rows, done, added, refused, left_out } = progress;
  const label = t('cardsDone', { done: number(done), rows: number(rows) });
  return (
    <>
      {status === 'RUNNING' && (
        <>
          <p role="status">{label}</p>
          <Meter max={rows} value={done} aria-label={label} />
          <Quiet>{t('goesOnClosed')}</Quiet>
        </>
      )}
      {status === 'DONE' && (
        <Banner tone={refused.length === 0 ? 'good' : 'waiting'} live>
          {t('cardsAdded', { count: added })}
        </Banner>
      )}
      {status === 'DONE' && left_out > 0 && <Quiet>{t('rowsLeftOut', { count: left_out })}</Quiet>}
      {refused.length > 0 && (
        <div>
          <p>{t('rowsRefused', { count: refused.length })}</p>
          <Refused>
            {refused.map(({ row, code }) => (
              <li key={row}>{t('rowRefused', { row: number(row), why: words({ code }) })}</li>
            ))}
          </Refused>
        </div>
      )}
    </>
  );
}
