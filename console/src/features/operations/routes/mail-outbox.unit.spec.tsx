import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { mailOutboxApi } from '../../../../../contracts/operations/api.js';
import { filtersInUse, removingFilter } from '../../../../testing/filters-in-use.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as MailOutbox } from './mail-outbox-page.js';
import { Component as MailPage } from './mail-page.js';

const mail = mailOutboxApi.get.answer.parse(mailOutboxApi.get.example.answer);

describe('The email outbox', () => {
  const open = (server = new ServerDouble(), at = '/outbox') =>
    renderConsole(<MailOutbox />, { at, path: '/outbox', server });

  it('explains itself and lists what would have been sent', async () => {
    await open();
    expect(await screen.findByRole('link', { name: /Your berth is waiting/ })).toHaveAttribute(
      'href',
      `/outbox/${mail.id}`,
    );
    expect(screen.getByText('These emails were not sent')).toBeVisible();
  });

  it('searches by what the address says', async () => {
    const { user, server, address } = await open();
    await user.type(await screen.findByRole('searchbox'), 'ada{Enter}');
    await waitFor(() => expect(server.inputs(mailOutboxApi.getall).at(-1)?.search).toBe('ada'));
    expect(address()).toBe('/outbox?search=ada');
  });

  it('names the search that matches nothing, and removes it', async () => {
    const server = new ServerDouble().answer(mailOutboxApi.getall, { items: [], total: 0 });
    const { user, address } = await open(server, '/outbox?search=zzz');
    expect(await filtersInUse()).toEqual(['Search: zzz']);
    await user.click(removingFilter('Search: zzz'));
    expect(address()).toBe('/outbox');
  });

  it('says that mails really go out where there is no outbox', async () => {
    const server = new ServerDouble().refuse(mailOutboxApi.getall, { status: 404, error_type: 'NOT_FOUND' });
    await open(server);
    expect(await screen.findByText('Emails are being sent')).toBeVisible();
  });

  it('tells an empty outbox from a search without a match', async () => {
    const server = new ServerDouble().answer(mailOutboxApi.getall, { items: [], total: 0 });
    const { unmount } = await open(server);
    expect(await screen.findByText('No emails yet')).toBeVisible();
    unmount();
    await open(server, '/outbox?search=zzz');
    expect(screen.queryByText('No emails yet')).toBeNull();
  });
});

describe('A kept mail', () => {
  const open = (server: ServerDouble) =>
    renderConsole(<MailPage />, { at: `/outbox/${mail.id}`, path: '/outbox/:id', server });
  const text = 'Dear Ada,\n\nPay now: https://harbour.example/reservations/0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b13\n';

  it('opens its stay as the reader, not as the boater', async () => {
    await open(new ServerDouble().answer(mailOutboxApi.get, { ...mail, text }));
    const link = await screen.findByRole('link', { name: /Open in the console/ });
    expect(link).toHaveAttribute('href', '/reservations/0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b13');
    expect(link).not.toHaveAttribute('target');
  });

  it('is shown in a frame that runs nothing, or as plain text', async () => {
    const html = '<p>Dear Ada</p><script>alert(1)</script>';
    const { user } = await open(new ServerDouble().answer(mailOutboxApi.get, { ...mail, text, html }));
    const frame = await screen.findByTitle(/The email/);
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('srcdoc', html);
    await user.click(screen.getByRole('radio', { name: 'Plain text' }));
    expect(screen.getByText(/Pay now: https/)).toBeVisible();
    expect(screen.queryByTitle(/The email/)).toBeNull();
  });

  it('has no such link when it is to a user, and may be gone', async () => {
    const { unmount } = await open(new ServerDouble().answer(mailOutboxApi.get, { ...mail, text: 'Welcome' }));
    await screen.findByTitle(/The email/);
    expect(screen.queryByRole('link', { name: /Open in the console/ })).toBeNull();
    unmount();
    await open(new ServerDouble().refuse(mailOutboxApi.get, { status: 404, error_type: 'NOT_FOUND' }));
    expect(await screen.findByText('Email not found')).toBeVisible();
  });
});
