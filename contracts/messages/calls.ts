import { type Access, LINK_ONLY_READS } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { messageSchemas } from './call-schemas.js';
import { messageErrors, templateErrors } from './errors.js';
import type { templateSchemas } from './template-call-schemas.js';

const chat = { kind: 'staff', feature: 'chat' } as const satisfies Access;

/** Staff's calls about messages. The marina needs the chat feature. */
export const messageCalls: CallsOf<typeof messageSchemas> = {
  /**
   * Writing to a visitor also needs reservations EDITOR (spec 1 §6). Only the record shows who is a visitor, so the
   * handler checks this and answers FORBIDDEN.
   */
  create: {
    method: 'POST',
    path: '/admin/message/create',
    access: chat,
    does: 'command',
    errors: ['NOT_FOUND'],
  },

  getall: {
    method: 'POST',
    path: '/admin/message/getall',
    access: chat,
    does: 'query',
    errors: ['NOT_FOUND'],
  },

  reservation: {
    method: 'POST',
    path: '/admin/message/reservation',
    access: chat,
    does: 'query',
    errors: ['NOT_FOUND'],
  },

  view: {
    method: 'POST',
    path: '/admin/message/view',
    access: chat,
    does: 'command',
    errors: ['NOT_FOUND'],
  },
  read: {
    method: 'POST',
    path: '/admin/message/read',
    access: chat,
    does: 'command',
    errors: ['NOT_FOUND'],
  },
  unread: {
    method: 'POST',
    path: '/admin/message/unread',
    access: chat,
    does: 'command',
    errors: ['NOT_FOUND'],
  },

  readAll: { method: 'POST', path: '/admin/message/read_all', access: chat, does: 'command' },

  edit: {
    method: 'POST',
    path: '/admin/message/edit',
    access: chat,
    does: 'command',
    errors: ['NOT_FOUND', messageErrors.not_own],
  },

  /** As `create` for the right to write, with one file. */
  attach: {
    method: 'POST',
    path: '/admin/message/attach',
    access: chat,
    does: 'command',
    upload: true,
    errors: ['NOT_FOUND'],
  },

  attachAsBoater: {
    method: 'POST',
    path: '/boater/reservation/message_file',
    access: { kind: 'boater_link' },
    does: 'command',
    upload: true,
    errors: ['NOT_FOUND', messageErrors.too_many, LINK_ONLY_READS],
  },

  boaterMessages: {
    method: 'POST',
    path: '/boater/reservation/messages',
    access: { kind: 'boater_link' },
    does: 'query',
  },
};

const keepsTemplates: Access = { ...chat, needs: { area: 'marina_settings', level: 'ALLOWED' } };

/** Templates for messages: whoever keeps the marina's settings writes them, all staff use them. */
export const templateCalls: CallsOf<typeof templateSchemas> = {
  getall: { method: 'POST', path: '/admin/message_templates/getall', access: chat, does: 'query' },
  create: {
    method: 'POST',
    path: '/admin/message_templates/create',
    access: keepsTemplates,
    does: 'command',
    errors: [templateErrors.too_many, templateErrors.name_taken],
  },
  update: {
    method: 'POST',
    path: '/admin/message_templates/update',
    access: keepsTemplates,
    does: 'command',
    errors: [templateErrors.not_found, templateErrors.name_taken],
    revision: true,
  },
  delete: {
    method: 'POST',
    path: '/admin/message_templates/delete',
    access: keepsTemplates,
    does: 'command',
    errors: [templateErrors.not_found],
  },
  fill: {
    method: 'POST',
    path: '/admin/message_templates/fill',
    access: chat,
    does: 'query',
    errors: ['NOT_FOUND', templateErrors.not_found],
  },
};
