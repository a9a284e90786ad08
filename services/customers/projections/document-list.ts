import type { DocumentType } from '../../../contracts/customers/vocabulary.js';
import type { Projection } from '../../platform/consuming/projection.js';
import { remindsOn } from '../domain/document.js';
import type { DocumentEvent } from '../domain/document-events.js';
import { documentRecord } from '../records/document-record.js';

export interface DocumentEntry {
  marina_id: string;
  boater_id: string;
  vessel_id: string | null;
  document_type: DocumentType;
  /** Null once the person was erased: the file is gone as well. */
  name: string | null;
  content_type: string;
  size_bytes: number;
  expires_on: string | null;
  reminded: boolean;
  /** The day from which the boater is to be reminded; null: not, or no more. */
  remind_on: string | null;
  added_at: string;
}

/** The documents of boaters and boats that were not deleted. */
export const documentList: Projection<DocumentEntry, DocumentEvent> = {
  name: 'documents',
  version: 1,
  indexes: [{ fields: ['boater_id'] }, { fields: ['vessel_id'] }, { fields: ['marina_id', 'remind_on'] }],
  wholeStream: documentRecord.prefix,
  documentIds: documentRecord.idsIn,
  apply: (before, logged) => {
    const event = { type: logged.type, data: logged.data } as DocumentEvent;
    if (event.type === 'DocumentAdded') {
      const { marina_id, boater_id, vessel_id, document_type, file_name, content_type, size_bytes, at } = event.data;
      const about = { marina_id, boater_id, vessel_id, document_type, name: file_name, content_type, size_bytes };
      return { ...about, added_at: at, ...ending(event.data.expires_on) };
    }
    if (before === undefined) return undefined;
    switch (event.type) {
      case 'DocumentExpirySet':
        return { ...before, ...ending(event.data.expires_on) };
      case 'DocumentReminded':
        return { ...before, reminded: true, remind_on: null };
      case 'DocumentDeleted':
        return null;
      default:
        return event satisfies never;
    }
  },
  personal: {
    field: 'boater_id',
    forget: (document) => ({ ...document, name: null, remind_on: null }),
  },
};

function ending(expires_on: string | null): Pick<DocumentEntry, 'expires_on' | 'reminded' | 'remind_on'> {
  return { expires_on, reminded: false, remind_on: expires_on === null ? null : remindsOn(expires_on) };
}
