import type { MessageTemplate } from '../../../contracts/messages/template.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { TemplateEvent } from '../domain/template-events.js';
import { templateRecord } from '../records/template-record.js';

export interface TemplateDocument extends Omit<MessageTemplate, 'id'> {
  marina_id: string;
  /** Lower case, to sort by. */
  sorted_name: string;
}

/** The templates for messages, one document each. */
export const templateList: Projection<TemplateDocument, TemplateEvent> = {
  name: 'message-templates',
  version: 2,
  indexes: [{ fields: ['marina_id', 'sorted_name'] }],
  wholeStream: templateRecord.prefix,
  documentIds: templateRecord.idsIn,
  apply: (document, { type, data, revision }) => {
    if (type === 'MessageTemplateDeleted') return null;
    const {
      at,
      name,
      about = null,
      texts,
    } = data as Extract<TemplateEvent, { type: 'MessageTemplateChanged' }>['data'];
    const marina_id = 'marina_id' in data ? data.marina_id : (document?.marina_id ?? '');
    return { marina_id, name, about, texts, sorted_name: name.toLowerCase(), revision, updated_at: at };
  },
};
