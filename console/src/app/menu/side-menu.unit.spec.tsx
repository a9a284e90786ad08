import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderConsole } from '../../../testing/render-console.js';
import { hasScreen } from '../routing/screens.js';
import { LogOutContext } from '../routing/log-out-context.js';
import { MenuContext } from './menu-context.js';
import { menuFor, type MenuViewer } from './menu-rules.js';
import { SideMenu } from './side-menu.js';
import type { MenuCounts } from './use-menu-facts.js';

const viewer: MenuViewer = {
  edition: 'full',
  is_admin: false,
  association_manager: false,
  of_several_marinas: false,
  permissions: { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'ALLOWED' },
  marina: { association: null, permissions: { reservation: true } },
  keeps_mails: true,
};

async function rendered(changes: Partial<MenuViewer> = {}, counts: MenuCounts = { our_moves: 12 }) {
  const onLocked = jest.fn();
  const logOut = jest.fn(() => Promise.resolve());
  const who = { ...viewer, ...changes };
  const page = await renderConsole(
    <LogOutContext value={logOut}>
      <MenuContext value={menuFor(who, hasScreen)}>
        <SideMenu counts={counts} onLocked={onLocked} />
      </MenuContext>
    </LogOutContext>,
    { at: '/reservations/7' },
  );
  return { ...page, onLocked, logOut };
}
const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the side menu', () => {
  it('of the full edition leads to every screen there is', async () => {
    await rendered();
    expect(links()).toEqual([
      '/',
      '/activity',
      '/reservations',
      '/customers',
      '/payments',
      '/payments?tab=cash_up',
      '/reports',
      '/history',
      '/outbox',
      '/marina_settings',
      '/user_settings',
    ]);
    expect(headings()).toEqual(['Today', 'Bookings', 'People', 'Office']);
  });

  it('of the lite edition names its groups', async () => {
    await rendered({ edition: 'lite' });
    expect(links()).toEqual([
      '/reservations',
      '/activity',
      '/history',
      '/history/waiting_list',
      '/customers',
      '/memberships',
      '/payments',
      '/payments?tab=cash_up',
      '/reports',
      '/audit',
      '/outbox',
      '/marina_settings',
      '/user_settings',
    ]);
    expect(headings()).toEqual(['Workspace', 'Records', 'Office']);
  });

  it('highlights the current entry, and counts the waiting reservations', async () => {
    await rendered();
    const link = screen.getByRole('link', { name: 'Reservations 12 need your attention' });
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'History' })).not.toHaveAttribute('aria-current');
  });

  it('counts the reservations without a berth at the matching', async () => {
    const inventory = { association: null, permissions: { reservation: true, inventory: true } };
    await rendered({ marina: inventory }, { without_berth: 4 });
    expect(screen.getByRole('link', { name: 'Matching 4 without a berth' })).toBeVisible();
  });

  it('counts the unread notifications at the dashboard', async () => {
    await rendered({}, { unread_notifications: 3 });
    expect(screen.getByRole('link', { name: 'Dashboard 3 unread notifications' })).toBeVisible();
  });

  it('counts the unread messages at the messages, and a hover says what is counted', async () => {
    await rendered({ marina: { association: null, permissions: { chat: true } } }, { unread_messages: 4 });
    const link = screen.getByRole('link', { name: 'Messages 4 unread messages' });
    expect(within(link).getByText('4').parentElement).toHaveAttribute('title', '4 unread messages');
  });

  it.each([0, undefined])('counts nothing when %s reservations wait', async (count) => {
    await rendered({}, count === undefined ? {} : { our_moves: count });
    expect(screen.getByRole('link', { name: 'Reservations' })).toBeVisible();
  });

  it('explains a feature that the marina lacks instead of opening it', async () => {
    const { user, onLocked } = await rendered({ marina: { association: null, permissions: {} } });
    const entry = screen.getByRole('button', { name: /^Reservations/ });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveAttribute('title', 'Reservations: not enabled for this marina');
    await user.click(entry);
    expect(onLocked).toHaveBeenCalledWith('reservation');
    expect(links()).not.toContain('/reservations');
  });

  it.each(['full', 'lite'] as const)('of the %s edition draws every entry differently', async (edition) => {
    const { container } = await rendered({
      edition,
      marina: { association: 'TEM', permissions: { reservation: true } },
    });
    const drawn = [...container.querySelectorAll('a > svg, button > svg')].map(({ innerHTML }) => innerHTML);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('shows the way out', async () => {
    const { user, logOut } = await rendered();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(logOut).toHaveBeenCalledTimes(1);
  });
});
