import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { campaignApi } from '../../../../../contracts/campaigns/api.js';
import type { ScreenDetails } from '../../../../../contracts/campaigns/campaign.js';
import { type ConsoleOptions, renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './campaign-page.js';

const { screen_details: example } = campaignApi.section.answer.parse(campaignApi.section.example.answer);
const [campaign] = campaignApi.sent.answer.parse(campaignApi.sent.example.answer).items;
const ready = { ...example, sent_today: false, previously_sent: null, latest: null };

const serving = (details: Partial<ScreenDetails> = {}) =>
  new ServerDouble()
    .answer(campaignApi.section, ({ screen_type }) => ({ screen_details: { ...ready, ...details, screen_type } }))
    .answer(campaignApi.template, campaignApi.template.example.answer)
    .answer(campaignApi.sent, { items: [{ ...campaign!, by: null }], total: 1 })
    .answer(campaignApi.send, campaignApi.send.example.answer)
    .answer(campaignApi.sendTest, campaignApi.sendTest.example.answer);
const open = (server = serving(), options: ConsoleOptions = {}) =>
  renderConsole(<Component />, {
    at: '/memberships/grow_up?type=improve_revenue',
    path: '/memberships/grow_up',
    server,
    ...options,
  });
const send = () => screen.findByRole('button', { name: 'Send to 171 berth holders' });

describe('the campaigns', () => {
  it('are chosen by the address', async () => {
    const { user, address, server } = await open();
    const sections = within(screen.getByRole('navigation', { name: 'Campaigns' }));
    expect(await sections.findAllByRole('link')).toHaveLength(3);
    expect(sections.getByRole('link', { name: /^Improve revenue/ })).toHaveAttribute('aria-current', 'true');
    await user.click(sections.getByRole('link', { name: /^Increase traffic/ }));
    expect(address()).toBe('/memberships/grow_up?type=increase_traffic');
    await waitFor(() =>
      expect(server.inputs(campaignApi.template).at(-1)).toMatchObject({ screen_type: 'MARINA_TRAFFIC' }),
    );
  });

  it('are sent once the user confirms, and the figures are then loaded again', async () => {
    const { user, server } = await open();
    await user.click(await send());
    const question = await screen.findByRole('alertdialog', { name: 'Send this email to 171 berth holders?' });
    expect(server.inputs(campaignApi.send)).toEqual([]);
    const before = server.received(campaignApi.section).length;
    await user.click(within(question).getByRole('button', { name: 'Send now' }));
    const done = await screen.findByRole('dialog', { name: 'Your email is on its way' });
    expect(server.inputs(campaignApi.send)).toEqual([{ screen_type: 'REVENUE_PLANNING' }]);
    await user.click(within(done).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(server.received(campaignApi.section).length).toBeGreaterThan(before));
  });

  it('say why a mail was not sent', async () => {
    const server = serving().refuse(campaignApi.send, { status: 409, error_type: 'CAMPAIGN_RUNNING' });
    const { user } = await open(server);
    await user.click(await send());
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    const failed = await screen.findByRole('dialog', { name: 'An error occurred' });
    expect(failed).toHaveTextContent(/\S/);
    await user.click(within(failed).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [
      'today',
      { sent_today: true, previously_sent: example.previously_sent, latest: { ...campaign!, by: null } },
      /^Sent today at .* by a former colleague/,
    ],
    ['without recipients', { residents_found: 0 }, /^There are no recipients/],
  ])('are not sent twice %s', async (_when, details, reason) => {
    await open(serving(details));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Send to/ })).toBeDisabled();
  });

  it('show how far a mail has come', async () => {
    await open(serving({ sent_today: true, latest: { ...campaign!, status: 'RUNNING', done: 40 } }));
    expect(await screen.findByRole('progressbar', { name: 'Progress of the campaign' })).toHaveAttribute('value', '40');
    expect(screen.getByText('40 of 171 sent')).toBeVisible();
  });

  it('list what was sent with what came of it', async () => {
    await open();
    const row = (await screen.findByText('3 absences reported')).closest('tr');
    expect(row).toHaveTextContent('A former colleague');
    expect(row).toHaveTextContent('170');
  });

  it('send a test to the user alone, and nothing at all without the permission', async () => {
    const { user, server, unmount } = await open();
    await user.click(await screen.findByRole('button', { name: 'Send me a test' }));
    expect(await screen.findByText('Test sent to maelle@example.org')).toBeVisible();
    expect(server.inputs(campaignApi.send)).toEqual([]);
    unmount();
    const permissions = { residents: 'VIEWER', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' } as const;
    await open(serving(), { as: { user: { permissions } } });
    expect(await screen.findByText('You need permission to edit berth holders')).toBeVisible();
    expect(await send()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Send me a test' })).toBeNull();
  });
});
