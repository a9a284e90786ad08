import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { berthApi, closureApi } from '../../../../../contracts/berths/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { NewClosure } from './new-closure.js';

const { pier_id } = closureApi.listClosures.example.answer.items[0]?.piers[0] ?? { pier_id: '' };
const example = closureApi.previewClosure.answer.parse(closureApi.previewClosure.example.answer);
const [visitor] = example.boats;
if (visitor === undefined) throw new Error('the example concerns a boat');
const holder = {
  ...visitor,
  allocation_id: 'holder',
  holder: 'RESIDENT' as const,
  reservation_id: null,
  boat: 'Korrigane',
  berth: { id: visitor.berth.id, name: 'A3' },
  options: [],
  to: null,
};
const counts = { moved: 1, lost: 0, staying: 1 };
const letter = closureApi.previewLetter.example.answer;

const open = async (at = `/closures/create?pier=${pier_id}`) => {
  const server = new ServerDouble()
    .answer(berthApi.listPiers, berthApi.listPiers.answer.parse(berthApi.listPiers.example.answer))
    .answer(closureApi.previewClosure, { ...example, boats: [visitor, holder], counts, mails: 2 })
    .answer(closureApi.previewLetter, closureApi.previewLetter.answer.parse(letter))
    .answer(closureApi.createClosure, closureApi.createClosure.answer.parse(closureApi.createClosure.example.answer));
  return renderConsole(<NewClosure />, { server, at, path: '/closures/create', others: [{ path: '/closures/:id' }] });
};

it('counts a berth holder who stays apart from boats that move, and everybody as told', async () => {
  await open();
  expect(await screen.findByText('1 boat moves')).toBeVisible();
  expect(screen.getByText('1 stays in a closed berth')).toBeVisible();
  expect(screen.getByText('2 emails')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close and tell 2 boats' })).toBeEnabled();
});

it('names who loses a berth and who stays before it closes without moves, and tells them as chosen', async () => {
  const { user, server } = await open();
  await screen.findByText('1 boat moves');
  const boats = [visitor, holder];
  server.answer(closureApi.previewClosure, { ...example, boats, counts: { moved: 0, lost: 1, staying: 1 }, mails: 2 });
  await user.click(await screen.findByRole('button', { name: 'Close, move no one' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Nordlys loses A12 from'),
    'Korrigane stays in A3',
  ]);
  expect(await dialog.findByText(/Conflicts lists each of them/)).toBeVisible();
  expect(dialog.getByText('2 emails, 0 calls to make')).toBeVisible();
  expect(server.received(closureApi.createClosure)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Close, move no one' }));
  expect(server.inputs(closureApi.createClosure)).toMatchObject([
    {
      tell: true,
      boats: [
        { allocation_id: visitor.allocation_id, berth_id: null },
        { allocation_id: 'holder', berth_id: null },
      ],
    },
  ]);
});

it('says that no one is told if staff send no mails', async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Write to the people concerned' }));
  expect(screen.getByText('No one is told')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close and move 1 boat' }));
  expect(server.inputs(closureApi.createClosure)).toMatchObject([{ tell: false }]);
});

it.each([
  ['pier', 'PIER_NOT_FOUND', 'does not have one of these piers', 'Unknown pier'],
  ['berth', 'BERTH_NOT_FOUND', 'does not have one of these berths', 'Unknown berth'],
])(
  'says at its field that the %s of the address is unknown, and goes on without it',
  async (kind, code, words, chip) => {
    const server = new ServerDouble()
      .answer(berthApi.listPiers, berthApi.listPiers.answer.parse(berthApi.listPiers.example.answer))
      .refuse(berthApi.getBerth, { status: 404, error_type: 'BERTH_NOT_FOUND' })
      .refuse(closureApi.previewClosure, { status: 404, error_type: code });
    const { user } = await renderConsole(<NewClosure />, { server, at: `/closures/create?${kind}=gone` });
    const field = screen.getByRole('textbox', { name: 'Find a pier or a berth' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)));
    await user.click(screen.getByRole('button', { name: `Leave out ${chip}` }));
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(expect.stringContaining(words)));
  },
);

it('says that a pier is unknown also while the days of the address are wrong', async () => {
  await open('/closures/create?pier=gone&from=2027-02-14&until=2027-02-12');
  const field = screen.getByRole('textbox', { name: 'Find a pier or a berth' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('one of these piers')));
  expect(screen.getByText('Choose a day after the first night.')).toBeVisible();
});

it('closes several piers and single berths as one closure', async () => {
  const { user, server } = await open();
  server.answer(berthApi.listBerths, berthApi.listBerths.answer.parse(berthApi.listBerths.example.answer));
  const [found] = berthApi.listBerths.example.answer.items;
  await user.type(screen.getByRole('textbox', { name: 'Find a pier or a berth' }), found?.name ?? '');
  await user.click(await screen.findByRole('checkbox', { name: `berth ${found?.name}` }));
  await user.click(await screen.findByRole('button', { name: /^Close and tell/ }));
  expect(server.inputs(closureApi.createClosure)).toMatchObject([{ pier_ids: [pier_id], berth_ids: [found?.id] }]);
});

it('shows each letter as the server writes it, with other words for one boat, and sends those', async () => {
  const { user, server } = await open();
  expect(await screen.findByRole('region', { name: 'Nordlys: berth A11 instead of A12' })).toHaveTextContent(
    /we close berth A12/,
  );
  expect(server.inputs(closureApi.previewLetter).at(-1)).toMatchObject({ allocation_id: visitor.allocation_id });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(server.inputs(closureApi.previewLetter).at(-1)).toMatchObject({ allocation_id: 'holder' }),
  );
  await user.click(screen.getByRole('button', { name: 'Other words for Korrigane' }));
  await user.type(screen.getByRole('textbox', { name: 'Words for Korrigane only' }), 'Double your lines.');
  const own_words = [{ allocation_id: 'holder', words: 'Double your lines.' }];
  await waitFor(() => expect(server.inputs(closureApi.previewLetter).at(-1)).toMatchObject({ own_words }));
  await user.click(screen.getByRole('button', { name: 'Close and tell 2 boats' }));
  expect(server.inputs(closureApi.createClosure)).toMatchObject([{ own_words }]);
});

it('asks the server for what becomes of the boats with the berths that staff choose', async () => {
  const { user, server } = await open();
  const select = await screen.findByRole('combobox', { name: /^Berth of Nordlys/ });
  await user.selectOptions(select, '');
  await waitFor(() =>
    expect(server.inputs(closureApi.previewClosure).at(-1)).toMatchObject({
      boats: [{ allocation_id: visitor.allocation_id, berth_id: null }],
    }),
  );
});

it('closes now and tells later, at a time of the marina', async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Close now, tell later' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time, the marina’s' }), '23:30');
  await user.click(screen.getByRole('button', { name: 'Close and move 1 boat' }));
  expect(server.inputs(closureApi.createClosure)).toMatchObject([
    { tell: true, tell_at: expect.stringMatching(/:30:00\.000Z$/) },
  ]);
});
