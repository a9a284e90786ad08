import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { UploadIcon } from '../../../ui/icons.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { ChosenList } from './use-address-list.js';

const Place = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginTop: 10,
  padding: '12px 14px',
  border: `1px dashed ${role.edge}`,
  borderRadius: 10,
  '&:has(input:focus-visible)': { outline: `2px solid ${role.sea}`, outlineOffset: 2 },
  '& > div': { flex: 1, minWidth: 0 },
});
const FileInput = styled('input')({ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' });

/** The place for the file of addresses. */
export function ListFile({ list }: { readonly list: ChosenList }) {
  const { t } = useTranslation('loyalty');
  const { number } = useFormats();
  const problemWords = useProblemWords();
  const { file, fault, error } = list;
  if (file === null) {
    return (
      <Place>
        <UploadIcon />
        <div>
          <strong>{t('chooseCsv')}</strong>
          {fault !== null && <Quiet role="alert">{t(`fileFault_${fault}`)}</Quiet>}
        </div>
        <FileInput
          type="file"
          accept=".csv,text/csv"
          aria-label={t('chooseCsv')}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen !== undefined) void list.choose(chosen);
          }}
        />
      </Place>
    );
  }
  const { addresses = [], skipped = 0 } = list.list ?? {};
  const facts = [
    t('addressCount', { count: addresses.length, number: number(addresses.length) }),
    t('common:kilobytes', { size: number(Math.max(1, Math.round(file.bytes / 1000))) }),
    ...(skipped === 0 ? [] : [t('linesSkipped', { count: skipped })]),
  ];
  return (
    <>
      <Place>
        <div>
          <strong style={{ overflowWrap: 'anywhere' }}>{file.name}</strong>
          <Quiet>{facts.join(', ')}</Quiet>
        </div>
        <Button kind="quiet" onClick={list.remove}>
          {t('actions:remove')}
        </Button>
      </Place>
      {error !== null && <ErrorState text={problemWords(error)} onRetry={() => void list.checkAgain()} />}
    </>
  );
}
