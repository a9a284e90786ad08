import { styled } from '../../../ui/theme/styled.js';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { DocumentRow } from '../../../entities/document/document-row.js';
import type { DocumentRow as Row } from '../../../entities/document/document-rules.js';
import { useDocumentName } from '../../../entities/document/use-document-name.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { unseen } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { useDocumentUpload } from '../api/use-document-upload.js';
import { DOCUMENT_ACCEPT, fileProblem } from '../model/document-list.js';
import { Quiet } from './boater-card.js';
import { Wrong } from './wrong.js';

export const Rows = styled('ul')({
  display: 'grid',
  '& > li': { padding: '12px 0', display: 'grid', gap: 8, borderTop: `1px solid ${role.line}` },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
});
const Meter = styled('progress')({
  width: '100%',
  height: 8,
  accentColor: role.sea,
});
const Sending = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6px 12px',
  alignItems: 'center',
});

interface BoaterDocumentProps {
  readonly row: Row<BoaterReservation['attachments'][number]>;
  readonly token: string;
  readonly mayAdd: boolean;
}

/** Shows one type of document with its files and the upload of the next one. */
export function BoaterDocument({ row, token, mayAdd }: BoaterDocumentProps) {
  const { t } = useTranslation('boater');
  const problemWords = useProblemWords();
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ReturnType<typeof fileProblem>>(null);
  const name = useDocumentName('boater')(row.type);
  const { state, start, retry, stop } = useDocumentUpload(token, row.type, () =>
    toast({ kind: 'done', text: t('docAddedToast', { document: name }) }),
  );
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    const wrong = fileProblem(file);
    setProblem(wrong);
    if (wrong === null) start(file);
  };
  return (
    <li>
      <DocumentRow
        row={row}
        reader="boater"
        renderFile={(file) => (
          <Quiet key={file.id} style={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Quiet>
        )}
        action={
          mayAdd &&
          state.is !== 'sending' && (
            <>
              <input
                ref={picker}
                type="file"
                accept={DOCUMENT_ACCEPT}
                aria-label={t('docAddFor', { document: name })}
                tabIndex={-1}
                style={unseen}
                onChange={(event) => {
                  choose(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
              <Button
                kind={row.state === 'missing' && state.is === 'idle' ? 'primary' : 'plain'}
                aria-label={t('docAddFor', { document: name })}
                onClick={() => picker.current?.click()}
              >
                {t('docAdd')}
              </Button>
            </>
          )
        }
      >
        {problem !== null && <Wrong>{t(`docProblem_${problem}`)}</Wrong>}
        {state.is === 'sending' && (
          <Sending>
            <Quiet style={{ overflowWrap: 'anywhere' }}>{t('docSending', { name: state.file.name })}</Quiet>
            <Button size="small" onClick={stop}>
              {t('docStop')}
            </Button>
            <Meter
              style={{ gridColumn: '1 / -1' }}
              max={1}
              value={state.share}
              aria-label={t('docSending', { name: state.file.name })}
            />
          </Sending>
        )}
        {state.is === 'failed' && (
          <>
            <Wrong>
              {t('docFailed', { name: state.file.name })}. {problemWords(state.error)}
            </Wrong>
            <div>
              <Button onClick={retry}>{t('docRetry')}</Button>
            </div>
          </>
        )}
      </DocumentRow>
    </li>
  );
}
