import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { documentLines } from '../model/document-list.js';
import { mayDo } from '../../../entities/reservation/boater-step.js';
import { BoaterCard, Quiet } from './boater-card.js';
import { DocumentRow, Rows } from './document-row.js';

/** Where the step's card points to. */
export const DOCUMENTS_ANCHOR = 'documents';

/** The papers: what is asked for, what has come, and a way to send more while the reservation is alive. */
export function DocumentsCard({ view, token }: { view: BoaterReservation; token: string }) {
  const { t } = useTranslation('boater');
  const mayAdd = mayDo(view, 'ADD_DOCUMENT');
  const lines = documentLines(view).filter((line) => mayAdd || line.files.length > 0);
  if (lines.length === 0) return null;
  return (
    <BoaterCard title={t('documentsTitle')} anchor={DOCUMENTS_ANCHOR}>
      <Rows>
        {lines.map((line) => (
          <DocumentRow key={line.type} line={line} token={token} mayAdd={mayAdd} />
        ))}
      </Rows>
      {mayAdd && <Quiet>{t('docLimits')}</Quiet>}
    </BoaterCard>
  );
}
