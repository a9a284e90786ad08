import type { Access } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { notificationSchemas } from './call-schemas.js';

/** The chat feature of the marina gates notifications too (spec 2 §2). */
const chat: Access = { kind: 'staff', feature: 'chat' };

/** Preferences are the caller's own. */
const anyStaff: Access = { kind: 'staff' };

const marks = { method: 'POST', access: chat, does: 'command', errors: ['NOT_FOUND'] } as const;

/** The notifications of a marina's staff. Each person has marks of their own. */
export const notificationCalls: CallsOf<typeof notificationSchemas> = {
  getall: { method: 'POST', path: '/admin/notification/getall', access: chat, does: 'query', spoken: true },
  view: { ...marks, path: '/admin/notification/view' },
  read: { ...marks, path: '/admin/notification/read' },
  unread: { ...marks, path: '/admin/notification/unread' },
  delete: { ...marks, path: '/admin/notification/delete' },
  restore: { ...marks, path: '/admin/notification/restore' },
  emailPreferences: { method: 'POST', path: '/admin/email_preferences/get', access: anyStaff, does: 'query' },
  setEmailPreferences: { method: 'POST', path: '/admin/email_preferences/set', access: anyStaff, does: 'command' },
  readAll: { method: 'POST', path: '/admin/notification/read_all', access: chat, does: 'command' },
  pushSettings: { method: 'POST', path: '/admin/push/get', access: anyStaff, does: 'query' },
  addPushDevice: { method: 'POST', path: '/admin/push/add', access: anyStaff, does: 'command' },
  removePushDevice: { method: 'POST', path: '/admin/push/remove', access: anyStaff, does: 'command' },
  setPushSubjects: { method: 'POST', path: '/admin/push/subjects', access: anyStaff, does: 'command' },
};
