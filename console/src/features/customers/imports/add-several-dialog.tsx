import { useTranslation } from 'react-i18next';
import { cardImportCalls } from '../../../../../contracts/memberships/calls.js';
import { FileBox } from '../../../entities/spreadsheet/file-box.js';
import { TemplateCard } from '../../../entities/spreadsheet/template-card.js';
import { call } from '../../../lib/api/client.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { InputDialog } from '../../../ui/dialogs/input-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { styled } from '../../../ui/theme/styled.js';
import { ImportProgress } from './import-progress.js';
import { useCardImport } from './use-card-import.js';
import { CheckedSummary } from './wrong-cards.js';

const Steps = styled('ol')({ display: 'grid', gap: 14, margin: 0, paddingLeft: 22, '& p': { margin: '0 0 8px' } });

/** Adds several cards from a spreadsheet. Every row is checked first; right rows are added, wrong ones come back. */
export function AddSeveralDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('customers');
  const { file, checked, busy, error, progress, waiting, choose, remove, add } = useCardImport();
  const running = waiting || progress !== null;
  const done = progress?.status === 'DONE';
  const valid = checked?.valid ?? 0;
  const reason = checked === null ? t('chooseFileFirst') : valid === 0 ? t('noRightRow') : null;
  return (
    <InputDialog
      open
      dirty={file !== null && !running}
      size={running || checked === null ? 'normal' : 'large'}
      title={t('addSeveralCards')}
      note={checked === null || running ? undefined : file?.name}
      busy={busy === 'sending'}
      onClose={onClose}
      actions={(close) =>
        running ? (
          <>
            {done && <Button onClick={remove}>{t('actions:chooseAnotherFile')}</Button>}
            <Button kind="primary" onClick={close}>
              {t('actions:close')}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={busy === 'sending'} onClick={file === null ? close : remove}>
              {file === null ? t('actions:cancel') : t('actions:chooseAnotherFile')}
            </Button>
            {file !== null && (
              <Button
                kind="primary"
                busy={busy === 'sending'}
                disabledReason={busy === 'checking' ? t('checkingRows') : reason}
                onClick={() => void add()}
              >
                {valid === 0 ? t('addCards') : t('addCardsCount', { count: valid })}
              </Button>
            )}
          </>
        )
      }
    >
      <Refused error={error} />
      {running && <ImportProgress progress={progress} />}
      {!running && file === null && (
        <Steps>
          <li>
            <p>{t('fillTemplate')}</p>
            <TemplateCard load={(language) => call(cardImportCalls.template, { language, format: 'xlsx' })} />
          </li>
          <li>
            <p>{t('dropFilled')}</p>
            <FileBox file={null} rows={null} onDrop={choose} onRemove={remove} />
          </li>
        </Steps>
      )}
      {!running && busy === 'checking' && <LoadingLines lines={6} rowHeight={40} />}
      {!running && checked !== null && <CheckedSummary checked={checked} />}
    </InputDialog>
  );
}

function Refused({ error }: Pick<ReturnType<typeof useCardImport>, 'error'>) {
  const problemWords = useProblemWords();
  if (error === null) return null;
  return (
    <Banner tone="wrong" live>
      {problemWords(error)}
    </Banner>
  );
}
