import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { missingDocuments, requirementOf } from '../../../../../contracts/reservations/rules/required-documents.js';
import type { RequiredDocuments } from '../../../../../contracts/reservations/vocabulary-schemas.js';
import { type DocumentRow, documentRows } from '../../../entities/document/document-rules.js';

type Attachment = ReservationDetail['attachments'][number];

/**
 * The rows in which staff tick the required documents, each with its newest file first. A type that cannot be required,
 * such as photos, has a row only if it has files.
 */
export function staffDocumentRows(
  required: RequiredDocuments,
  attachments: readonly Attachment[],
): DocumentRow<Attachment>[] {
  const newestFirst = [...attachments].sort((one, other) => other.created_at.localeCompare(one.created_at));
  const missing = missingDocuments(
    required,
    attachments.map((file) => file.attachment_type),
  );
  return documentRows(newestFirst, missing).filter(
    ({ type, files }) => requirementOf(type) !== null || files.length > 0,
  );
}
