import { useTranslation } from 'react-i18next';
import type { AttachmentType } from '../../../../contracts/reservations/vocabulary-schemas.js';

/** The reader of a page. Staff and boaters have different names for the same document. */
export type DocumentReader = 'staff' | 'boater';

/** Returns a function that names a type of document for the reader. */
export function useDocumentName(reader: DocumentReader): (type: AttachmentType) => string {
  const { t } = useTranslation('entities/document');
  return (type) => t(`document_${reader}_${type}`);
}
