import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { boaterApi, documentApi, erasingApi, vesselApi } from '../../../../../contracts/customers/api.js';
import { cardApi, requestApi } from '../../../../../contracts/memberships/api.js';
import { messageApi } from '../../../../../contracts/messages/api.js';
import { reservationApi } from '../../../../../contracts/reservations/api.js';
import { exampleRow } from '../../../../../contracts/reservations/examples.js';
import { receiptExample } from '../../../../../contracts/vocabulary/route.js';
import { renderConsole, type ConsoleOptions } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { rememberWayBack } from '../../../lib/url/way-back.js';
import { Component } from './register-boater-page.js';

const example = boaterApi.get.example.answer;
const { boater } = example;
const on = { editable_lite: true, chat: true, reservation: true };
const as = { marina: { marina_settings: { permissions: on } } };

const serving = (more: Partial<typeof boater> = {}) =>
  new ServerDouble().answer(boaterApi.get, { ...example, boater: { ...boater, ...more } });
const open = (server = serving(), search = '', options: ConsoleOptions = {}) =>
  renderConsole(<Component />, { at: `/boaters/${boater.id}${search}`, path: '/boaters/:id', server, as, ...options });

beforeEach(() => {
  window.innerWidth = 1440;
});

describe('the page of a boater', () => {
  it('shows who they are, what is on record, their boats and card', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Inès Delacroix' })).toBeVisible();
    const info = screen.getByRole('region', { name: 'Personal details' });
    for (const text of ['ines@example.org', 'France', 'Français', '14/07/1984']) expect(info).toHaveTextContent(text);
    const card = screen.getByRole('group', { name: 'Boater' });
    expect(card).toHaveTextContent('Visitor');
    expect(card).toHaveTextContent('STM0042');
    const vessel = screen.getByRole('link', { name: /Belle Étoile/ });
    expect(vessel).toHaveAttribute('href', `/vessels/${example.vessels[0]?.id}`);
    expect(vessel).toHaveTextContent('Primary boater');
  });

  it('names the marina that the administrator works in now, and leads back to the boaters of all marinas', async () => {
    sessionStorage.setItem('list-address:/boaters', '/boaters?page=3');
    rememberWayBack(`/boaters/${boater.id}`, '/boaters');
    await open(serving(), '?tab=documents', { as: { marina: { ...as.marina, name: 'Fowey Haven' } } });
    expect(await screen.findByText(/You are now working in Fowey Haven/)).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Back to the boaters of all marinas' })) {
      expect(link).toHaveAttribute('href', '/boaters?page=3');
    }
    sessionStorage.clear();
  });

  it('names no detour of a boater whom staff opened from their own list', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Back to the customers' })).toHaveAttribute('href', '/customers');
    expect(screen.queryByText(/You are now working in/)).toBeNull();
  });

  describe('adds a boat', () => {
    const opened = async (server: ServerDouble, options: ConsoleOptions = {}) => {
      const view = await open(server, '', options);
      await view.user.click(await screen.findByRole('button', { name: 'Add boat' }));
      const dialog = await screen.findByRole('dialog', { name: 'Add a boat for Inès Delacroix' });
      const field = (name: string) => within(dialog).getByRole('textbox', { name });
      return { ...view, dialog, field, add: () => within(dialog).getByRole('button', { name: 'Add boat' }) };
    };
    const typed = async ({ user, field }: Awaited<ReturnType<typeof opened>>) => {
      await user.type(field('Boat name'), 'Petrel');
      await user.type(field('Length'), '9.2');
      await user.type(field('Beam'), '3.1');
      await user.type(field('Draft'), '1.6');
    };

    it('with the fields of a boat on record, and continues at its row', async () => {
      const server = serving();
      const view = await opened(server);
      const { user, dialog, field, add } = view;
      await waitFor(() => expect(field('Boat name')).toHaveFocus());
      await typed(view);
      await user.type(field('MMSI'), '227123456');
      const petrel = { ...example.vessels[0]!, id: receiptExample.id, name: 'Petrel' };
      server
        .answer(vesselApi.add, receiptExample)
        .answer(boaterApi.get, { ...example, vessels: [...example.vessels, petrel] });
      await user.click(add());
      await waitFor(() => expect(screen.getByRole('link', { name: /Petrel/ })).toHaveFocus());
      expect(dialog).not.toBeInTheDocument();
      expect(screen.getByText('Petrel was added')).toBeVisible();
      const sizes = { length: 9.2, beam: 3.1, draft: 1.6 };
      expect(server.inputs(vesselApi.add)).toMatchObject([
        { boater_id: boater.id, vessel: { name: 'Petrel', ...sizes, mmsi: '227123456', live_aboard: false } },
      ]);
    });

    it('shows what is missing or wrong at the fields', async () => {
      const server = serving();
      const { user, field, add } = await opened(server);
      await user.type(field('MMSI'), '12');
      await user.click(add());
      await waitFor(() => expect(field('Boat name')).toHaveAttribute('aria-invalid', 'true'));
      for (const name of ['Length', 'Beam', 'Draft', 'MMSI']) {
        expect(field(name)).toHaveAttribute('aria-invalid', 'true');
      }
      expect(server.inputs(vesselApi.add)).toHaveLength(0);
    });

    it('shows the reason of a refusal and keeps what was typed', async () => {
      const server = serving().refuse(vesselApi.add, { status: 409, error_type: 'BOATER_ERASED' });
      const view = await opened(server);
      await typed(view);
      await view.user.click(view.add());
      expect(await within(view.dialog).findByRole('alert')).toBeVisible();
      expect(view.field('Boat name')).toHaveValue('Petrel');
    });

    it('without the home marina of a berth holder, which follows from the register', async () => {
      const visitor = await opened(serving({ relation_type: 'VISITOR' }));
      expect(visitor.field('Home marina')).toBeVisible();
      visitor.unmount();
      const { dialog } = await opened(serving({ relation_type: 'RESIDENT' }));
      expect(within(dialog).queryByRole('textbox', { name: 'Home marina' })).toBeNull();
    });

    it('only with the permission to change the customer, and not for an erased person', async () => {
      const permissions = { residents: 'VIEWER', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' } as const;
      const view = await open(serving(), '', { as: { ...as, user: { permissions } } });
      expect(await screen.findByRole('button', { name: 'Add boat' })).toHaveAccessibleDescription(
        expect.stringContaining('You need permission to edit this customer.'),
      );
      view.unmount();
      await open(serving({ erased: true }));
      await screen.findByRole('region', { name: 'Boats' });
      expect(screen.queryByRole('button', { name: 'Add boat' })).toBeNull();
    });
  });

  it('answers a request for residency: verifies the home marina, or declines it with a reason', async () => {
    const request = { id: receiptExample.id, updated_at: '2027-05-02T10:05:00.000Z' };
    const home_marina = { ...example.home_marina, verify_status: 'waiting' as const, request };
    const asking = new ServerDouble()
      .answer(boaterApi.get, { ...example, home_marina })
      .answer(requestApi.updateMarinaRequest, receiptExample);
    const { user } = await open(asking);
    const card = await screen.findByRole('region', { name: 'Asks for a permanent berth' });
    expect(card).toHaveTextContent(/Inès Delacroix named .+ as their home marina/);
    await user.click(within(card).getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline the request from Inès Delacroix?' });
    const decline = within(dialog).getByRole('button', { name: 'Decline request' });
    expect(decline).toHaveAccessibleDescription('Please provide a reason');
    await user.type(within(dialog).getByRole('textbox'), 'No berth is free.');
    await user.click(decline);
    await waitFor(() =>
      expect(asking.inputs(requestApi.updateMarinaRequest)).toEqual([
        { marina_request_id: request.id, action: 'DECLINE', decline_reason: 'No berth is free.' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(within(card).getByRole('button', { name: 'Verify home marina' }));
    await waitFor(() =>
      expect(asking.inputs(requestApi.updateMarinaRequest).at(-1)).toMatchObject({ action: 'APPROVE' }),
    );
  });

  it('lets secondary users decline a request for residency, but not verify the home marina', async () => {
    const request = { id: receiptExample.id, updated_at: '2027-05-02T10:05:00.000Z' };
    const home_marina = { ...example.home_marina, verify_status: 'waiting' as const, request };
    const asking = new ServerDouble().answer(boaterApi.get, { ...example, home_marina });
    await open(asking, '', { as: { ...as, user: { role: 'secondary' } } });
    const card = await screen.findByRole('region', { name: 'Asks for a permanent berth' });
    const verify = within(card).getByRole('button', { name: 'Verify home marina' });
    expect(verify).toHaveAccessibleDescription(expect.stringContaining('Secondary users cannot add berth holders'));
    expect(within(card).getByRole('button', { name: 'Decline' })).not.toHaveAttribute('aria-disabled');
  });

  describe('with an open request for a card, on the tab of the notification', () => {
    const [request] = requestApi.membershipRequests.answer.parse(requestApi.membershipRequests.example.answer).items;
    const asking = (more: object = {}) =>
      serving().answer(requestApi.membershipRequests, { items: [{ ...request!, ...more }], total: 1 });
    const opened = async (server: ServerDouble, options: ConsoleOptions = {}) => {
      const view = await open(server, '?tab=memberships', options);
      return { ...view, card: await screen.findByRole('region', { name: 'Open card request' }) };
    };

    it('says that the requests cannot be read, and reads them again', async () => {
      const server = asking().refuse(requestApi.membershipRequests, { status: 403, error_type: 'FORBIDDEN' }, 1);
      const { user } = await open(server, '?tab=memberships');
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('region', { name: 'Open card request' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    });

    it('approves it with the last day of the card', async () => {
      const server = asking().answer(requestApi.updateMembershipRequest, receiptExample);
      const { user, card } = await opened(server);
      expect(server.inputs(requestApi.membershipRequests)).toMatchObject([{ boater_id: boater.id }]);
      expect(card).toHaveTextContent('On 2 May 2027 Inès Delacroix requested a membership card.');
      expect(card).toHaveTextContent('Belle Étoile');
      await user.click(within(card).getByRole('button', { name: 'Approve' }));
      const dialog = await screen.findByRole('dialog', { name: 'Approve the card of Inès Delacroix' });
      await user.click(within(dialog).getByRole('button', { name: 'Approve card' }));
      await waitFor(() =>
        expect(server.inputs(requestApi.updateMembershipRequest)).toMatchObject([
          { membership_request_id: request!.id, action: 'APPROVE' },
        ]),
      );
    });

    it('declines it with a reason', async () => {
      const server = asking().answer(requestApi.updateMembershipRequest, receiptExample);
      const { user, card } = await opened(server);
      await user.click(within(card).getByRole('button', { name: 'Decline' }));
      const dialog = await screen.findByRole('dialog', { name: 'Decline the request from Inès Delacroix?' });
      await user.type(within(dialog).getByRole('textbox'), 'Not this year.');
      await user.click(within(dialog).getByRole('button', { name: 'Decline request' }));
      await waitFor(() =>
        expect(server.inputs(requestApi.updateMembershipRequest)).toEqual([
          { membership_request_id: request!.id, action: 'DECLINE', decline_reason: 'Not this year.' },
        ]),
      );
    });

    it('lets secondary users approve the renewal of a card, but not a new one', async () => {
      const secondary = { as: { ...as, user: { role: 'secondary' as const } } };
      const first = await opened(asking(), secondary);
      const approve = () =>
        within(screen.getByRole('region', { name: 'Open card request' })).getByRole('button', { name: 'Approve' });
      expect(approve()).toHaveAccessibleDescription(expect.stringContaining('Secondary users cannot'));
      first.unmount();
      const { card } = await opened(asking({ kind: 'RENEWAL', card_number: 'STM0042' }), secondary);
      expect(card).toHaveTextContent('requested the renewal of card STM0042');
      expect(approve()).not.toHaveAttribute('aria-disabled');
    });
  });

  it('shows a line for the document on the card of residents only', async () => {
    const skipper_id_license = { id: receiptExample.id, name: 'permis-cotier.pdf', expires_on: null };
    const view = await open(serving({ relation_type: 'RESIDENT', skipper_id_license }));
    const card = await screen.findByRole('group', { name: 'Boater' });
    expect(within(card).getByRole('button', { name: 'permis-cotier.pdf' })).toBeVisible();
    view.unmount();
    await open(serving({ relation_type: 'VISITOR', skipper_id_license }));
    const visitor = await screen.findByRole('group', { name: 'Boater' });
    expect(within(visitor).queryByRole('button', { name: 'permis-cotier.pdf' })).toBeNull();
  });

  it('attaches a detached card to one of the boats', async () => {
    const [card] = example.memberships;
    const detached = { ...card!, vessel_id: null };
    const server = new ServerDouble()
      .answer(boaterApi.get, { ...example, memberships: [detached] })
      .answer(cardApi.attach, receiptExample);
    const marina = { id: detached.home_marina_id, marina_settings: { permissions: on } };
    const { user } = await open(server, '?tab=memberships', { as: { marina } });
    await user.click(await screen.findByRole('button', { name: `Actions for card ${detached.card_number}` }));
    await user.click(await screen.findByRole('menuitem', { name: /Attach to a boat/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Attach a card to a boat' });
    await user.click(within(dialog).getByRole('button', { name: 'Attach card' }));
    await waitFor(() =>
      expect(server.inputs(cardApi.attach)).toEqual([
        { customer_id: detached.card_id, vessel_id: example.vessels[0]?.id },
      ]),
    );
  });

  it('offers no merging and no change of an address in a marina without the permission to edit', async () => {
    const without = { marina: { marina_settings: { permissions: { reservation: true } } } };
    const { user } = await open(serving({ is_guest: true }), '', { as: without });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Paid and owed' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /^Merge/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Correct the email' })).toBeNull();
  });

  it('changes what was typed, based on the revision that was shown', async () => {
    const server = serving().answer(boaterApi.update, receiptExample);
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const form = await screen.findByRole('form', { name: 'Details of the boater' });
    expect(within(form).getByRole('textbox', { name: 'First name' })).toHaveFocus();
    const phone = within(form).getByRole('textbox', { name: 'Phone' });
    await user.clear(phone);
    await user.type(phone, '+33-698765432');
    await user.type(within(form).getByRole('textbox', { name: 'Address line two' }), 'Quai B');
    await user.click(within(form).getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('The changes are saved')).toBeVisible();
    expect(server.inputs(boaterApi.update)).toEqual([
      { boater_id: boater.id, phone: '+33-698765432', address_line_two: 'Quai B' },
    ]);
    expect(server.received(boaterApi.update)[0]?.headers.get('If-Match')).toBe('"3"');
  });

  it('checks a field when it is left', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const phone = await screen.findByRole('textbox', { name: 'Phone' });
    await user.clear(phone);
    await user.type(phone, '+33 6');
    await user.tab();
    await waitFor(() => expect(phone).toHaveAttribute('aria-invalid', 'true'));
  });

  it('says who changed the record meanwhile, and sends again when told so', async () => {
    const changes = [
      {
        type: 'BoaterContactChanged',
        revision: 4,
        at: '2027-05-02T10:00:00.000Z',
        by: { kind: 'staff', id: 'x', name: 'Solène' },
      },
    ];
    const server = serving().refuse(boaterApi.update, { status: 412, error_type: 'STALE', details: { changes } }, 1);
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Address' }), 'Quai 1');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText(/Solène has changed this/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Quai 1');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('The changes are saved')).toBeVisible();
  });

  it('cannot be edited where the boater gave them', async () => {
    await open(serving({ is_guest: true }));
    expect(await screen.findByText(/Provided by the boater/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('lets staff correct the mail address that a boater gave', async () => {
    const server = serving({ is_guest: true });
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Correct the email' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change email' });
    await user.type(within(dialog).getByRole('textbox', { name: 'New email' }), 'elise@example.org');
    await user.click(within(dialog).getByRole('button', { name: 'Change email' }));
    await waitFor(() => expect(server.inputs(boaterApi.changeEmail)).toHaveLength(1));
  });

  it('keeps masked contact details to itself', async () => {
    const { user } = await open(serving({ email: 'i***************', phone: '+***********' }));
    expect(await screen.findByText(/shown in full once a reservation is approved/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /i\*\*/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: 'Phone' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('gives another mail address, and refuses one that is taken under the field', async () => {
    const server = serving()
      .refuse(boaterApi.changeEmail, { status: 409, error_type: 'EMAIL_IN_USE' }, 1)
      .answer(boaterApi.update, receiptExample);
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change email' });
    const field = within(dialog).getByRole('textbox', { name: 'New email' });
    await user.type(field, 'elise@example.org');
    await user.click(within(dialog).getByRole('button', { name: 'Change email' }));
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(field).toHaveValue('elise@example.org');
    await user.click(within(dialog).getByRole('button', { name: 'Change email' }));
    expect(await screen.findByText('The email is changed')).toBeVisible();
    expect(server.inputs(boaterApi.changeEmail).at(-1)).toEqual({
      boater_email: 'ines@example.org',
      new_email: 'elise@example.org',
    });
  });

  it('asks before a modified form is left for another tab', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Address' }), 'Quai 1');
    await user.click(screen.getByRole('link', { name: /Memberships/ }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Quai 1');
    await user.click(screen.getByRole('link', { name: /Memberships/ }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('STM0042', { selector: 'td *' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Personal details' }));
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  });

  it('lists documents, those that are missing too, and puts a file on record', async () => {
    const server = serving()
      .answer(documentApi.getall, documentApi.getall.example.answer)
      .answer(documentApi.create, documentApi.create.example.answer);
    const { user } = await open(server, '?tab=documents');
    const list = await screen.findByRole('region', { name: 'Documents' });
    expect(await within(list).findByText('assurance-2027.pdf')).toBeVisible();
    expect(within(list).getByRole('button', { name: 'Replace: Insurance of Belle Étoile' })).toBeVisible();
    await user.click(within(list).getByRole('button', { name: 'Add file: Skipper ID or licence of Inès Delacroix' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a document' });
    expect(within(dialog).getByLabelText('For')).toHaveDisplayValue('Inès Delacroix');
    await user.click(within(dialog).getByRole('button', { name: 'Add a document' }));
    expect(await within(dialog).findByText('Choose a file first.')).toBeVisible();
    const file = new File(['%PDF-1.7'], 'permis.pdf', { type: 'application/pdf' });
    await user.upload(within(dialog).getByLabelText('Choose a file'), file);
    await user.click(within(dialog).getByRole('button', { name: 'Add a document' }));
    expect(await screen.findByText('Skipper ID or licence: added')).toBeVisible();
    expect(server.inputs(documentApi.create)).toEqual([
      expect.objectContaining({ requested_type: 'SKIPPER_ID_LICENSE', boater_id: boater.id }),
    ]);
  });

  it('opens a message that asks for a missing document', async () => {
    const server = serving().answer(documentApi.getall, { items: [], total: 0 });
    const { user } = await open(server, '?tab=documents');
    await user.click(await screen.findByRole('button', { name: 'Ask for: Insurance of Belle Étoile' }));
    const text = 'Hello Inès, please send us this document: Insurance of Belle Étoile. Thank you!';
    expect(await screen.findByDisplayValue(text)).toBeVisible();
  });

  it('shows stays, messages and cards in one line', async () => {
    const server = serving()
      .answer(reservationApi.getall, { items: [exampleRow], total: 1, counts: {} })
      .answer(messageApi.getall, { items: [], total: 0, ...messageApi.reservation.example.answer })
      .answer(cardApi.visits, cardApi.visits.example.answer);
    const { user } = await open(server, '?tab=activity');
    expect(await screen.findByRole('link', { name: exampleRow.view_id })).toHaveAttribute(
      'href',
      `/reservations/${exampleRow.id}`,
    );
    expect(screen.getByText('2 nights redeemed with STM0042')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Cards' }));
    expect(screen.queryByRole('link', { name: exampleRow.view_id })).toBeNull();
  });

  it('writes to the boater about no reservation', async () => {
    const server = serving()
      .answer(messageApi.getall, { items: [], total: 0, read: [], unread: [], unread_total: 0 })
      .answer(messageApi.create, receiptExample);
    const { user } = await open(server, '?tab=messages');
    await user.type(await screen.findByRole('textbox', { name: 'Write a message' }), 'Welcome back.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(server.inputs(messageApi.create)).toEqual([
        { boater_id: boater.id, text: 'Welcome back.', chat_view: 'General' },
      ]),
    );
  });

  it('explains messages to a marina without them', async () => {
    const without = { marina: { marina_settings: { permissions: { editable_lite: true } } } };
    await open(serving(), '?tab=messages', { as: without });
    expect(await screen.findByText('Messages are not enabled')).toBeVisible();
  });

  it('lets administrators erase a person, after saying what goes and what stays', async () => {
    const server = serving()
      .answer(erasingApi.preview, erasingApi.preview.example.answer)
      .answer(erasingApi.erase, receiptExample);
    const { user } = await open(server, '', { as: { ...as, user: { is_admin: true } } });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Erase this person' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Erase Inès Delacroix for good?' });
    expect(dialog).toHaveTextContent('Stays, payments and redeemed nights are kept');
    expect(await within(dialog).findByText('2 boats, 3 documents, 14 messages')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Erase for good' }));
    expect(await within(dialog).findByText('Enter your password first.')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Your password'), 'fairwinds-42');
    await user.click(within(dialog).getByRole('button', { name: 'Erase for good' }));
    await waitFor(() =>
      expect(server.inputs(erasingApi.erase)).toEqual([{ boater_id: boater.id, password: 'fairwinds-42' }]),
    );
  });

  it('lets managers download a copy of a person’s data, and offers neither that nor erasing to others', async () => {
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:copy', revokeObjectURL: () => undefined });
    const { answer: file } = erasingApi.copy.example;
    const server = serving().answer(erasingApi.copy, file);
    const view = await open(server);
    await view.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await view.user.click(await screen.findByRole('menuitem', { name: /^Copy of their data/ }));
    await waitFor(() => expect(saved).toEqual([file.file_name]));
    expect(server.inputs(erasingApi.copy)).toEqual([{ boater_id: boater.id }]);
    click.mockRestore();
    view.unmount();
    const { user } = await open(serving(), '', { as: { ...as, user: { role: 'secondary' } } });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Paid and owed' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /^Copy of their data/ })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Erase this person' })).toBeNull();
  });

  it('says when the boater is not in the register', async () => {
    const server = new ServerDouble().refuse(boaterApi.get, { status: 404, error_type: 'BOATER_NOT_FOUND' });
    await open(server);
    expect(await screen.findByText('This boater is not on record in your marina.')).toBeVisible();
  });
});
