import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { chainApi, sessionApi } from '../../../../../contracts/identity/api.js';
import { marinaUserExample } from '../../../../../contracts/identity/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { ChainPeople } from './chain-people.js';

const marina = { id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2bff', name: 'Port Sœur' };
const me = { ...marinaUserExample, id: sessionApi.self.example.answer.user.id, origin: 'chain' as const };
const lena = {
  ...marinaUserExample,
  id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b99',
  first_name: 'Lena',
  last_name: 'Krüger',
  origin: 'chain_invitation' as const,
};
const opened = (server: ServerDouble) =>
  renderConsole(<ChainPeople marina={marina} />, { as: { user: { chain_manager: true } }, at: '/marinas', server });

describe('the people whom the chain sent or invited', () => {
  it('lose their access once the chain manager confirms it, the manager aside', async () => {
    const server = new ServerDouble()
      .answer(chainApi.users, { items: [me, lena], total: 2 })
      .answer(chainApi.removeUserFromMarina, chainApi.removeUserFromMarina.example.answer);
    const { user } = await opened(server);
    const list = await screen.findByRole('list', { name: 'People the chain sent or invited' });
    expect(within(list).getByText('Invited by the chain')).toBeVisible();
    expect(within(list).getAllByRole('button')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'End the access of Lena Krüger' }));
    const question = await screen.findByRole('alertdialog', { name: 'End the access of Lena Krüger?' });
    expect(server.inputs(chainApi.removeUserFromMarina)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'End access' }));
    await waitFor(() =>
      expect(server.inputs(chainApi.removeUserFromMarina)).toEqual([{ marina_id: marina.id, user_id: lena.id }]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('shows that the chain has sent nobody yet', async () => {
    await opened(new ServerDouble().answer(chainApi.users, { items: [], total: 0 }));
    expect(await screen.findByText(/^No one yet/)).toBeVisible();
  });
});
