import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderConsole } from '../../../testing/render-console.js';
import type { SignIn } from '../../../testing/sign-ins.js';
import { LogOutContext } from '../routing/log-out-context.js';
import { hasScreen } from '../routing/screens.js';
import { MenuContext } from './menu-context.js';
import { menuFor } from './menu-rules.js';
import { MoreSheet } from './more-sheet.js';

const everything = { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'ALLOWED' } as const;

async function opened(association: 'TEM' | 'BFG' | null, changes: SignIn = {}) {
  const calls = {
    onHelp: jest.fn(),
    onClose: jest.fn(),
    onLocked: jest.fn(),
    logOut: jest.fn(() => Promise.resolve()),
  };
  const menu = menuFor(
    {
      edition: 'full',
      is_admin: false,
      association_manager: false,
      of_several_marinas: false,
      permissions: everything,
      marina: { association, permissions: { reservation: true } },
      keeps_mails: false,
    },
    hasScreen,
  );
  const marina = { name: 'Port des Minimes', code: 'PDM', association: { code: association } };
  const page = await renderConsole(
    <LogOutContext value={calls.logOut}>
      <MenuContext value={menu}>
        <MoreSheet counts={{}} {...calls} />
      </MenuContext>
    </LogOutContext>,
    { as: { user: { first_name: 'Hanna', last_name: 'Brandt' }, marina, ...changes } },
  );
  return { ...page, ...calls, sheet: within(screen.getByRole('dialog', { name: 'Main menu' })) };
}
const open = jest.spyOn(window, 'open');
afterEach(() => void open.mockReset());

describe('the "More" sheet of a phone', () => {
  it('shows the signed-in person, the marina and its association', async () => {
    const { sheet } = await opened('BFG');
    expect(sheet.getByText('Hanna Brandt')).toBeVisible();
    expect(sheet.getByText('Port des Minimes · PDM')).toBeVisible();
    expect(sheet.getByRole('img', { name: 'Member of BFG' })).toBeVisible();
  });

  it('shows the logo for a dark ground, because the sheet is dark in both colour schemes', async () => {
    const logos = { light: '/associations/logo?logo_id=1', dark: '/associations/logo?logo_id=2' };
    const user = { association: { code: 'BFG' as const, name: 'Blue Flag Group', logos } };
    const { sheet } = await opened('BFG', { user });
    expect(sheet.getByRole('img', { name: 'Member of Blue Flag Group' })).toHaveAttribute('src', logos.dark);
  });

  it('cuts a long name of a marina as the top bar does', async () => {
    const marina = { name: 'Porto Turistico di Castellammare', code: 'PTC', association: { code: null } };
    const { sheet } = await opened(null, { marina });
    expect(sheet.getByText('Porto Turistico di Castella…')).toBeVisible();
    expect(sheet.queryByRole('img')).toBeNull();
  });

  it('shows that no marina is chosen', async () => {
    const { sheet } = await opened(null, { user: { is_admin: true }, marina: null });
    expect(sheet.getByText('No marina selected')).toBeVisible();
  });

  const ofAll = ['Keyboard shortcuts', 'Terms of service'];
  it.each([
    ['TEM', ['Help centre', 'System walkthrough', ...ofAll]],
    ['BFG', ofAll],
    [null, ofAll],
  ] as const)('offers the help of the top bar to a marina of %s', async (association, items) => {
    const { sheet } = await opened(association);
    const group = sheet.getByRole('heading', { name: 'Help' }).nextElementSibling as HTMLElement;
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(items);
  });

  it.each([
    ['Help centre', 'marks'],
    ['System walkthrough', 'walkthrough'],
    ['Keyboard shortcuts', 'shortcuts'],
  ])('makes room for "%s"', async (name, help) => {
    const { user, sheet, onHelp, onClose } = await opened('TEM');
    await user.click(sheet.getByRole('button', { name }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onHelp.mock.calls).toEqual([[help]]);
  });

  it('opens the terms beside the work', async () => {
    open.mockReturnValue(null);
    const { user, sheet, onHelp, onClose } = await opened(null);
    await user.click(sheet.getByRole('button', { name: 'Terms of service' }));
    expect(open).toHaveBeenCalledWith('/terms', '_blank', 'noopener');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onHelp).not.toHaveBeenCalled();
  });

  it('leads to the settings, and out', async () => {
    const { user, sheet, logOut } = await opened(null);
    const links = sheet.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/user_settings']));
    await user.click(sheet.getByRole('button', { name: 'Log out' }));
    expect(logOut).toHaveBeenCalledTimes(1);
  });

  it('closes on navigation', async () => {
    const { user, sheet, onClose } = await opened(null);
    await user.click(sheet.getByRole('link', { name: 'User settings' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('shows the time at the marina', async () => {
    const { sheet } = await opened(null);
    expect(sheet.getByText(/^Sun 22 Nov 2026$/).closest('time')).toHaveTextContent(/10:\d\d$/);
  });

  it('offers the languages', async () => {
    const { sheet } = await opened(null);
    expect(sheet.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  });
});
