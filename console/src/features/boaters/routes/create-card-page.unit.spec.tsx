import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { vesselApi } from '../../../../../contracts/customers/api.js';
import { cardApi } from '../../../../../contracts/memberships/api.js';
import { renderConsole, type ConsoleOptions } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './create-card-page.js';

const example = vesselApi.get.example.answer;
const { vessel } = example;
const boaters = example.boaters.map((boater) => ({ ...boater, relation_type: 'RESIDENT' as const }));
const TEM = { association: { code: 'TEM' as const, name: 'TEM', logo_url: null } };

const serving = (items: object[] = []) =>
  new ServerDouble()
    .answer(vesselApi.get, { ...example, boaters })
    .answer(cardApi.memberships, { items: items as never, total: items.length })
    .answer(cardApi.add, cardApi.add.example.answer);
const open = (search: string, server = serving(), as: ConsoleOptions['as'] = { marina: TEM }) =>
  renderConsole(<Component />, {
    at: `/cards/create${search}`,
    path: '/cards/create',
    server,
    as,
    others: [
      { path: '/vessels/:id', element: null },
      { path: '/customers', element: null },
    ],
  });
const forBoat = `?vessel_id=${vessel.id}`;
const create = () => screen.findByRole('button', { name: 'Create card' });

beforeEach(() => {
  window.innerWidth = 1440;
});

describe('the page that creates a card', () => {
  it('gives a resident’s boat a card, after the number that was taken', async () => {
    const server = serving().refuse(cardApi.add, { status: 409, error_type: 'CARD_NUMBER_TAKEN' }, 1);
    const { user, address } = await open(forBoat, server);
    const number = await screen.findByRole('textbox', { name: 'Card number' });
    await user.type(number, 'stm0042');
    await user.click(await create());
    expect(await screen.findByText('Another card has this number. Choose another number.')).toBeVisible();
    await user.clear(number);
    await user.click(await create());
    await waitFor(() => expect(address()).toBe(`/vessels/${vessel.id}?tab=memberships`));
    const sent = { boaters: [{ boater_id: boaters[0]?.id }], vessel: { vessel_id: vessel.id } };
    expect(server.inputs(cardApi.add)).toMatchObject([
      { ...sent, membership: { card_number: 'STM0042', status: 'active', auto_renew: false } },
      sent,
    ]);
  });

  it('checks a new holder and boat before it sends anything, and names the email that is taken', async () => {
    const errors = [{ path: 'boaters.0.email', code: 'customers_duplicateEmail2' }];
    const server = serving().refuse(cardApi.add, { status: 409, error_type: 'CONFLICT', errors });
    const { user } = await open('', server);
    await user.click(await create());
    expect(await screen.findByText('Enter the first name.')).toBeVisible();
    expect(server.inputs(cardApi.add)).toEqual([]);
    const entries = {
      'First name': 'Rosa',
      'Last name': 'Pereira',
      Email: 'rosa@example.org',
      'Boat name': 'Ondine',
      Length: '8.4',
      Beam: '2.85',
      Draft: '1.2',
    };
    for (const [name, text] of Object.entries(entries)) {
      await user.type(screen.getByRole('textbox', { name }), text);
    }
    await user.click(await create());
    expect(await screen.findByText(/^User with this email already exists/)).toBeVisible();
  });

  it.each([
    [
      'a marina outside the association',
      { marina: { association: { ...TEM.association, code: null } } },
      /Only marinas/,
    ],
    ['a secondary user', { user: { role: 'secondary' as const }, marina: TEM }, /Secondary users cannot/],
  ])('says why %s cannot create a card', async (_who, as, reason) => {
    await open('', serving(), as);
    expect(await create()).toHaveAccessibleDescription(reason);
  });

  it('says that the boat already has a valid card', async () => {
    await open(forBoat, serving([cardApi.memberships.example.answer.items[0]!]));
    expect(await create()).toHaveAccessibleDescription(/already has a valid card/);
  });
});
