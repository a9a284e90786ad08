import { defineLongWorkRecord } from '../../platform/long-work/long-work-record.js';
import { cardImportAuditView } from '../audit/import-audit-view.js';
import { cardImportWork } from '../domain/card-import.js';

/** The imports of cards, one at a time for each marina: the record has the marina's id. */
export const cardImportRecord = defineLongWorkRecord(cardImportWork, {
  prefix: 'cardimport-',
  hint: { topic: 'memberships' },
  audit: cardImportAuditView,
});
