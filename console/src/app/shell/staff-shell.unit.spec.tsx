import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { notificationApi } from '../../../../contracts/notifications/api.js';
import { messageApi } from '../../../../contracts/messages/api.js';
import { clickApi, mailOutboxApi } from '../../../../contracts/operations/api.js';
import { reservationApi } from '../../../../contracts/reservations/api.js';
import type { MarinaPermissionName } from '../../../../contracts/vocabulary/permissions.js';
import { narrowWindow } from '../../../testing/narrow-window.js';
import { renderConsole } from '../../../testing/render-console.js';
import { ServerDouble } from '../../../testing/server-double.js';
import type { SignIn } from '../../../testing/sign-ins.js';
import { Component as StaffShell } from './staff-shell.js';

const screens = [
  '/',
  '/messages',
  '/reservations',
  '/reservations/new',
  '/history',
  '/outbox',
  '/user_settings',
  '/marinas',
];
const marinaWith = (
  permissions: Partial<Record<MarinaPermissionName, boolean>>,
  code: 'TEM' | 'IGY' | null = 'TEM',
) => ({
  association: { code },
  marina_settings: {
    currency: 'EUR' as const,
    accepts_online_payments: false,
    permissions,
    marina_requirements: { short: noStages, long: noStages },
  },
});
const noStages = { initial_inquiry: [], before_approval: [], after_approval: [], instant_booking: [] };

async function opened(as: SignIn = {}, at = '/user_settings', server = new ServerDouble()) {
  const children = screens.map((path) => ({ path, element: <h1>screen {path}</h1> }));
  const others = [{ element: <StaffShell />, children }];
  return renderConsole(<p>never</p>, { as, at, path: '/never', others, server });
}
const all = { reservation: true, chat: true, inventory: true };
const banner = () => within(screen.getByRole('banner'));

// Loads the lazy modules in advance, so that no test waits for them.
beforeAll(
  () =>
    Promise.all([
      import('../menu/locked-dialog.js'),
      import('../menu/more-sheet.js'),
      import('../help/help-dialog.js'),
      import('../palette/command-palette.js'),
      import('../../ui/buttons/menu-float.js'),
    ]),
  60_000,
);

describe('the page', () => {
  it('is never closed at the start, which leads on to the first screen of the menu', async () => {
    await opened({ user: { is_admin: true }, marina: null }, '/');
    expect(await screen.findByRole('heading', { name: 'screen /' })).toBeVisible();
  });

  it('tells an administrator to choose a marina first', async () => {
    await opened({ user: { is_admin: true }, marina: null }, '/reservations');
    expect(await screen.findByText(/^This page shows one marina/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'screen /reservations' })).toBeNull();
  });
});

describe('the top bar', () => {
  it.each<[string, SignIn, string, boolean]>([
    ['the bell with the chat', { marina: marinaWith(all) }, 'bell', true],
    ['the bell without the chat, to explain it', { marina: marinaWith({ reservation: true }) }, 'bell', true],
    [
      'no bell to association managers',
      { user: { association_manager: true }, marina: marinaWith(all) },
      'bell',
      false,
    ],
    ['no bell where there is no marina', { user: { is_admin: true }, marina: null }, 'bell', false],
    ['the search to staff', { marina: marinaWith(all) }, 'search', true],
    ['no search to association managers', { user: { association_manager: true } }, 'search', false],
    ['the association', { marina: marinaWith(all, 'IGY') }, 'association', true],
    ['no association where there is none', { marina: marinaWith(all, null) }, 'association', false],
  ])('shows %s', async (_name, as, part, shown) => {
    await opened(as);
    const found = {
      bell: banner().queryByRole('button', { name: /message/i }),
      search: banner().queryByRole('button', { name: /Search reservations/ }),
      association: banner().queryByRole('img', { name: /Member of/ }),
    }[part];
    expect(found !== null).toBe(shown);
  });

  it('shows the logo and the name of the association, the one of the ground that a logo is made for', async () => {
    const logos = { light: '/associations/logo?logo_id=1', dark: null };
    const association = { code: 'IGY' as const, name: 'IGY Marinas', logos };
    const alone = await opened({ user: { association_manager: true, association }, marina: null });
    const logo = banner().getByRole('img', { name: 'Member of IGY Marinas' });
    expect(logo).toHaveAttribute('src', logos.light);
    expect(logo.closest('[data-scheme]')).toHaveAttribute('data-scheme', 'light');
    expect(banner().getByText('IGY Marinas')).toHaveAttribute('title', 'IGY Marinas');
    alone.unmount();
    const both = { ...logos, dark: '/associations/logo?logo_id=2' };
    await opened({ user: { association: { ...association, logos: both } }, marina: marinaWith(all) });
    expect(
      banner()
        .getAllByAltText('Member of IGY Marinas')
        .map((each) => [each.getAttribute('data-ground'), each.getAttribute('src')]),
    ).toEqual([
      ['light', both.light],
      ['dark', both.dark],
    ]);
  });

  it('puts the unread messages before the product in the title, at the bell and at their entry', async () => {
    const server = new ServerDouble()
      .answer(messageApi.getall, {
        items: [],
        total: 0,
        read: [],
        unread: [],
        unread_total: 3,
      })
      .answer(notificationApi.getall, { items: [], total: 0, unread_total: 2 });
    await opened({ marina: marinaWith(all) }, '/user_settings', server);
    await waitFor(() => expect(document.title).toBe('(3) Quayside'));
    expect(banner().getByRole('button', { name: '3 unread messages' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Messages 3 unread messages' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dashboard 2 unread notifications' })).toBeVisible();
  });

  it('explains the chat at the bell of a marina without it, and loads no messages', async () => {
    const { user, server } = await opened({ marina: marinaWith({ reservation: true }) });
    await user.click(banner().getByRole('button', { name: 'Messages and notifications' }));
    expect(await screen.findByRole('dialog', { name: 'Message boaters' })).toBeVisible();
    expect(server.received(messageApi.getall)).toEqual([]);
  });

  it.each<[string, SignIn['user'], string[]]>([
    ['anybody', {}, ['Marina settings', 'User settings', 'Log out']],
    ['a chain manager', { chain_manager: true }, ['Switch marina', 'Marina settings', 'User settings', 'Log out']],
    ['an association manager', { association_manager: true }, ['Marinas', 'User settings', 'Log out']],
  ])('offers %s their settings', async (_name, who, items) => {
    const { user } = await opened({ user: who, marina: marinaWith(all) });
    await user.click(banner().getByRole('button', { name: /^Settings of/ }));
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(items);
  });
});

describe('the language', () => {
  const german = { user: { language: 'de' as const }, marina: marinaWith(all) };
  afterEach(() => localStorage.removeItem('lang'));

  it('is that of the account where none was chosen in this browser', async () => {
    await opened(german);
    expect(await screen.findByRole('link', { name: 'Belegungsplan' })).toBeVisible();
    expect(localStorage.getItem('lang')).toBeNull();
  });

  it('is the one that was chosen in this browser', async () => {
    localStorage.setItem('lang', 'en');
    await opened(german);
    expect(await screen.findByRole('link', { name: 'Plan' })).toBeVisible();
  });
});

describe('around the screens', () => {
  it('loads the number of waiting reservations', async () => {
    const { server } = await opened({ marina: marinaWith(all) });
    await waitFor(() => expect(server.inputs(reservationApi.getall)).toHaveLength(1));
    expect(server.inputs(reservationApi.getall)[0]?.filter).toEqual({ edition: 'full', action_required: 'MARINA' });
    expect(await screen.findByRole('link', { name: /^Reservations \d+ needs? your attention/ })).toBeVisible();
  });

  it('shows the outbox only where mails are kept', async () => {
    await opened({ marina: marinaWith(all) });
    expect(await screen.findByRole('link', { name: 'Email outbox' })).toBeVisible();
  });

  it('shows no outbox where mails are sent', async () => {
    const server = new ServerDouble().refuse(mailOutboxApi.getall, { status: 404, error_type: 'NOT_FOUND' });
    await opened({ marina: marinaWith(all) }, '/outbox', server);
    expect(await screen.findByText(/account may not|not allowed|permission/i)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Email outbox' })).toBeNull();
  });

  it('explains a screen whose feature the marina lacks', async () => {
    await opened({ marina: marinaWith({}) }, '/reservations');
    expect(screen.getByText('Take reservations with Quayside')).toBeVisible();
    expect(screen.queryByText('screen /reservations')).toBeNull();
  });

  it.each([
    [true, true],
    [false, false],
  ])('with the Freedom Boat permission %s, its banner is there: %s', async (given, shown) => {
    await opened({ marina: marinaWith({ ...all, freedom_boat_banner: given }) }, '/');
    expect(screen.queryByText(/Freedom Boat/) !== null).toBe(shown);
  });

  it('shows the banner above the page on a desk, and below it on a phone', async () => {
    const isFirst = async (narrow: boolean): Promise<boolean> => {
      narrowWindow(narrow);
      const { unmount } = await opened({ marina: marinaWith({ ...all, freedom_boat_banner: true }) }, '/');
      const first = screen.getByRole('main').firstElementChild?.textContent ?? '';
      expect(screen.getByText(/Freedom Boat/)).toBeInTheDocument();
      unmount();
      return first.includes('Freedom Boat');
    };
    expect(await isFirst(false)).toBe(true);
    expect(await isFirst(true)).toBe(false);
    narrowWindow(false);
  });

  it('keeps the banner off every page but the first', async () => {
    await opened({ marina: marinaWith({ ...all, freedom_boat_banner: true }) }, '/reservations');
    expect(await screen.findByRole('heading', { name: 'screen /reservations' })).toBeVisible();
    expect(screen.queryByText(/Freedom Boat/)).toBeNull();
  });

  it('explains the code of an association without a logo', async () => {
    const association = { code: 'TEM' as const, name: 'TEM', logos: { light: null, dark: null } };
    await opened({ user: { association }, marina: marinaWith(all) });
    const mark = banner().getByRole('img', { name: 'Member of TEM' });
    expect(mark).toHaveAttribute('title', 'TEM: the association of marinas that this marina belongs to');
  });

  it('puts the banner away for good', async () => {
    const { user, unmount } = await opened({ marina: marinaWith({ ...all, freedom_boat_banner: true }) }, '/');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/Freedom Boat/)).toBeNull();
    unmount();
    await opened({ marina: marinaWith({ ...all, freedom_boat_banner: true }) }, '/');
    expect(screen.queryByText(/Freedom Boat/)).toBeNull();
  });

  it('reports a click on the banner', async () => {
    const { user, server } = await opened({ marina: marinaWith({ ...all, freedom_boat_banner: true }) }, '/');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'I want to learn more' }));
    await waitFor(() => expect(server.inputs(clickApi.reportBanner)).toEqual([{ banner: 'freedom_boat_banner' }]));
    expect(await screen.findByText(/^This could not be passed on/)).toBeVisible();
  });

  it('reports who would like a feature that the marina lacks, from its walkthrough and from its screen', async () => {
    const { user, server, unmount } = await opened({ marina: marinaWith({ reservation: true }) });
    await user.click(banner().getByRole('button', { name: /message/i }));
    const dialog = await screen.findByRole('dialog', { name: 'Message boaters' });
    await user.click(within(dialog).getByRole('button', { name: 'I want to learn more' }));
    await waitFor(() => expect(server.inputs(clickApi.reportBanner)).toEqual([{ banner: 'walkthrough_chat' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();

    const screenless = await opened({ marina: marinaWith({ chat: true }) }, '/reservations');
    await screenless.user.click(await screen.findByRole('button', { name: 'I want to learn more' }));
    await waitFor(() => expect(screenless.server.inputs(clickApi.learnMore)).toEqual([{ type: 'reservation' }]));
  });

  it('skips the menus', async () => {
    const { user } = await opened();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('navigates by shortcuts, and lists them', async () => {
    const { user, address } = await opened({ marina: marinaWith(all) });
    await user.keyboard('gh');
    expect(address()).toBe('/history');
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const confirming = within(sheet).getByText('Confirm a dialog, or send a message');
    expect(confirming.nextElementSibling).toHaveTextContent('Ctrl ↵');
  });

  it('opens the palette by keys and runs a command from it', async () => {
    const { user, address } = await opened({ marina: marinaWith(all) });
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeVisible();
    await user.type(await screen.findByRole('combobox', { name: /search|palette/i }), 'hist');
    await user.click(await screen.findByRole('option', { name: /^History/ }));
    expect(address()).toBe('/history');
  });

  it('keeps what is typed before the palette is there', async () => {
    await opened({ marina: marinaWith(all) });
    // One step for the keyboard: nothing renders between the keys.
    act(() => {
      for (const key of ['k', 'g', 'h', 'r']) {
        fireEvent.keyDown(document.body, { key, ctrlKey: key === 'k' });
      }
    });
    expect(await screen.findByRole('combobox', { name: /search|palette/i })).toHaveValue('ghr');
  });

  it('finds a task by its verb', async () => {
    const { user, address } = await opened({ marina: marinaWith(all) });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /search|palette/i }), 'write');
    await user.click(await screen.findByRole('option', { name: /^Write to a boater/ }));
    expect(address()).toBe('/messages');
  });

  it('opens a new reservation with n, for whoever may create one', async () => {
    const { user, address } = await opened({ marina: marinaWith(all) });
    await user.keyboard('n');
    expect(address()).toBe('/bookings/new');
  });

  it('has commands for colours, languages and log-out in the palette', async () => {
    const { user } = await opened({ marina: marinaWith(all) });
    await user.keyboard('{Control>}k{/Control}');
    const input = await screen.findByRole('combobox', { name: /search|palette/i });
    for (const [typed, option] of [
      ['deu', /^Language: Deutsch/],
      ['log', /^Log out/],
      ['dark', /^Dark colours/],
    ] as const) {
      await user.clear(input);
      await user.type(input, typed);
      expect(await screen.findByRole('option', { name: option })).toBeVisible();
    }
    await user.click(screen.getByRole('option', { name: /^Dark colours/ }));
    await waitFor(() => expect(document.documentElement.dataset['scheme']).toBe('dark'));
    localStorage.removeItem('scheme');
  });
});

describe('on a phone', () => {
  afterEach(() => narrowWindow(false));

  it('"More" has the help, which takes its place', async () => {
    narrowWindow(true);
    const { user } = await opened({ marina: marinaWith(all) });
    await user.click(screen.getByRole('button', { name: 'More' }));
    const sheet = await screen.findByRole('dialog', { name: 'Main menu' });
    expect(within(sheet).getByRole('img', { name: 'Member of TEM' })).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'System walkthrough' }));
    expect(await screen.findByRole('dialog', { name: 'A quick tour of Quayside' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Main menu' })).toBeNull());
  });
});
