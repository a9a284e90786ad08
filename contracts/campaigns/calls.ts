import type { Access } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import { campaignErrors } from './errors.js';
import type { campaignSchemas, subscriptionSchemas } from './call-schemas.js';

const staff: Access = { kind: 'staff' };
const sender: Access = { kind: 'staff', needs: { area: 'residents', level: 'EDITOR' } };

/** Mails to the residents of a marina (spec 2 §7). */
export const campaignCalls: CallsOf<typeof campaignSchemas> = {
  section: { method: 'POST', path: '/admin/marketing/section_screen', access: staff, does: 'query', spoken: true },
  send: {
    method: 'POST',
    path: '/admin/marketing/send_marketing_email',
    access: sender,
    does: 'command',
    errors: [campaignErrors.sent_today, campaignErrors.running, campaignErrors.nobody],
  },
  audience: { method: 'POST', path: '/admin/marketing/csv', access: sender, does: 'query', spoken: true },
  template: { method: 'POST', path: '/admin/marketing/template', access: staff, does: 'query', spoken: true },
  sendTest: { method: 'POST', path: '/admin/marketing/send_test_email', access: sender, does: 'command' },
  sent: { method: 'POST', path: '/admin/marketing/sent', access: staff, does: 'query' },
};

/** The page behind the link in the mails; the token in the body is the permission. */
export const subscriptionCalls: CallsOf<typeof subscriptionSchemas> = {
  show: {
    method: 'POST',
    path: '/boater/subscription/get',
    access: { kind: 'public' },
    does: 'query',
    errors: [campaignErrors.link_invalid],
  },
  change: {
    method: 'POST',
    path: '/boater/subscription/set',
    access: { kind: 'public' },
    does: 'command',
    errors: [campaignErrors.link_invalid],
  },
};
