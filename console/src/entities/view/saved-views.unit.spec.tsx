import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { viewApi } from '../../../../contracts/views/api.js';
import type { SavedView } from '../../../../contracts/views/view.js';
import { renderConsole } from '../../../testing/render-console.js';
import { ServerDouble } from '../../../testing/server-double.js';
import { SavedViews } from './saved-views.js';

const [example] = viewApi.getall.answer.parse(viewApi.getall.example.answer).items;
const own: SavedView = { ...example!, name: 'Late', query: 'tab=PENDING&sort=deadline', shared: false };
const shared: SavedView = {
  ...own,
  id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b12',
  name: 'Big boats',
  query: 'length=15..',
  shared: true,
  mine: false,
};
const receipt = viewApi.save.answer.parse(viewApi.save.example.answer);

const server = (default_id: string | null = null) =>
  new ServerDouble()
    .answer(viewApi.getall, { items: [shared, own], total: 2, default_id })
    .answer(viewApi.save, receipt)
    .answer(viewApi.delete, receipt);
const open = (at: string, double = server()) =>
  renderConsole(<SavedViews list="reservations" />, { at, path: '/reservations', server: double });

describe('The saved views of a list', () => {
  it('set the address of the list, and are named where they are shown', async () => {
    const { user, address } = await open('/reservations?tab=ALL');
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Late' }));
    expect(address()).toBe('/reservations?tab=PENDING&sort=deadline');
    expect(await screen.findByRole('button', { name: 'View: Late' })).toBeVisible();
  });

  it('open a list without an address with the default, and leave other addresses alone', async () => {
    const { address, unmount } = await open('/reservations', server(shared.id));
    await waitFor(() => expect(address()).toBe('/reservations?length=15..'));
    unmount();
    const { address: kept } = await open('/reservations?tab=ALL', server(shared.id));
    await screen.findByRole('button', { name: 'Views' });
    expect(kept()).toBe('/reservations?tab=ALL');
  });

  it('are saved from what the list shows, without its page', async () => {
    const { user, server: double } = await open('/reservations?tab=ALL&page=4');
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save this view …' }));
    const save = await screen.findByRole('button', { name: /^Save$/ });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Everything');
    await user.click(screen.getByRole('checkbox', { name: 'Share with colleagues in the marina' }));
    await user.click(save);
    await waitFor(() =>
      expect(double.inputs(viewApi.save)).toEqual([
        { list: 'reservations', name: 'Everything', query: 'tab=ALL', shared: true, is_default: false, mail: 'NONE' },
      ]),
    );
  });

  it('are changed and deleted by their owner only', async () => {
    const { user, server: double, unmount } = await open(`/reservations?${own.query}`);
    await user.click(await screen.findByRole('button', { name: 'View: Late' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change “Late” …' }));
    await user.click(await screen.findByRole('button', { name: 'Delete this view' }));
    await waitFor(() => expect(double.inputs(viewApi.delete)).toEqual([{ view_id: own.id }]));
    unmount();
    const other = await open(`/reservations?${shared.query}`);
    await other.user.click(await screen.findByRole('button', { name: 'View: Big boats' }));
    expect(await screen.findByRole('menuitem', { name: 'Save this view …' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /^Change/ })).toBeNull();
  });
});
