import { describe, expect, it } from '@jest/globals';
import { refuse } from '../../../../contracts/vocabulary/refusal.js';
import type { StaffCaller } from '../../http/caller.js';
import { ReceivedCall } from '../../http/received-call.js';
import { MailReaders } from '../mail-readers.js';
import { ListKeptMails } from './list-kept-mails.js';
import { ShowKeptMail } from './show-kept-mail.js';

describe('the kept mails', () => {
  it('do not exist when mails are delivered', async () => {
    const readers = new MailReaders({ execute: () => Promise.reject(new Error('nothing is asked')) });
    const caller = { kind: 'staff', marina_id: 'm1', principal: { is_admin: true } } as StaffCaller;
    const request = { caller, ip: '192.0.2.1', headers: {} };
    const listed = new ReceivedCall<never>({ ...request, input: { page: 1, page_size: 5 } });
    const shown = new ReceivedCall<never>({ ...request, input: { mail_id: 'x' } });
    const notFound = refuse('not_found', 'NOT_FOUND');
    expect(await new ListKeptMails(null, readers).execute(listed)).toEqual(notFound);
    expect(await new ShowKeptMail(null, readers).execute(shown)).toEqual(notFound);
  });
});
