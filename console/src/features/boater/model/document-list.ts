import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { type DocumentRow, documentRows } from '../../../entities/document/document-rules.js';

type Attachment = BoaterReservation['attachments'][number];

/**
 * Returns the rows in the order of the boater's work: missing documents, then uploaded ones, then those that are not
 * required.
 */
export function boaterDocumentRows(
  view: Pick<BoaterReservation, 'missing_documents' | 'attachments'>,
): DocumentRow<Attachment>[] {
  const rows = documentRows(view.attachments, view.missing_documents);
  return (['missing', 'uploaded', 'not_asked'] as const).flatMap((state) => rows.filter((row) => row.state === state));
}
