import { describe, expect, it } from '@jest/globals';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import type { StaffCaller } from '../http/caller.js';
import { MailOutboxController } from './mail-outbox-controller.js';

describe('the kept mails', () => {
  it('do not exist when mails are delivered', async () => {
    const controller = new MailOutboxController(null, { execute: () => Promise.reject(new Error('nothing is asked')) });
    const caller = { principal: { is_admin: true } } as StaffCaller;
    const notFound = refuse('not_found', 'NOT_FOUND');
    expect(await controller.getall({ page: 1, page_size: 5 }, 'm1', caller)).toEqual(notFound);
    expect(await controller.get({ mail_id: 'x' }, 'm1', caller)).toEqual(notFound);
  });
});
