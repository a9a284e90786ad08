import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { berthApi } from '../../../../../contracts/berths/api.js';
import { clickApi } from '../../../../../contracts/operations/api.js';
import { marinaApi, settingsApi } from '../../../../../contracts/marinas/api.js';
import { marinaRequirements } from '../../../../../contracts/marinas/marina.js';
import { renderConsole, type ConsoleOptions } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { endSession } from '../../../lib/api/session-token.js';
import { Component as Marina } from './marina-settings-page.js';
import { Component as Reservations } from './reservations-settings-page.js';

const page = settingsApi.get.example.answer;
const receipt = marinaApi.reservationSettings.example.answer;

const serving = () =>
  new ServerDouble()
    .answer(settingsApi.get, page)
    .answer(berthApi.listPiers, { items: [], total: 0 })
    .answer(marinaApi.reservationSettings, receipt)
    .answer(marinaApi.requirements, receipt)
    .answer(settingsApi.approvalKit, receipt)
    .answer(settingsApi.instantBooking, receipt)
    .answer(settingsApi.profile, receipt);
const open = (at = '/reservations_settings', server = serving(), options: ConsoleOptions = {}) =>
  renderConsole(<Reservations />, {
    at,
    path: '/reservations_settings',
    server,
    others: [{ path: '/marina_settings', element: <Marina /> }],
    as: { marina: { marina_settings: { permissions: { reservation: true, deposit_and_cancellation: true } } } },
    ...options,
  });

beforeEach(() => {
  window.innerWidth = 1440;
});

describe('the general settings of reservations', () => {
  it('save the sections that changed, against the revision that is shown', async () => {
    const { user, server } = await open();
    await user.type(await screen.findByLabelText(/^Longest stay/), '60');
    expect(screen.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent('1 change');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.inputs(marinaApi.reservationSettings)).toHaveLength(1));
    expect(server.inputs(marinaApi.reservationSettings)[0]).toMatchObject({ reservation_settings: { max_nights: 60 } });
    expect(server.inputs(marinaApi.requirements)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  });

  it('ask for a document at one stage', async () => {
    const { user, server } = await open();
    const group = await screen.findByRole('radiogroup', { name: 'Boat insurance: when' });
    await user.click(within(group).getByRole('radio', { name: 'Before approval' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.inputs(marinaApi.requirements)).toHaveLength(1));
    expect(server.inputs(marinaApi.requirements)[0]).toMatchObject({
      marina_requirements: { short: { before_approval: ['VESSEL_INSURANCE'] } },
    });
  });

  it('say at the field what is wrong, and move to it', async () => {
    const { user, server } = await open();
    const field = await screen.findByLabelText(/^Longest stay/);
    await user.type(field, '1000');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Up to 999')).toBeVisible();
    expect(field).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent('1 field to correct');
    expect(server.inputs(marinaApi.reservationSettings)).toEqual([]);
  });

  it('give long stays rules of their own', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Separate rules' }));
    await user.click(screen.getAllByRole('button', { name: 'Add a step' }).at(-1)!);
    await user.type(screen.getByLabelText('Step 1: days before arrival'), '30');
    await user.type(screen.getByLabelText('Step 1: refund in percent'), '80');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.inputs(marinaApi.reservationSettings)).toHaveLength(1));
    expect(server.inputs(marinaApi.reservationSettings)[0]).toMatchObject({
      reservation_settings: { cancellation_policy_long: [{ days_before_arrival: 30, refund_percent: 80 }] },
    });
  });

  it('ask before the tab is changed while something is unsaved', async () => {
    const { user, address } = await open();
    await user.type(await screen.findByLabelText(/^Longest stay/), '60');
    await user.click(screen.getByRole('link', { name: /^Approval kit/ }));
    const dialog = await screen.findByRole('alertdialog');
    expect(address()).toBe('/reservations_settings');
    await user.click(within(dialog).getByRole('button', { name: /discard/i }));
    await waitFor(() => expect(address()).toBe('/reservations_settings?tab=approval_kit'));
  });

  it('keep what was typed when the session ends, until the user has signed in again', async () => {
    const first = await open();
    await first.user.type(await screen.findByLabelText(/^Longest stay/), '60');
    act(() => endSession('refused'));
    first.unmount();
    await open();
    expect(await screen.findByLabelText(/^Longest stay/)).toHaveValue('60');
    expect(screen.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
  });

  it('show a colleague’s change before anything is lost', async () => {
    const server = serving();
    const { user, client } = await open('/reservations_settings', server);
    await user.type(await screen.findByLabelText(/^Longest stay/), '60');
    const { marina } = page;
    const theirs = { ...marina.marina_settings.reservations, answer_hours: 24, max_nights: 30 };
    server.answer(settingsApi.get, {
      ...page,
      revision: page.revision + 1,
      marina: { ...marina, marina_settings: { ...marina.marina_settings, reservations: theirs } },
    });
    await client.invalidateQueries();
    expect(await screen.findByText('24')).toBeVisible();
    expect(screen.getByLabelText(/^Longest stay/)).toHaveValue('60');
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the approval kit', () => {
  it('is sent at the chosen time, with words in each language', async () => {
    const { user, server } = await open('/reservations_settings?tab=approval_kit');
    await user.click(await screen.findByRole('radio', { name: /^A day before arrival/ }));
    await user.clear(screen.getByLabelText(/^Note to the boater/));
    await user.type(screen.getByLabelText(/^Note to the boater/), 'Call us');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.inputs(settingsApi.approvalKit)).toHaveLength(1));
    expect(server.inputs(settingsApi.approvalKit)[0]).toEqual({
      approval_kit: { schedule: 'DAY_BEFORE_ARRIVAL', notes: { en: 'Call us' } },
    });
  });

  it('lists its files and removes one', async () => {
    const [file] = page.files;
    const { user, server } = await open(
      '/reservations_settings?tab=approval_kit',
      serving().answer(settingsApi.removeFile, receipt),
    );
    await user.click(await screen.findByRole('button', { name: `Remove ${file?.name}` }));
    await waitFor(() => expect(server.inputs(settingsApi.removeFile)).toEqual([{ attachment_id: file?.id }]));
  });

  it('names the readers of each file, and shows the email as a boater of the chosen language gets it', async () => {
    const [file] = page.files;
    const files = [file!, { ...file!, id: 'f-2', name: 'tides.pdf', languages: [] }];
    const approval_kit = { schedule: 'UPON_APPROVAL' as const, notes: { en: 'Call channel 9.', de: 'Kanal 9 rufen.' } };
    const server = serving().answer(settingsApi.get, { ...page, files, approval_kit });
    const { user } = await open('/reservations_settings?tab=approval_kit', server);
    expect(await screen.findByText(/English, Français/)).toBeVisible();
    expect(screen.getAllByText(/All languages/).length).toBeGreaterThan(0);
    const preview = () => within(screen.getByRole('region', { name: 'What the boater gets' }));
    expect(
      preview()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([file!.name, 'tides.pdf']);
    await user.selectOptions(preview().getByLabelText('Language of the boater'), 'de');
    expect(
      preview()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['tides.pdf']);
    expect(preview().getByText('Kanal 9 rufen.')).toBeVisible();
  });

  it('sends the language of the readers with a new file', async () => {
    const server = serving().answer(settingsApi.addFile, settingsApi.addFile.example.answer);
    const { user } = await open('/reservations_settings?tab=approval_kit', server);
    await user.selectOptions(await screen.findByLabelText('Language of new files'), 'fr');
    const input = screen.getByLabelText('Add files', { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File(['%PDF-'], 'plan.pdf', { type: 'application/pdf' })] } });
    await waitFor(() =>
      expect(server.inputs(settingsApi.addFile)).toEqual([{ requested_type: 'APPROVAL_KIT', languages: ['fr'] }]),
    );
  });

  it('is emailed to the signed-in person as a test, once it is saved', async () => {
    const server = serving().answer(settingsApi.testKit, { sent_to: 'maelle@stmaurice.example' });
    const { user } = await open('/reservations_settings?tab=approval_kit', server);
    await user.click(await screen.findByRole('button', { name: 'Send me a test' }));
    expect(await screen.findByText('The test is on its way to maelle@stmaurice.example.')).toBeVisible();
    expect(server.inputs(settingsApi.testKit)).toEqual([{ language: 'en' }]);
    await user.type(screen.getByLabelText(/^Note to the boater/), ' Soon.');
    const button = screen.getByRole('button', { name: 'Send me a test' });
    expect(button).toHaveAccessibleDescription('Save your changes first: the test shows what is saved.');
    await user.click(button);
    expect(server.inputs(settingsApi.testKit)).toHaveLength(1);
  });

  it('refuses a file before it is sent', async () => {
    await open('/reservations_settings?tab=approval_kit');
    const input = await screen.findByLabelText('Add files', { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File(['x'], 'tides.tiff', { type: 'image/tiff' })] } });
    expect(await screen.findByText(/^Not uploaded: This file type/)).toBeVisible();
  });
});

describe('the cancellation policy', () => {
  it('asks before the tab is changed while its file is uploaded', async () => {
    const server = serving();
    server.hold(settingsApi.addFile);
    const { user, address } = await open('/reservations_settings', server);
    const [input] = await screen.findAllByLabelText('Choose a policy', { selector: 'input' });
    fireEvent.change(input!, { target: { files: [new File(['%PDF-'], 'policy.pdf', { type: 'application/pdf' })] } });
    expect(await screen.findByText('policy.pdf')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Approval kit/ }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(address()).toBe('/reservations_settings');
  });

  it('is locked with an explanation while the marina lacks the feature, and interest in it is reported', async () => {
    const permissions = { reservation: true, deposit_and_cancellation: false };
    const server = serving().answer(clickApi.reportBanner, clickApi.reportBanner.example.answer);
    const { user } = await open('/reservations_settings', server, {
      as: { marina: { marina_settings: { permissions } } },
    });
    const policy = await screen.findByRole('region', { name: 'Cancellation policy' });
    expect(policy).toHaveTextContent('Deposits and cancellation policies are not enabled for this marina yet.');
    for (const radio of within(policy).getAllByRole('radio')) expect(radio).toBeDisabled();
    await user.click(within(policy).getByRole('button', { name: 'I want to learn more' }));
    await waitFor(() =>
      expect(server.inputs(clickApi.reportBanner)).toEqual([{ banner: 'walkthrough_deposit_and_cancellation' }]),
    );
  });
});

describe('instant booking', () => {
  it('is switched off with its conditions kept', async () => {
    const { user, server } = await open('/reservations_settings?tab=instant_booking');
    await user.click(await screen.findByRole('switch', { name: 'On' }));
    expect(screen.getByLabelText('Has stayed here before')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.inputs(settingsApi.instantBooking)).toHaveLength(1));
    expect(server.inputs(settingsApi.instantBooking)[0]).toMatchObject({ instant_booking: { enabled: false } });
  });
});

describe('the piers of instant booking', () => {
  const [example] = berthApi.listPiers.example.answer.items;
  const pier = { ...example!, instant_booking: false, instant_booking_berths: 0 };
  const openPiers = (reservation: boolean, first = pier) =>
    open(
      '/reservations_settings?tab=instant_booking',
      serving().answer(berthApi.listPiers, { items: [first], total: 1 }),
      {
        as: { marina: { marina_settings: { permissions: { reservation, inventory: true } } } },
      },
    );
  const toggle = () => screen.findByRole('checkbox', { name: `Instant booking of pier ${pier.name}` });

  it('are locked before any click where only support can switch them on', async () => {
    const { server } = await openPiers(false);
    expect(await toggle()).toBeDisabled();
    const asks = screen.getByRole('link', { name: 'Ask support to switch it on' });
    expect(asks).toHaveAttribute('href', expect.stringMatching(/^mailto:support@harbour\.example\?subject=/));
    expect(server.inputs(berthApi.updatePier)).toEqual([]);
  });

  it('can be switched where the marina takes reservations', async () => {
    await openPiers(true);
    expect(await toggle()).toBeEnabled();
    expect(screen.queryByText('Ask support to switch it on')).toBeNull();
  });

  it('can be switched off where the marina no longer takes reservations', async () => {
    await openPiers(false, { ...pier, instant_booking: true, instant_booking_berths: pier.number_of_berths });
    expect(await toggle()).toBeEnabled();
  });
});

describe('the requirements of instant booking', () => {
  it('are saved for each kind of stay, without the other settings', async () => {
    const { user, server } = await open('/reservations_settings?tab=instant_booking');
    const asked = await screen.findByRole('region', { name: 'Required of instant bookings' });
    const { short, long } = marinaRequirements.parse(
      settingsApi.get.example.answer.marina.marina_settings.marina_requirements,
    );
    const before = short.instant_booking.includes('HULL_TYPE');
    await user.click(within(asked).getByRole('checkbox', { name: 'Hull type' }));
    await user.click(within(asked).getByRole('radio', { name: 'Long contracts' }));
    await user.click(within(asked).getByRole('checkbox', { name: 'Boat type' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.inputs(marinaApi.requirements)).toHaveLength(1));
    const sent = marinaRequirements.parse(
      (server.inputs(marinaApi.requirements)[0] as { marina_requirements: unknown }).marina_requirements,
    );
    expect(sent.short.instant_booking.includes('HULL_TYPE')).toBe(!before);
    expect(sent.long.instant_booking.includes('VESSEL_TYPE')).toBe(!long.instant_booking.includes('VESSEL_TYPE'));
    expect([sent.short.initial_inquiry, sent.long.after_approval]).toEqual([
      short.initial_inquiry,
      long.after_approval,
    ]);
    expect(server.inputs(settingsApi.instantBooking)).toEqual([]);
  });
});

describe('the marina', () => {
  it('opens on a day, at the usual hours', async () => {
    const { user, server } = await open('/marina_settings');
    await user.click(await screen.findByLabelText('Open on Tuesday'));
    await user.selectOptions(screen.getByLabelText('Opens, Tuesday'), '09:30');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.inputs(settingsApi.profile)).toHaveLength(1));
    expect(server.inputs(settingsApi.profile)[0]).toMatchObject({
      marina_profile: {
        opening_hours: [
          { day: 'MON', opens: '08:00', closes: '19:00' },
          { day: 'TUE', opens: '09:30', closes: '18:00' },
        ],
      },
    });
  });

  it('is not shown to people without the permission', async () => {
    const permissions = { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' } as const;
    const { server } = await open('/marina_settings', serving(), { as: { user: { permissions } } });
    expect(server.inputs(settingsApi.get)).toEqual([]);
  });
});
