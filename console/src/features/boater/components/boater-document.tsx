import { styled } from '../../../ui/theme/styled.js';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { DocumentRow } from '../../../entities/document/document-row.js';
import type { DocumentRow as Row } from '../../../entities/document/document-rules.js';
import { DOCUMENT_ACCEPT, type FileProblem, fileProblem } from '../../../entities/document/file-rules.js';
import { UploadProgress } from '../../../entities/document/upload-progress.js';
import { useDocumentName } from '../../../entities/document/use-document-name.js';
import { useUpload } from '../../../lib/api/use-upload.js';
import { Button } from '../../../ui/buttons/button.js';
import { unseen } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { boaterTopics } from '../api/boater-topics.js';
import { Quiet } from './boater-card.js';
import { Wrong } from './wrong.js';
import { boaterReservationCalls } from '../../../../../contracts/reservations/boater-calls.js';

export const Rows = styled('ul')({
  display: 'grid',
  '& > li': { padding: '12px 0', display: 'grid', gap: 8, borderTop: `1px solid ${role.line}` },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
});

interface BoaterDocumentProps {
  readonly row: Row<BoaterReservation['attachments'][number]>;
  readonly token: string;
  readonly mayAdd: boolean;
}

/** Shows one type of document with its files and the upload of the next one. */
export function BoaterDocument({ row, token, mayAdd }: BoaterDocumentProps) {
  const { t } = useTranslation(['boater', 'entities/document']);
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const name = useDocumentName('boater')(row.type);
  const { state, start, retry, stop } = useUpload(boaterReservationCalls.addDocument, {
    token,
    topics: boaterTopics,
    onDone: () => toast({ kind: 'done', text: t('docAddedToast', { document: name }) }),
  });
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    const wrong = fileProblem(file);
    setProblem(wrong);
    if (wrong === null) start({ attachment_type: row.type }, file);
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
        {problem !== null && <Wrong>{t(`entities/document:fileProblem_${problem}`)}</Wrong>}
        <UploadProgress state={state} onRetry={retry} onStop={stop} />
      </DocumentRow>
    </li>
  );
}
