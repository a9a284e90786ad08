import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';
import type { CardImportEvent } from '../domain/card-import.js';

/** Imports of cards have no entries of their own: the history of each card, boat and holder shows them. */
export const cardImportAuditView: ExplainedView<CardImportEvent> = {
  kind: 'card_import',
  events: { CardImportBegun: 'silent', CardImportAdvanced: 'silent', CardImportFinished: 'silent' },
  fields: [],
  records: () => [],
  explain: () => ({ before: [], after: [] }),
};
