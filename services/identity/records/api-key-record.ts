import { defineRecord } from '../../platform/areas/record.js';
import { apiKeyAuditView } from '../audit/api-key-audit-view.js';
import { apiKeyEvents, evolve, initial } from '../domain/api-key.js';

/** A key with which a program reads one marina. */
export const apiKeyRecord = defineRecord({
  prefix: 'apikey-',
  events: apiKeyEvents,
  initial,
  evolve,
  hint: { topic: 'users' },
  audit: apiKeyAuditView,
});
