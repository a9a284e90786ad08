import { documentTypes } from '../../../contracts/customers/vocabulary.js';
import { personal, record, word } from '../../platform/audit-trail/audit-values.js';
import type { FoldedView } from '../../platform/audit-trail/audit-views.js';
import { type DocumentState, evolve, initial } from '../domain/document.js';
import type { DocumentEvent } from '../domain/document-events.js';

const fields = ['document_type', 'file_name', 'boater', 'vessel', 'valid_until', 'document_deleted'] as const;

/** How the history view shows documents of boaters and boats. */
export const documentAuditView: FoldedView<DocumentState, DocumentEvent, (typeof fields)[number]> = {
  kind: 'document',
  events: {
    DocumentAdded: 'papers',
    DocumentExpirySet: 'papers',
    DocumentReminded: 'papers',
    DocumentDeleted: 'papers',
  },
  fields,
  sets: { document_type: documentTypes },
  initial,
  evolve,
  facts: (state) => {
    if (!state.exists) return [];
    return [
      { field: 'document_type', value: word('document_type', state.document_type) },
      { field: 'file_name', value: personal(state.file_name) },
      { field: 'boater', value: record('boater', state.boater_id) },
      { field: 'vessel', value: record('vessel', state.vessel_id) },
      { field: 'valid_until', value: state.expires_on === null ? null : { is: 'date', date: state.expires_on } },
      { field: 'document_deleted', value: state.deleted ? { is: 'flag', value: true } : null },
    ];
  },
  label: (state) => (state.exists ? word('document_type', state.document_type) : null),
  owner: ({ data }) => data.boater_id,
};
