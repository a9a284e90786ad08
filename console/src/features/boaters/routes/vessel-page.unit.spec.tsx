import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { absenceApi } from '../../../../../contracts/absences/api.js';
import { availabilityApi, berthApi, harbourMapApi, planGestureApi } from '../../../../../contracts/berths/api.js';
import { documentApi, vesselApi } from '../../../../../contracts/customers/api.js';
import { cardApi, requestApi } from '../../../../../contracts/memberships/api.js';
import { reservationApi } from '../../../../../contracts/reservations/api.js';
import { exampleRow } from '../../../../../contracts/reservations/examples.js';
import { receiptExample } from '../../../../../contracts/vocabulary/route.js';
import { inRoomOf, layOutNothing } from '../../../../testing/in-room-of.js';
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

afterEach(layOutNothing);

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

  it.each([
    [599, 'table'],
    [502, 'list'],
  ] as const)('shows every fact of a card in %i pixels, in a %s', async (room, shape) => {
    inRoomOf(room);
    await open(serving(), { at: `/vessels/${vessel.id}?tab=memberships&cardNum=STM0042` });
    const link = await screen.findByRole('link', { name: 'STM0042' });
    expect(screen.queryAllByRole('table')).toHaveLength(shape === 'table' ? 1 : 0);
    const card = link.closest<HTMLElement>(shape === 'table' ? 'tr' : 'li')!;
    expect(card).toHaveAttribute('aria-current', 'true');
    const { expires_on } = cardApi.memberships.example.answer.items[0]!;
    const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(expires_on));
    for (const text of ['Active', date, `renews ${date}`]) expect(card).toHaveTextContent(text);
    expect(within(card).getByRole('img', { name: /nights left/ })).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Actions for card STM0042' })).toBeVisible();
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
    expect(await screen.findByText('Boater already exists among the boat’s contacts.')).toBeVisible();
    expect(server.inputs(vesselApi.addBoater)).toEqual([{ vessel_id: vessel.id, email: 'marc@example.org' }]);
    await user.clear(field);
    await user.type(field, 'luc');
    await user.click(await screen.findByRole('button', { name: /Luc Delacroix/ }));
    expect(await screen.findByText('The boater is added')).toBeVisible();
    expect(server.inputs(vesselApi.addBoater).at(-1)).toMatchObject({ boater_id: ines?.id });
  });

  it('shows the berth that it is in, where else it fits, and what is planned', async () => {
    const map = harbourMapApi.showMap.example.answer;
    const server = serving()
      .answer(harbourMapApi.showMap, { ...map, boats: [{ ...map.boats[0]!, vessel_id: vessel.id }] })
      .answer(reservationApi.getall, { items: [exampleRow], total: 1, counts: {} });
    await open(server);
    const berth = await screen.findByRole('group', { name: 'Its berth' });
    expect(berth).toHaveTextContent('A12, pier A');
    expect(berth).toHaveTextContent(/0\.60.m to spare in length, 0\.15.m in beam/);
    const fits = screen.getByRole('group', { name: 'Fits 1 of 1 berths' });
    expect(within(fits).getByRole('link', { name: 'Show pier A on the plan: 1 of 1 berths fit' })).toHaveAttribute(
      'href',
      `/plan?piers=${map.piers[0]?.id}&length=11.4..`,
    );
    const next = await screen.findByRole('group', { name: 'What happens next' });
    expect(within(next).getByRole('link')).toHaveAttribute('href', `/reservations/${exampleRow.id}`);
    expect(server.inputs(reservationApi.getall).at(-1)).toMatchObject({ filter: { vessel_id: vessel.id } });
  });

  it('lists stays, the next absence, documents that expire and the contract to renew by date, with links', async () => {
    const [report] = absenceApi.getall.example.answer.items;
    const [document] = documentApi.getall.example.answer.items;
    const stay = {
      ...exampleRow,
      start_date: '2027-04-01',
      end_date: '2028-04-01',
      contract_id: 'c-1',
      reservation_status: 'approved' as const,
    };
    const absence = { ...report!, vessel_id: vessel.id, departure_date: '2028-01-10', return_date: '2028-01-20' };
    const server = serving()
      .answer(reservationApi.getall, { items: [stay], total: 1, counts: {} })
      .answer(absenceApi.getall, { ...absenceApi.getall.example.answer, items: [absence] })
      .answer(documentApi.getall, { items: [{ ...document!, expires_on: '2028-03-31' }], total: 1 });
    const permissions = { reservation: true, absence_report: true };
    await open(server, { as: { marina: { marina_settings: { permissions } } } });
    const next = await screen.findByRole('group', { name: 'What happens next' });
    const entries = within(next).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('1 April 2027'),
      expect.stringMatching(/January 2028Away$/),
      expect.stringMatching(/^31 March 2028 .*Insurance expires$/),
      '1 April 2028The contract ends and can be renewed',
    ]);
    const [first, away, file, renewal] = entries.map((entry) => within(entry));
    const page = `/reservations/${stay.id}`;
    expect(first!.getByRole('link')).toHaveAttribute('href', page);
    expect(away!.getByRole('link')).toHaveAttribute('href', `/absence-reports/${absence.absence_report_id}`);
    expect(file!.getByRole('button', { name: document!.name })).toBeVisible();
    expect(renewal!.getByRole('link')).toHaveAttribute('href', page);
    expect(server.inputs(absenceApi.getall).at(-1)).toMatchObject({ vessel_id: vessel.id, page_size: 1 });
  });

  it('says that a part of what happens next cannot be read, and reads it again', async () => {
    const server = serving().refuse(documentApi.getall, { status: 500, error_type: 'INTERNAL_ERROR' });
    const permissions = { reservation: false, absence_report: false };
    const { user } = await open(server, { as: { marina: { marina_settings: { permissions } } } });
    const next = within(await screen.findByRole('group', { name: 'What happens next' }));
    expect(await next.findByRole('alert')).toBeVisible();
    server.answer(documentApi.getall, { items: [], total: 0 });
    await user.click(next.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing is planned.')).toBeVisible();
  });

  it('lists nothing of stays and absences that the user may not see', async () => {
    const server = serving().answer(documentApi.getall, { items: [], total: 0 });
    const permissions = { reservation: false, absence_report: false };
    await open(server, { as: { marina: { marina_settings: { permissions } } } });
    expect(await screen.findByText('Nothing is planned.')).toBeVisible();
    expect(server.inputs(reservationApi.getall)).toEqual([]);
    expect(server.inputs(absenceApi.getall)).toEqual([]);
  });

  it('says what to do about an address that is not on record', async () => {
    const server = serving().refuse(vesselApi.addBoater, { status: 404, error_type: 'BOATER_NOT_FOUND' });
    const { user } = await open(server);
    await user.type(await screen.findByRole('textbox', { name: 'Add a boater' }), 'new@example.org');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(/^No boater with this email is on record\. Add the person under/)).toBeVisible();
  });

  it('attaches a detached card of one of its contacts', async () => {
    const [card] = cardApi.memberships.example.answer.items;
    const server = serving()
      .answer(cardApi.memberships, ({ boater_id }) => {
        const items = boater_id === undefined ? [] : [{ ...card!, vessel_id: null }];
        return { items, total: items.length };
      })
      .answer(cardApi.attach, receiptExample);
    const { user } = await open(server, { as: { marina: { id: card!.home_marina_id } } });
    await user.click(await screen.findByRole('button', { name: 'Attach a card' }));
    const dialog = await screen.findByRole('dialog', { name: 'Attach a card to a boat' });
    await user.click(within(dialog).getByRole('button', { name: 'Attach card' }));
    await waitFor(() =>
      expect(server.inputs(cardApi.attach)).toEqual([{ customer_id: card!.card_id, vessel_id: vessel.id }]),
    );
  });

  it('leads to the boater if it cannot be loaded after their request was declined', async () => {
    const request = { id: receiptExample.id, updated_at: '2027-05-02T10:05:00.000Z' };
    const server: ServerDouble = serving({
      home_marina: { ...example.home_marina, verify_status: 'waiting', request },
    }).answer(requestApi.updateMarinaRequest, () => {
      server.refuse(vesselApi.get, { status: 404, error_type: 'VESSEL_NOT_FOUND' });
      return receiptExample;
    });
    const others = [{ path: '/boaters/:id', element: <p>The boater</p> }];
    const { user, address } = await open(server, { others });
    const card = await screen.findByRole('region', { name: 'Asks for a permanent berth' });
    await user.click(within(card).getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'No berth is free.');
    await user.click(within(dialog).getByRole('button', { name: 'Decline request' }));
    expect(await screen.findByText('The boater')).toBeVisible();
    expect(address()).toBe(`/boaters/${ines?.id}`);
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

  describe('a permanent berth', () => {
    const list = berthApi.listBerths.answer.parse(berthApi.listBerths.example.answer);
    const [some] = list.items;
    const sized = { max_loa: 12, max_beam: 4.5, max_draft: 2.5, min_length: null, min_beam: null, min_draft: null };
    const a12 = { ...some!, ...sized, resident: null };
    const b20 = { ...a12, id: SECOND, name: 'B20', pier_name: 'B', number: 20, min_length: 11.5 };
    const period = { start_date: '2027-01-01', end_date: null };
    const resident = {
      berth_holder_type: 'RESIDENT' as const,
      allocation_id: receiptExample.id,
      boater_id: ines!.id,
      boater_name: 'Inès Delacroix',
      vessel_id: vessel.id,
      reservation_id: null,
      arrived: true,
      ...period,
      vessel: { id: vessel.id, name: vessel.name, length: vessel.length },
      absence: null,
      residency: period,
    };
    const offering = (...items: (typeof a12 | typeof some)[]) =>
      serving().answer(berthApi.listBerths, ({ page_size, filter }) => ({
        ...list,
        items: items.flatMap((one) => (one!.name.includes(filter.name ?? '') ? [one!] : [])).slice(0, page_size),
        total: items.length,
      }));
    const opened = async (server: ServerDouble, button: string) => {
      const view = await open(server);
      await view.user.click(await screen.findByRole('button', { name: button }));
      const dialog = await screen.findByRole('dialog', { name: /Belle Étoile/ });
      const choose = async (name: string) => {
        await view.user.click(within(dialog).getByRole('combobox', { name: 'Berth' }));
        await view.user.click(await screen.findByRole('option', { name: new RegExp(name) }));
      };
      return { ...view, dialog, choose, confirm: () => within(dialog).getByRole('button', { name: button }) };
    };

    it('is chosen among those that are free for the boat', async () => {
      const server = offering(a12, b20);
      const { user, dialog, confirm } = await opened(server, 'Give a berth');
      expect(confirm()).toHaveAccessibleDescription('Choose a berth first.');
      await user.type(within(dialog).getByRole('combobox', { name: 'Berth' }), 'A1');
      await waitFor(() =>
        expect(server.inputs(berthApi.listBerths).at(-1)?.filter).toEqual({ for_vessel: vessel.id, name: 'A1' }),
      );
      await user.click(await screen.findByRole('option', { name: /A12/ }));
      expect(dialog).toHaveTextContent('0.60 m to spare in length, 0.65 m in beam');
      await user.click(confirm());
      expect(await screen.findByText('Belle Étoile now has berth A12')).toBeVisible();
      expect(server.inputs(availabilityApi.allocateVessel)).toMatchObject([
        { berth_id: a12.id, vessel_id: vessel.id, end_date: null, confirm_min_length: false },
      ]);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('below whose minimum the boat is needs a confirmation', async () => {
      const server = offering(b20);
      const { user, choose, confirm } = await opened(server, 'Give a berth');
      await choose('B20.*for boats of 11.50');
      await user.click(confirm());
      const question = await screen.findByRole('alertdialog', { name: 'The boat is small for this berth' });
      expect(question).toHaveTextContent('B20 is reserved for longer boats.');
      await user.click(within(question).getByRole('button', { name: 'Cancel' }));
      expect(server.inputs(availabilityApi.allocateVessel)).toEqual([]);
      await user.click(confirm());
      await user.click(await screen.findByRole('button', { name: 'OK, allocate anyway' }));
      expect(await screen.findByText('Belle Étoile now has berth B20')).toBeVisible();
      expect(server.inputs(availabilityApi.allocateVessel)).toMatchObject([
        { berth_id: b20.id, confirm_min_length: true },
      ]);
    });

    it('is confirmed after a refusal where only the server knew of the minimum', async () => {
      const details = { berth_name: 'A12', rule: 'below_min_draft', boat: 1.9, berth: 2 };
      const refusal = { status: 409, error_type: 'BERTH_BELOW_MIN_SIZE', details };
      const server = offering(a12).refuse(availabilityApi.allocateVessel, refusal, 1);
      const { user, choose, confirm } = await opened(server, 'Give a berth');
      await choose('A12');
      await user.click(confirm());
      expect(await screen.findByText('A12 is reserved for boats with more draft. Allocate it anyway?')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'OK, allocate anyway' }));
      expect(await screen.findByText('Belle Étoile now has berth A12')).toBeVisible();
      expect(server.inputs(availabilityApi.allocateVessel).map((input) => input.confirm_min_length)).toEqual([
        false,
        true,
      ]);
    });

    it('stays open with the reason when it is refused', async () => {
      const server = offering(a12).refuse(availabilityApi.allocateVessel, { status: 409, error_type: 'BERTH_TAKEN' });
      const { user, dialog, choose, confirm } = await opened(server, 'Give a berth');
      await choose('A12');
      await user.click(confirm());
      expect(await within(dialog).findByRole('alert')).toHaveTextContent(/assigned to someone else/);
    });

    it('is changed for another one, with the plan it was previewed on', async () => {
      const own = { ...a12, resident };
      const server = offering(own, b20);
      const effects = planGestureApi.planPreview.example.answer;
      server.answer(planGestureApi.planPreview, effects);
      const { user, choose, confirm } = await opened(server, 'Change berth');
      await choose('A12.*its current berth');
      expect(confirm()).toHaveAccessibleDescription('The boat already has this berth.');
      const field = screen.getByRole('combobox', { name: 'Berth' });
      await user.clear(field);
      await choose('B20');
      await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-busy', 'true'));
      await user.click(confirm());
      await user.click(await screen.findByRole('button', { name: 'OK, allocate anyway' }));
      expect(await screen.findByText('Belle Étoile now has berth B20')).toBeVisible();
      const gesture = { type: 'MOVE_RESIDENT', allocation_id: resident.allocation_id, berth_id: b20.id };
      expect(server.inputs(planGestureApi.planChange)).toEqual([
        { gesture: { ...gesture, confirm_min_length: true }, basis: effects.basis },
      ]);
      expect(server.inputs(availabilityApi.allocateVessel)).toEqual([]);
    });

    it('is previewed again by the button where the plan could not be read', async () => {
      const server = offering({ ...a12, resident }, { ...b20, min_length: null });
      server.refuse(planGestureApi.planPreview, { status: 403, error_type: 'FORBIDDEN' }, 1);
      const { user, dialog, choose, confirm } = await opened(server, 'Change berth');
      await choose('B20');
      expect(await within(dialog).findByRole('alert')).toBeVisible();
      await user.click(confirm());
      await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull());
      await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-busy', 'true'));
      await user.click(confirm());
      await waitFor(() => expect(server.inputs(planGestureApi.planChange)).toHaveLength(1));
    });

    it('keeps the focus at its button once the map shows the boat in it', async () => {
      const server = offering(a12);
      const { user, choose, confirm } = await opened(server, 'Give a berth');
      await choose('A12');
      const map = harbourMapApi.showMap.example.answer;
      server.answer(harbourMapApi.showMap, { ...map, boats: [{ ...map.boats[0]!, vessel_id: vessel.id }] });
      server.answer(berthApi.listBerths, { ...list, items: [{ ...a12, resident }], total: 1 });
      await user.click(confirm());
      const change = await screen.findByRole('button', { name: 'Change berth' });
      expect(await screen.findByRole('link', { name: 'Plan' })).toBeVisible();
      await waitFor(() => expect(change).toHaveFocus());
    });

    it('is not given by people without the permission for reservations, who see why', async () => {
      const permissions = { residents: 'EDITOR', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' } as const;
      await open(offering(a12), { as: { user: { permissions } } });
      expect(await screen.findByRole('button', { name: 'Give a berth' })).toHaveAccessibleDescription(
        'You need permission to edit reservations.',
      );
    });
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
