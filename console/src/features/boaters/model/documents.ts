import type { PersonDocument } from '../../../../../contracts/customers/document.js';
import {
  DOCUMENT_ENDS_SOON_DAYS,
  type DocumentType,
  documentTypes,
} from '../../../../../contracts/customers/vocabulary.js';
import { nightsBetween } from '../../../../../contracts/vocabulary/dates.js';

/** What documents can be about: the boater (`vessel_id` null) or one of the boats. */
export interface Subject {
  readonly vessel_id: string | null;
  readonly name: string;
}

/** A document on record, or one that is expected and not there. */
export interface DocumentLine {
  readonly type: DocumentType;
  readonly subject: Subject;
  readonly document: PersonDocument | null;
}

/** The kinds of documents of a subject, in the order in which they are offered. */
export function kindsOf({ vessel_id }: Pick<Subject, 'vessel_id'>): DocumentType[] {
  return documentTypes.filter((type) => type === 'OTHER' || (type === 'SKIPPER_ID_LICENSE') === (vessel_id === null));
}

/** Documents that the page shows as missing when there is none. */
const expected: readonly DocumentType[] = ['VESSEL_INSURANCE', 'VESSEL_LICENSE', 'SKIPPER_ID_LICENSE'];

/** The lines of the documents of the subjects: first the boats', then the boater's, each in the order of its kinds. */
export function documentLines(documents: readonly PersonDocument[], subjects: readonly Subject[]): DocumentLine[] {
  return subjects.flatMap((subject) =>
    kindsOf(subject).flatMap((type): DocumentLine[] => {
      const found = documents.filter(
        (document) => document.vessel_id === subject.vessel_id && document.attachment_type === type,
      );
      if (found.length > 0) return found.map((document) => ({ type, subject, document }));
      return expected.includes(type) ? [{ type, subject, document: null }] : [];
    }),
  );
}

export type Validity = 'none' | 'noEnd' | 'valid' | 'soon' | 'over';

/** How a document stands on a day; `over` from the day after its last one. */
export function validityOf(document: Pick<PersonDocument, 'expires_on'> | null, today: string): Validity {
  if (document === null) return 'none';
  const { expires_on } = document;
  if (expires_on === null) return 'noEnd';
  if (expires_on < today) return 'over';
  return nightsBetween(today, expires_on) <= DOCUMENT_ENDS_SOON_DAYS ? 'soon' : 'valid';
}

/** What the dialog adds: any document, one of a kind that is missing, or one in place of another. */
export interface Adding {
  readonly subject: Subject;
  readonly type?: DocumentType;
  readonly replaces?: string;
}
