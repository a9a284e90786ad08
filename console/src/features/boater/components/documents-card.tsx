import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { boaterDocumentRows } from '../model/document-list.js';
import { mayDo } from '../../../entities/reservation/boater-step.js';
import { BoaterCard, Quiet } from './boater-card.js';
import { BoaterDocument, Rows } from './boater-document.js';

/** Anchor that the step card links to. */
export const DOCUMENTS_ANCHOR = 'documents';

/** Shows missing and uploaded documents. The boater can add files while the reservation is open. */
export function DocumentsCard({ view, token }: { view: BoaterReservation; token: string }) {
  const { t } = useTranslation(['boater', 'entities/document']);
  const mayAdd = mayDo(view, 'ADD_DOCUMENT');
  const rows = boaterDocumentRows(view).filter((row) => mayAdd || row.files.length > 0);
  if (rows.length === 0) return null;
  return (
    <BoaterCard title={t('trade:documents')} anchor={DOCUMENTS_ANCHOR}>
      <Rows>
        {rows.map((row) => (
          <BoaterDocument key={row.type} row={row} token={token} mayAdd={mayAdd} />
        ))}
      </Rows>
      {mayAdd && <Quiet>{t('entities/document:fileLimits')}</Quiet>}
    </BoaterCard>
  );
}
