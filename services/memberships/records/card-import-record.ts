import { defineRecord } from '../../platform/areas/record.js';
import { cardImportAuditView } from '../audit/import-audit-view.js';
import { cardImportEvents, evolve, initial } from '../domain/card-import.js';

/** One record for each marina, with the marina's id. */
export const cardImportRecord = defineRecord({
  prefix: 'cardimport-',
  events: cardImportEvents,
  initial,
  evolve,
  hint: { topic: 'memberships' },
  audit: cardImportAuditView,
});
