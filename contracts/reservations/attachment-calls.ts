import type { CallsOf } from '../vocabulary/call.js';
import type { attachmentSchemas } from './attachment-call-schemas.js';

/** Files of reservations: first a short-lived link, then the bytes. */
export const attachmentCalls: CallsOf<typeof attachmentSchemas> = {
  getLink: {
    method: 'POST',
    path: '/admin/attachment/get_link',
    access: { kind: 'staff' },
    does: 'query',
    errors: ['NOT_FOUND'],
  },

  getLinkAsBoater: {
    method: 'POST',
    path: '/boater/attachment/get_link',
    access: { kind: 'boater_link' },
    does: 'query',
    errors: ['NOT_FOUND'],
  },

  download: {
    method: 'GET',
    path: '/attachments/download',
    access: { kind: 'public' },
    does: 'query',
    errors: ['LINK_EXPIRED', 'NOT_FOUND'],
  },
};
