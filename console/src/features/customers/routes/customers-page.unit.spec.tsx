import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { boaterApi, customerListApi } from '../../../../../contracts/customers/api.js';
import { cardApi, cardImportApi, requestApi } from '../../../../../contracts/memberships/api.js';
import { narrowWindow } from '../../../../testing/narrow-window.js';
import { filtersInUse, removingFilter } from '../../../../testing/filters-in-use.js';
import { renderConsole, type ConsoleOptions } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './customers-page.js';

const { answer: residents } = customerListApi.residents.example;
const { answer: visitors } = customerListApi.visitors.example;
const { answer: archived } = customerListApi.archived.example;
const [resident] = residents.items;

const serving = () =>
  new ServerDouble()
    .answer(customerListApi.residents, residents)
    .answer(customerListApi.visitors, visitors)
    .answer(customerListApi.archived, archived);
const open = (server = serving(), at = '/customers', options: ConsoleOptions = {}) =>
  renderConsole(<Component />, { at, server, ...options });
const TEM = { as: { marina: { association: { code: 'TEM' as const } } } };
const asked = (server: ServerDouble) => server.inputs(customerListApi.residents).at(-1);

beforeEach(() => {
  window.innerWidth = 1440;
  localStorage.clear();
});

describe('the customers', () => {
  it('show residents with boat, holder, card and what happens next', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /Belle Étoile/ });
    for (const text of ['Sailing boat', '11.40 × 3.85', 'Inès Delacroix', 'Verified', 'STM0042', 'Active', 'renews'])
      expect(row).toHaveTextContent(text);
    expect(within(row).getByRole('img', { name: '3 of 5 nights left' })).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Belle Étoile, Inès Delacroix' })).toHaveAttribute(
      'href',
      `/vessels/${resident?.vessel_id}`,
    );
    expect(within(row).getByRole('link', { name: 'Inès Delacroix' })).toHaveAttribute(
      'href',
      `/boaters/${resident?.id}`,
    );
    expect(row).toHaveAttribute('data-edge', 'false');
  });

  it('need no more room than a window of 1440 pixels has beside the menu and its own scroll bar', async () => {
    await open(serving(), '/customers', {
      as: { marina: { ...TEM.as.marina, id: resident!.membership_card!.home_marina_id } },
    });
    await screen.findByRole('checkbox', { name: 'Choose card STM0042' });
    expect(Number.parseFloat(screen.getByRole('table').style.minWidth)).toBeLessThanOrEqual(1147);
  });

  it('mark residents whose card waits for us', async () => {
    const card = { ...resident!.membership_card!, status: 'expired' as const };
    await open(
      serving().answer(customerListApi.residents, { ...residents, items: [{ ...resident!, membership_card: card }] }),
    );
    const row = await screen.findByRole('row', { name: /Belle Étoile/ });
    expect(row).toHaveAttribute('data-edge', 'true');
    expect(row).toHaveTextContent('renew or archive');
  });

  it('count the customers in each tab and keep the search from tab to tab', async () => {
    await open(serving(), '/customers?search=ana&membership=active');
    await screen.findByRole('row', { name: /Belle Étoile/ });
    const tabs = within(screen.getByRole('navigation', { name: 'Customer types' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Berth holders212',
      'Visitors1,348',
      'Residency requests1',
      'Archived27',
    ]);
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/customers?search=ana',
      '/customers?tab=visitors&search=ana',
      '/customers?tab=requests&search=ana',
      '/customers?tab=archived&search=ana',
    ]);
  });

  it('send the filters and the order of the address', async () => {
    const server = serving();
    const { user } = await open(server, '/customers?membership=active&types=TEM&length=9..12&sort=-email', TEM);
    await screen.findByRole('row', { name: /Belle Étoile/ });
    expect(asked(server)).toMatchObject({
      filter: { membership: 'active', member_types: ['TEM'], vessel_length: { from: 9, to: 12 } },
      sort: { field: 'email', direction: 'desc' },
      page: 1,
      page_size: 10,
    });
    await user.click(screen.getByRole('radio', { name: 'Expired' }));
    await waitFor(() => expect(asked(server)).toMatchObject({ filter: { membership: 'expired' } }));
    await user.click(screen.getByRole('button', { name: 'Full name' }));
    await waitFor(() => expect(asked(server)).toMatchObject({ sort: { field: 'full_name', direction: 'asc' } }));
  });

  it('offer the filter of people without a card to marinas of the association only', async () => {
    const view = await open(serving(), '/customers', TEM);
    expect(await screen.findByRole('radio', { name: 'Boaters' })).toBeInTheDocument();
    view.unmount();
    await open(serving(), '/customers', { as: { marina: { association: { code: 'IGY' } } } });
    await screen.findByRole('row', { name: /Belle Étoile/ });
    expect(screen.queryByRole('radio', { name: 'Boaters' })).toBeNull();
  });

  it.each([
    [{ role: 'secondary' as const }, 'Secondary users cannot add customers.'],
    [
      {
        permissions: {
          residents: 'VIEWER' as const,
          reservations: 'EDITOR' as const,
          marina_settings: 'NOT_ALLOWED' as const,
        },
      },
      'You can view berth holders but not change them.',
    ],
  ])('say why %j cannot add a customer', async (user, reason) => {
    await open(serving(), '/customers', { as: { user } });
    const button = await screen.findByRole('button', { name: 'Add a customer' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(expect.stringContaining(reason));
  });

  it('have their cards changed together, and name those that could not be changed', async () => {
    const card = resident!.membership_card!;
    const second = { ...card, card_id: '0190f3a2-6c03-7d13-8b23-0a5b7c9d1e55', card_number: 'STM0077' };
    const rows = [resident!, { ...resident!, id: second.card_id, boat_name: 'Alcyon', membership_card: second }];
    const server = serving()
      .answer(customerListApi.residents, { ...residents, items: rows, total: 2 })
      .answer(cardApi.changeMany, {
        changed: [card.card_id],
        refused: [{ customer_id: second.card_id, code: 'CARD_ARCHIVED' }],
      });
    const as = { marina: { ...TEM.as.marina, id: card.home_marina_id } };
    const { user } = await open(server, '/customers', { as });
    await user.click(await screen.findByRole('checkbox', { name: 'Choose card STM0042' }));
    expect(screen.getByText('1 card chosen')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all cards on this page' }));
    expect(screen.getByText('2 cards chosen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change cards' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Disable' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Disable: 2 cards chosen' });
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    const failed = await screen.findByRole('dialog', { name: 'These cards were not changed' });
    expect(failed).toHaveTextContent('STM0077');
    expect(server.inputs(cardApi.changeMany)).toEqual([
      { customer_ids: [card.card_id, second.card_id], action: 'disabled' },
    ]);
    await user.click(within(failed).getByText('Close'));
    expect(await screen.findByText('1 card chosen')).toBeVisible();
  });

  it('are not chosen by those who may not change cards', async () => {
    const card = resident!.membership_card!;
    const viewer = { residents: 'VIEWER', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' } as const;
    const marina = { ...TEM.as.marina, id: card.home_marina_id };
    await open(serving(), '/customers', { as: { marina, user: { permissions: viewer } } });
    await screen.findByRole('row', { name: /Belle Étoile/ });
    expect(screen.queryByRole('checkbox', { name: 'Choose card STM0042' })).toBeNull();
  });

  it('say why secondary users cannot create a card', async () => {
    await open(serving(), '/customers', { as: { ...TEM.as, user: { role: 'secondary' } } });
    const button = await screen.findByRole('button', { name: 'Create card' });
    expect(button).toHaveAccessibleDescription(expect.stringContaining('Secondary users cannot add customers.'));
  });

  it('name the filters in use when no customer matches', async () => {
    const server = serving().answer(customerListApi.residents, { ...residents, items: [], total: 0 });
    const { user, address } = await open(server, '/customers?membership=expired&types=TEM,non&length=9..12', TEM);
    expect(await screen.findByText('No customers match these filters')).toBeVisible();
    expect(await filtersInUse()).toEqual([
      'Membership: Expired',
      'Member type: TEM, Not a member',
      expect.stringMatching(/^Size: 9.+12/),
    ]);
    expect(screen.getByText('Without filters there are 212 customers.')).toBeVisible();
    await user.click(removingFilter('Member type: TEM, Not a member'));
    expect(address()).toBe('/customers?membership=expired&length=9..12');
  });

  it('are exported and added from a menu on a phone, with the reason where that is not possible', async () => {
    narrowWindow(true);
    try {
      const { user } = await open(serving(), '/customers', { as: { marina: { association: { code: 'IGY' } } } });
      await user.click(await screen.findByRole('button', { name: 'More actions' }));
      const menu = await screen.findByRole('menu');
      expect(within(menu).getByRole('menuitem', { name: /^Export/ })).toHaveTextContent('TEM');
      expect(within(menu).getByRole('menuitem', { name: /^Add several/ })).toHaveTextContent('TEM');
    } finally {
      narrowWindow(false);
    }
  });

  it('let secondary users decline requests for residency, but not approve them', async () => {
    const { answer } = requestApi.residencyRequests.example;
    const server = serving().answer(requestApi.residencyRequests, answer);
    await open(server, '/customers?tab=requests', { as: { user: { role: 'secondary' } } });
    const [approve] = await screen.findAllByRole('button', { name: /^Approve/ });
    expect(approve).toHaveAttribute('aria-disabled', 'true');
    expect(approve).toHaveAccessibleDescription(
      'Secondary users cannot add berth holders or cards. Ask a primary user of your marina.',
    );
    expect(screen.getAllByRole('button', { name: /^Decline/ })[0]).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('export all residents as a file, in marinas of the association only', async () => {
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:report';
    URL.revokeObjectURL = () => undefined;
    const { report } = { report: customerListApi.residentsReport.example.answer };
    const view = await open(serving().answer(customerListApi.residentsReport, report), '/customers', TEM);
    await view.user.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toEqual([report.file_name]));
    click.mockRestore();
    view.unmount();
    await open(serving(), '/customers', { as: { marina: { association: { code: 'IGY' } } } });
    expect(await screen.findByRole('button', { name: 'Export' })).toHaveAccessibleDescription(
      'Only marinas of the association TEM can export customers.',
    );
  });

  it('show visitors with their last interaction and next stay', async () => {
    await open(serving(), '/customers?tab=visitors');
    const row = await screen.findByRole('row', { name: /Inès Delacroix/ });
    for (const text of ['France', 'wrote', '3 July 2027', '7 nights, waiting for us'])
      expect(row).toHaveTextContent(text);
    expect(within(row).getByRole('img', { name: 'Waiting for us' })).toBeVisible();
    expect(row).toHaveAttribute('data-edge', 'true');
  });

  it('bring an archived card back', async () => {
    const server = serving().answer(cardApi.changeStatus, cardApi.changeStatus.example.answer);
    const { user } = await open(server, '/customers?tab=archived');
    await user.click(await screen.findByRole('button', { name: 'Restore card STM0042' }));
    expect(await screen.findByText('Card STM0042 is restored')).toBeVisible();
    expect(server.inputs(cardApi.changeStatus)).toEqual([
      { customer_id: resident?.membership_card?.card_id, new_status: 'active' },
    ]);
  });

  it('say which search or filters hide everybody, and how many there are', async () => {
    const nobody = serving().answer(customerListApi.residents, { ...residents, items: [], total: 0 });
    const view = await open(nobody, '/customers?search=zzz');
    expect(await screen.findByText('No customer matches “zzz”')).toBeVisible();
    expect(await filtersInUse()).toEqual(['Search: zzz']);
    expect(screen.getByText('Without filters there are 212 customers.')).toBeVisible();
    view.unmount();
    const { user } = await open(nobody, '/customers?membership=expired');
    expect(await screen.findByText('No customers match these filters')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    expect(await screen.findByText('No berth holders yet')).toBeVisible();
  });

  it('offer to try again when the server cannot answer', async () => {
    const failing = serving().refuse(customerListApi.residents, { status: 503, error_type: 'UNAVAILABLE' });
    await open(failing);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('put a resident with a boat on record', async () => {
    const server = serving().answer(boaterApi.add, boaterApi.add.example.answer);
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Add a customer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a customer' });
    const field = (name: string | RegExp) => within(dialog).getByRole('textbox', { name });
    await user.type(field('First name'), 'Rosa');
    await user.type(field('Last name'), 'Pereira');
    await user.type(field('Email'), 'rosa@example.org');
    await user.type(field('Boat name'), 'Ondine');
    await user.type(field('Length'), '8.4');
    await user.type(field('Beam'), '2.85');
    await user.type(field('Draft'), '1.2');
    await user.click(within(dialog).getByRole('button', { name: 'Add customer' }));
    await waitFor(() => expect(server.inputs(boaterApi.add)).toHaveLength(1));
    expect(server.inputs(boaterApi.add)[0]).toMatchObject({
      relation_type: 'RESIDENT',
      first_name: 'Rosa',
      vessel: { name: 'Ondine', length: 8.4, beam: 2.85, draft: 1.2 },
    });
  });

  it('send no boat of a customer who has none, and ask before typed text is lost', async () => {
    const server = serving().answer(boaterApi.add, boaterApi.add.example.answer);
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Add a customer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a customer' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'With a boat' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'First name' }), 'Rosa');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Last name' }), 'Pereira');
    await user.type(within(dialog).getByRole('textbox', { name: 'Email' }), 'rosa@example.org');
    await user.click(within(dialog).getByRole('button', { name: 'Add customer' }));
    await waitFor(() => expect(server.inputs(boaterApi.add)).toHaveLength(1));
    expect(server.inputs(boaterApi.add)[0]).not.toHaveProperty('vessel');
  });
});

describe('adding several cards', () => {
  const { answer: checked } = cardImportApi.check.example;
  const { latest } = cardImportApi.progress.example.answer;
  const nothing = () => serving().answer(cardImportApi.progress, { latest: null });
  const file = new File(['x'], 'cards-2026.csv', { type: 'text/csv' });

  it('is for TEM marinas and says so elsewhere', async () => {
    await open(serving(), '/customers', { as: { marina: { association: { code: 'BFG' as const } } } });
    const button = await screen.findByRole('button', { name: 'Add several' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Only marinas of the association TEM can add several cards.');
  });

  it('shows the rows to correct, adds the others, and says what became of them', async () => {
    const [row] = checked.rows;
    const answer = { rows: [row!, { ...row!, row: 3, errors: [] }], valid: 1, wrong: 1 };
    const begun = cardImportApi.import.example.answer;
    const server = nothing().answer(cardImportApi.check, answer).answer(cardImportApi.import, begun);
    const { user } = await open(server, '/customers', TEM);
    await user.click(await screen.findByRole('button', { name: 'Add several' }));
    await user.upload(await screen.findByLabelText('Choose a file to import'), file);
    const wrong = await screen.findByRole('row', { name: /Belle Étoile Inès Delacroix STM042/ });
    expect(wrong).toHaveTextContent('Card number: ');
    expect(screen.getByRole('button', { name: 'Download this row' })).toBeVisible();
    server.answer(cardImportApi.progress, {
      latest: { ...latest!, import_id: begun.import_id, status: 'DONE', done: 1, added: 1, left_out: 1, refused: [] },
    });
    await user.click(screen.getByRole('button', { name: 'Add 1 card' }));
    expect(await screen.findByText('1 card is added.')).toBeVisible();
    expect(screen.getByText('1 row with errors was left out.')).toBeVisible();
  });

  it('shows an import that runs already, with the rows that were refused', async () => {
    const { user } = await open(serving().answer(cardImportApi.progress, { latest }), '/customers', TEM);
    await user.click(await screen.findByRole('button', { name: 'Add several' }));
    expect(await screen.findByRole('progressbar', { name: '1,250 of 4,998 cards added' })).toBeVisible();
    expect(screen.getByText(/^Row 31: Another card has this number/)).toBeVisible();
  });
});
