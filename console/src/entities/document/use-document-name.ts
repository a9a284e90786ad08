import { useTranslation } from 'react-i18next';
import type { AttachmentType } from '../../../../contracts/reservations/vocabulary-schemas.js';

/** Who reads a page. Staff and boaters have different words for the same document. */
export type DocumentReader = 'staff' | 'boater';

/** Returns the name of a type of document in the words of the reader. */
export function useDocumentName(reader: DocumentReader): (type: AttachmentType) => string {
  const { t } = useTranslation('entities/document');
  return (type) => t(`document_${reader}_${type}`);
}
