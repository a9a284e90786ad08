import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { closureApi } from '../../../../../contracts/berths/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './closure-page.js';

const example = closureApi.getClosure.answer.parse(closureApi.getClosure.example.answer);
const [displaced] = example.displaced;
if (displaced === undefined) throw new Error('the example displaces a boat');

const open = async (more: Partial<typeof example>) => {
  const server = new ServerDouble().answer(closureApi.getClosure, { ...example, ...more });
  const at = `/closures/${example.closure_id}`;
  return { ...(await renderConsole(<Component />, { server, at, path: '/closures/:id' })), server };
};

it('says when people are told, and undoes that until then', async () => {
  const { user, server } = await open({ telling: { state: 'WAITS', at: '2027-02-10T17:00:00.000Z' } });
  expect(await screen.findByText(/Until then, this can be undone/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tell no one' }));
  await waitFor(() =>
    expect(server.inputs(closureApi.tellClosure)).toEqual([{ closure_id: example.closure_id, when: 'NEVER' }]),
  );
});

it('offers no telling once people were told', async () => {
  await open({});
  expect(await screen.findByText('Everyone concerned has been told.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tell them now' })).toBeNull();
});

it('lists whom staff ring, and ticks a call', async () => {
  const { to: _, ...boat } = { ...displaced, told_by: 'TELEPHONE' as const, phone: '+33 6 82 06 64 20', done: false };
  const { user, server } = await open({ to_ring: [boat], calls: 1 });
  await user.click(await screen.findByRole('checkbox', { name: /Nordlys: \+33 6 82 06 64 20/ }));
  await waitFor(() =>
    expect(server.inputs(closureApi.tickCall)).toMatchObject([{ allocation_id: boat.allocation_id, done: true }]),
  );
});
