import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { promotionApi } from '../../../../../contracts/loyalty/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './promotions-page.js';

const [promotion] = promotionApi.list.answer.parse(promotionApi.list.example.answer).items;
const receipt = promotionApi.create.example.answer;
const serving = (items = [promotion!]) =>
  new ServerDouble()
    .answer(promotionApi.list, { items, total: items.length })
    .answer(promotionApi.create, receipt)
    .answer(promotionApi.update, receipt);
const open = (server = serving(), is_admin = true) =>
  renderConsole(<Component />, { at: '/promotions', path: '/promotions', as: { user: { is_admin } }, server });

describe('the promotions', () => {
  it('are listed with what members earned, and switched off', async () => {
    const { user, server } = await open();
    const row = (await screen.findByText('Autumn nights')).closest('tr');
    expect(row).toHaveTextContent('each night of a stay');
    expect(row).toHaveTextContent('running');
    expect(row).toHaveTextContent('42');
    await user.click(screen.getByRole('button', { name: 'Change Autumn nights' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change promotion' });
    await user.click(within(dialog).getByLabelText('Switched on'));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.inputs(promotionApi.update)).toHaveLength(1));
    expect(server.inputs(promotionApi.update)[0]).toMatchObject({
      loyalty_rule_id: promotion!.loyalty_rule_id,
      active: false,
    });
  });

  it('are created from an empty list, with the points that are entered', async () => {
    const { user, server } = await open(serving([]));
    await user.click(await screen.findByRole('button', { name: 'Create promotion' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create promotion' });
    const create = within(dialog).getByRole('button', { name: 'Create promotion' });
    await user.click(create);
    expect(server.inputs(promotionApi.create)).toEqual([]);
    await user.type(within(dialog).getByLabelText(/^Name/), 'Winter');
    await user.type(within(dialog).getByLabelText(/^Points(?! for)/), '2.5');
    await user.click(create);
    await waitFor(() => expect(server.inputs(promotionApi.create)).toHaveLength(1));
    expect(server.inputs(promotionApi.create)[0]).toMatchObject({
      name: 'Winter',
      points: 2.5,
      action: 'STAY_COMPLETED',
    });
  });

  it('are for administrators', async () => {
    const { server } = await open(serving(), false);
    expect(server.received(promotionApi.list)).toEqual([]);
  });
});
