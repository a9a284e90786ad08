import type { CallsOf } from '../vocabulary/call.js';
import type { clickSchemas, crashSchemas, demoSchemas, mailOutboxSchemas, operationsSchemas } from './call-schemas.js';

/** Mails to boaters have personal data: the link for their answer, and their address. */
const mailReaders = { kind: 'staff', needs: { area: 'reservations', level: 'EDITOR' } } as const;

/** Calls for operators of an installation. */
export const operationsCalls: CallsOf<typeof operationsSchemas> = {
  backup: {
    method: 'POST',
    path: '/admin/operations/backup/get',
    access: { kind: 'admin' },
    does: 'query',
  },
  storage: {
    method: 'POST',
    path: '/admin/operations/storage/getall',
    access: { kind: 'admin' },
    does: 'query',
  },
  parked: {
    method: 'POST',
    path: '/admin/operations/parked/getall',
    access: { kind: 'admin' },
    does: 'query',
  },
  resume: {
    method: 'POST',
    path: '/admin/operations/parked/resume',
    access: { kind: 'admin' },
    does: 'command',
    errors: ['PARKED_STREAM_NOT_FOUND'],
  },
  overview: {
    method: 'POST',
    path: '/admin/operations/overview/get',
    access: { kind: 'admin' },
    does: 'query',
  },
  rebuild: {
    method: 'POST',
    path: '/admin/operations/read_models/rebuild',
    access: { kind: 'admin' },
    does: 'command',
    errors: ['READ_MODEL_NOT_FOUND', 'READ_MODEL_RUNS_ELSEWHERE', 'READ_MODEL_BEING_BUILT'],
  },
  consumers: {
    method: 'POST',
    path: '/admin/operations/consumers/getall',
    access: { kind: 'admin' },
    does: 'query',
  },
};

/** Crash reports of the console, for operators (spec 1 §7). */
export const crashCalls: CallsOf<typeof crashSchemas> = {
  report: {
    method: 'POST',
    path: '/admin/common/crash_error_message',
    access: { kind: 'signed_in' },
    does: 'command',
  },
};

/** Interest of staff in parts of the product that their marina does not have (spec 1 §7). */
export const clickCalls: CallsOf<typeof clickSchemas> = {
  learnMore: {
    method: 'POST',
    path: '/admin/common/learn_more',
    access: { kind: 'staff', association_managers: true },
    does: 'command',
  },
  reportBanner: {
    method: 'POST',
    path: '/admin/common/report_click_to_slack',
    access: { kind: 'staff', association_managers: true },
    does: 'command',
  },
};

/** Where no mail server is configured, staff read the stored mails here; only administrators see sign-in links. */
export const mailOutboxCalls: CallsOf<typeof mailOutboxSchemas> = {
  getall: {
    method: 'POST',
    path: '/admin/mail_outbox/getall',
    access: mailReaders,
    does: 'query',
    errors: ['NOT_FOUND'],
  },
  get: {
    method: 'POST',
    path: '/admin/mail_outbox/get',
    access: mailReaders,
    does: 'query',
    errors: ['NOT_FOUND'],
  },
};

/** The sign-in page offers the accounts of a demo with one click. Their passwords are public by intent. */
export const demoCalls: CallsOf<typeof demoSchemas> = {
  signIns: {
    method: 'POST',
    path: '/admin/public/demo_sign_ins',
    access: { kind: 'public' },
    does: 'query',
  },
};
