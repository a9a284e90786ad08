import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { berthApi } from '../../../../../contracts/berths/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as PierPage } from './pier-page.js';

const others = [{ path: '/inventory', element: null }];
const create = (server = new ServerDouble(), at = '/piers/create') =>
  renderConsole(<PierPage />, {
    at,
    path: at.startsWith('/piers/create') ? '/piers/create' : '/piers/:id',
    server,
    others,
  });

describe('a new pier', () => {
  it('is added with its usual sizes, and leads to its berths', async () => {
    const { user, server, address } = await create();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveFocus();
    await user.type(name, 'H');
    for (const [label, size] of [
      ['Max length', '10'],
      ['Max beam', '3.6'],
      ['Max draft', '2.2'],
    ] as const) {
      await user.type(screen.getByRole('textbox', { name: label }), size);
    }
    await user.click(screen.getByRole('button', { name: 'Add pier' }));
    await waitFor(() =>
      expect(server.inputs(berthApi.createPier)[0]?.pier).toMatchObject({
        name: 'H',
        berth_sizes: { max_loa: 10, max_beam: 3.6, max_draft: 2.2, min_length: null },
      }),
    );
    await waitFor(() => expect(address()).toMatch(/^\/inventory\?dialog=many&piers=/));
  });

  it('shows under the name that another pier has it', async () => {
    const server = new ServerDouble().refuse(berthApi.createPier, { status: 409, error_type: 'PIER_NAME_TAKEN' });
    const { user } = await create(server);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, 'A');
    await user.click(screen.getByRole('button', { name: 'Add pier' }));
    expect(await screen.findByText('Another pier has this name. Choose another.')).toBeVisible();
    expect(name).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Add pier' })).toHaveAttribute('aria-disabled', 'true');
  });

  it.each(['support@harbour.example', null])(
    'leads to support (%s) where only support switches instant booking on',
    async (support_email) => {
      const refusal = { status: 403, error_type: 'INSTANT_BOOKING_NEEDS_SUPPORT', details: { support_email } };
      const { user } = await create(new ServerDouble().refuse(berthApi.createPier, refusal));
      await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'H');
      await user.click(screen.getByRole('switch', { name: 'Instant booking' }));
      await user.click(screen.getByRole('button', { name: 'Add pier' }));
      const asks = await screen.findByText('Ask support to switch it on');
      expect(asks).toBeVisible();
      expect(asks.closest('a')?.getAttribute('href') ?? null).toEqual(
        support_email === null ? null : expect.stringMatching(/^mailto:support@harbour\.example\?subject=/),
      );
      expect(screen.getByRole('switch', { name: 'Instant booking' })).not.toBeChecked();
    },
  );

  it('closes by Escape, and asks before typed text is lost', async () => {
    const { user } = await create();
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'H');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  });
});
