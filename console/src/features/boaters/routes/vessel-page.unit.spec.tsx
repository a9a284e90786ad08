import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { vesselApi } from '../../../../../contracts/customers/api.js';
import { cardApi } from '../../../../../contracts/memberships/api.js';
import { receiptExample } from '../../../../../contracts/vocabulary/route.js';
import { renderConsole, type ConsoleOptions } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { selfOf } from '../../../../testing/sign-ins.js';
import { Component } from './vessel-page.js';

const example = vesselApi.get.example.answer;
const { vessel } = example;
const [ines] = example.boaters;
const SECOND = '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e29';
const marc = { ...ines!, id: SECOND, first_name: 'Marc', email: 'marc@example.org', is_primary: false };

const serving = (more: object = {}) =>
  new ServerDouble()
    .answer(vesselApi.get, { ...example, boaters: [ines!, marc], ...more })
    .answer(cardApi.memberships, cardApi.memberships.example.answer)
    .answer(vesselApi.availableBoaters, vesselApi.availableBoaters.example.answer);
const open = (server = serving(), options: ConsoleOptions = {}) =>
  renderConsole(<Component />, { at: `/vessels/${vessel.id}`, path: '/vessels/:id', server, ...options });

beforeEach(() => {
  window.innerWidth = 1440;
});

describe('the page of a vessel', () => {
  it('shows the boat to scale, its facts, contacts and cards', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Belle Étoile' })).toBeVisible();
    expect(screen.getByRole('img', { name: /11\.40.m long, 3\.85.m wide, draft 1\.90.m/ })).toBeVisible();
    const contacts = screen.getByRole('region', { name: 'Contacts' });
    expect(within(contacts).getByRole('link', { name: 'Inès Delacroix' })).toHaveAttribute(
      'href',
      `/boaters/${ines?.id}`,
    );
    expect(contacts).toHaveTextContent('Primary boater');
    expect(await screen.findByText('STM0042')).toBeVisible();
  });

  it('leads to a new reservation for the boat and its owner, without an owner to an empty form', async () => {
    const as = { marina: { marina_settings: { permissions: { reservation: true } } } };
    const page = await open(serving(), { as });
    const link = await screen.findByRole('link', { name: 'New reservation' });
    const empty = '/reservations/new?create_new=true';
    expect(link).toHaveAttribute('href', `${empty}&boater=${ines!.id}&vessel=${vessel.id}`);
    page.unmount();
    await open(serving({ boaters: [{ ...ines!, first_name: null, last_name: null }] }), { as });
    expect(await screen.findByRole('link', { name: 'New reservation' })).toHaveAttribute('href', empty);
  });

  it('marks the card that the address names', async () => {
    await open(serving(), { at: `/vessels/${vessel.id}?tab=memberships&cardNum=STM0042` });
    expect((await screen.findByRole('link', { name: 'STM0042' })).closest('tr')).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('makes another boater primary and removes one, based on the shown revision', async () => {
    const server = serving()
      .answer(vesselApi.setPrimaryBoater, receiptExample)
      .answer(vesselApi.removeBoater, receiptExample);
    const { user } = await open(server);
    const ofMarc = { vessel_id: vessel.id, boater_id: SECOND };
    await user.click(await screen.findByRole('button', { name: 'Make Marc Delacroix the primary boater' }));
    expect(await screen.findByText('The primary boater is changed')).toBeVisible();
    expect(server.inputs(vesselApi.setPrimaryBoater)).toEqual([ofMarc]);
    expect(server.received(vesselApi.setPrimaryBoater)[0]?.headers.get('If-Match')).toBe('"2"');
    await user.click(screen.getByRole('button', { name: 'Remove Marc Delacroix' }));
    expect(await screen.findByText('The contact is removed')).toBeVisible();
    expect(server.inputs(vesselApi.removeBoater)).toEqual([ofMarc]);
  });

  it('never removes the primary boater, and says why', async () => {
    await open();
    const button = await screen.findByRole('button', { name: 'Remove Inès Delacroix' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Make another boater primary first.');
  });

  it('adds a boater whom the search finds, or by mail address, and says when that is refused', async () => {
    const server = serving()
      .refuse(vesselApi.addBoater, { status: 409, error_type: 'VESSEL_HAS_BOATER' }, 1)
      .answer(vesselApi.availableBoaters, {
        items: [{ ...vesselApi.availableBoaters.example.answer.items[0]!, first_name: 'Luc' }],
        total: 1,
      });
    const { user } = await open(server);
    const field = await screen.findByRole('textbox', { name: 'Add a boater' });
    await user.type(field, 'marc@example.org');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('This boater already belongs to the boat.')).toBeVisible();
    expect(server.inputs(vesselApi.addBoater)).toEqual([{ vessel_id: vessel.id, email: 'marc@example.org' }]);
    await user.clear(field);
    await user.type(field, 'luc');
    await user.click(await screen.findByRole('button', { name: /Luc Delacroix/ }));
    expect(await screen.findByText('The boater is added')).toBeVisible();
    expect(server.inputs(vesselApi.addBoater).at(-1)).toMatchObject({ boater_id: ines?.id });
  });

  it('changes the measures of the boat', async () => {
    const server = serving().answer(vesselApi.update, receiptExample);
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const form = await screen.findByRole('form', { name: 'Details of the boat' });
    const draft = within(form).getByRole('textbox', { name: 'Draft' });
    await user.clear(draft);
    await user.type(draft, '2.05');
    await user.click(within(form).getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(server.inputs(vesselApi.update)).toEqual([{ vessel_id: vessel.id, vessel: { draft: 2.05 } }]),
    );
  });

  it('offers no changes to people without the permission, and says why', async () => {
    const viewer = {
      permissions: { residents: 'VIEWER', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' } as const,
    };
    await open(serving(), { as: { user: viewer } });
    for (const name of ['Edit', 'Make Marc Delacroix the primary boater', 'Remove Marc Delacroix']) {
      const button = await screen.findByRole('button', { name });
      expect(button).toHaveAccessibleDescription('You need permission to change this customer’s boat.');
    }
  });

  describe('a card', () => {
    const renewable = { ...cardApi.memberships.example.answer.items[0]!, home_marina_id: selfOf().marina?.id ?? '' };
    const withCard = (card: object = {}) =>
      serving().answer(cardApi.memberships, { items: [{ ...renewable, ...card }], total: 1 });
    const menuOf = () => screen.findByRole('button', { name: 'Actions for card STM0042' });

    it('is renewed and disabled after a question, and the answer is shown', async () => {
      const server = withCard()
        .answer(cardApi.renew, receiptExample)
        .answer(cardApi.changeStatus, receiptExample)
        .refuse(cardApi.changeStatus, { status: 409, error_type: 'CARD_ARCHIVED' }, 1);
      const { user } = await open(server);
      const customer_id = renewable.card_id;
      await user.click(await menuOf());
      await user.click(await screen.findByRole('menuitem', { name: /^Renew/ }));
      await user.click(await screen.findByRole('button', { name: 'Renew card' }));
      expect(await screen.findByText('Card STM0042 is renewed')).toBeVisible();
      expect(server.inputs(cardApi.renew)).toEqual([{ customer_id }]);
      await user.click(await menuOf());
      await user.click(await screen.findByRole('menuitem', { name: /^Disable/ }));
      const disable = await screen.findByRole('button', { name: 'Disable card' });
      await user.click(disable);
      expect(await screen.findByText('This card is archived. Restore it first.')).toBeVisible();
      await user.click(disable);
      expect(await screen.findByText('Card STM0042 is disabled')).toBeVisible();
      expect(server.inputs(cardApi.changeStatus)).toContainEqual({ customer_id, new_status: 'disabled' });
    });

    it('of another marina can only be read, and the button says why', async () => {
      await open(withCard({ home_marina_id: SECOND }));
      expect(await menuOf()).toHaveAccessibleDescription('Only the card’s home marina can change it.');
    });
  });

  it('says when the vessel is not in the register', async () => {
    await open(new ServerDouble().refuse(vesselApi.get, { status: 404, error_type: 'VESSEL_NOT_FOUND' }));
    expect(await screen.findByText('This boat is not on record in your marina.')).toBeVisible();
  });
});
