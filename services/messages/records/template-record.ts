import { defineRecord } from '../../platform/areas/record.js';
import { templateAuditView } from '../audit/template-view.js';
import { templateEvents } from '../domain/template-events.js';
import { evolve, initial } from '../domain/template.js';

export const templateRecord = defineRecord({
  prefix: 'messagetemplate-',
  events: templateEvents,
  initial,
  evolve,
  hint: { topic: 'message_templates' },
  audit: templateAuditView,
});
