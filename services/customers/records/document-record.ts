import { defineRecord } from '../../platform/areas/record.js';
import { documentAuditView } from '../audit/document-view.js';
import { evolve, initial } from '../domain/document.js';
import { documentEvents } from '../domain/document-events.js';

export const documentRecord = defineRecord({
  prefix: 'document-',
  events: documentEvents,
  initial,
  evolve,
  // A resent call must not store the file while the first one still does.
  exclusive: 'document',
  hint: { topic: 'documents' },
  audit: documentAuditView,
});
