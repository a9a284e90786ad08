import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { sessionApi, userApi } from '../../../../../contracts/identity/api.js';
import { filtersInUse, removingFilter } from '../../../../testing/filters-in-use.js';
import { renderConsole, type ConsoleOptions } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as CreateUser } from './create-user-page.js';
import { Component as EditUser } from './edit-user-page.js';
import { Component as Users } from './users-page.js';

const [ines] = userApi.getall.example.answer.items;
const me = sessionApi.self.example.answer.user;
const own = { ...ines!, id: me.id };
const lena = {
  ...ines!,
  id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b99',
  first_name: 'Lena',
  last_name: 'Krüger',
  role: 'secondary' as const,
  permissions: { residents: 'EDITOR', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' } as const,
};
const invited = { ...lena, first_name: 'Pol', last_name: 'Arnau', last_signed_in_at: null };
const pol = { ...invited, id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b98', invited_until: '2999-01-01T00:00:00.000Z' };

const serving = (items = [own, lena, pol]) =>
  new ServerDouble().answer(userApi.getall, {
    items,
    total: items.length,
    invited: items.filter(({ invited_until }) => invited_until !== null).length,
  });
const others = [
  { path: '/create_user', element: <CreateUser /> },
  { path: '/edit_user/:id', element: <EditUser /> },
];
const open = (server = serving(), at = '/users', options: ConsoleOptions = {}) =>
  renderConsole(<Users />, { at, path: '/users', others, server, ...options });
const segment = (name: string, value: string) =>
  within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: value });

beforeEach(() => {
  window.innerWidth = 1440;
});

describe('the users of the marina', () => {
  it('name the search and the permission that match no one, and remove each alone', async () => {
    const { user, address } = await open(serving([]), '/users?search=zzz&may=reservations');
    const [search, permission] = await filtersInUse();
    expect(search).toBe('Search: zzz');
    await user.click(removingFilter(permission!));
    expect(address()).toBe('/users?search=zzz');
  });

  it('end sessions of a user one by one', async () => {
    const session = { ...userApi.sessions.example.answer.items[0]!, id: own.id };
    const server = serving()
      .answer(userApi.sessions, { items: [session], total: 1 })
      .answer(userApi.endSession, userApi.endSession.example.answer);
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Actions for Lena Krüger' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sessions …' }));
    await user.click(await screen.findByRole('button', { name: /^End the session: Firefox on Windows/ }));
    const question = await screen.findByRole('alertdialog', { name: 'End this session?' });
    await user.click(within(question).getByRole('button', { name: 'End' }));
    await waitFor(() =>
      expect(server.inputs(userApi.endSession)).toEqual([{ user_id: lena.id, ended_session_id: session.id }]),
    );
  });

  it('are listed with what each may do; nobody takes the settings from themselves', async () => {
    await open();
    await screen.findByRole('row', { name: /Lena Krüger/ });
    expect(segment('Berth holders, Lena Krüger', 'Can edit')).toBeChecked();
    expect(segment('Reservations, Lena Krüger', 'View only')).toBeChecked();
    expect(segment("Marina settings, Inès O'Neill", 'Not allowed')).toBeDisabled();
    expect(segment("Berth holders, Inès O'Neill", 'View only')).toBeEnabled();
    expect(screen.getByRole('row', { name: /Pol Arnau/ })).toHaveTextContent('Invited');
    expect(within(screen.getByRole('row', { name: /Lena Krüger/ })).getByText('Secondary')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /O'Neill/ })).getByText('Primary')).toBeVisible();
  });

  it('are counted apart from those who are only invited', async () => {
    await open();
    expect(await screen.findByText(/^2 people have access to .+ · 1 invited$/)).toBeVisible();
  });

  it('are counted without mentioning invitations when there are none', async () => {
    await open(serving([own, lena]));
    expect(await screen.findByText(/^2 people have access to [^·]+$/)).toBeVisible();
  });

  it('are marked if they have access by the chain, with the reason why this marina does not end it', async () => {
    const { user } = await open(serving([own, { ...lena, chain_manager: true, origin: 'chain' as const }]));
    const row = await screen.findByRole('row', { name: /Lena Krüger/ });
    expect(within(row).getByText('By the chain')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /O'Neill/ })).queryByText('By the chain')).toBeNull();
    expect(segment('Reservations, Lena Krüger', 'Can edit')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Actions for Lena Krüger' }));
    const removal = await screen.findByRole('menuitem', { name: /^Delete/ });
    expect(removal).toHaveAttribute('aria-disabled', 'true');
    expect(removal).toHaveTextContent('ask one of its managers, marked “By the chain”, or an administrator');
  });

  it('name who sent an ordinary user, and let the marina delete that user', async () => {
    const { user } = await open(serving([own, { ...lena, origin: 'chain' as const }]));
    const row = await screen.findByRole('row', { name: /Lena Krüger/ });
    expect(within(row).getByText('Sent by the chain')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Actions for Lena Krüger' }));
    expect(await screen.findByRole('menuitem', { name: /^Delete/ })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('get a permission at once, which can be undone', async () => {
    const { user, server } = await open();
    await screen.findByRole('row', { name: /Lena Krüger/ });
    await user.click(segment('Reservations, Lena Krüger', 'Can edit'));
    await waitFor(() => expect(server.inputs(userApi.edit)).toHaveLength(1));
    expect(server.inputs(userApi.edit)[0]).toMatchObject({
      edit_user_id: lena.id,
      permissions: { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.inputs(userApi.edit)[1]).toMatchObject({ permissions: { reservations: 'VIEWER' } }),
    );
  });

  it('may manage the marina once the manager repeats the own password', async () => {
    const refusal = {
      status: 400,
      error_type: 'VALIDATION_FAILED',
      errors: [{ path: 'password', code: 'passwordWrong' }],
    };
    const { user, server } = await open(serving().refuse(userApi.edit, refusal));
    await screen.findByRole('row', { name: /Lena Krüger/ });
    await user.click(segment('Marina settings, Lena Krüger', 'Allowed'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Let Lena Krüger manage the marina?' });
    expect(server.inputs(userApi.edit)).toEqual([]);
    await user.type(within(dialog).getByLabelText(/Your own password/), 'not-my-password');
    await user.click(within(dialog).getByRole('button', { name: 'Allow' }));
    expect(await within(dialog).findByText('Incorrect password. Try again.')).toBeVisible();
    expect(server.inputs(userApi.edit)[0]).toMatchObject({
      permissions: { marina_settings: 'ALLOWED' },
      password: 'not-my-password',
    });
    server.answer(userApi.edit, userApi.edit.example.answer);
    await user.click(within(dialog).getByRole('button', { name: 'Allow' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('keep their permission when the change is refused', async () => {
    const { user } = await open(serving().refuse(userApi.edit, { status: 403, error_type: 'FORBIDDEN' }));
    await screen.findByRole('row', { name: /Lena Krüger/ });
    await user.click(segment('Reservations, Lena Krüger', 'Can edit'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error while saving/);
    expect(segment('Reservations, Lena Krüger', 'View only')).toBeChecked();
  });

  it('are filtered by what they may do, in the address', async () => {
    const { user, server, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Permission' }));
    await user.click(await screen.findByRole('checkbox', { name: 'May edit reservations' }));
    await waitFor(() => expect(address()).toBe('/users?may=reservations'));
    await waitFor(() => expect(server.inputs(userApi.getall).at(-1)).toMatchObject({ may: 'reservations' }));
  });

  it('say when nobody matches', async () => {
    await open(serving([]), '/users?search=zzz');
    expect(await screen.findByText('No one matches these filters')).toBeVisible();
  });

  it('are not shown to people without the permission', async () => {
    const permissions = { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' } as const;
    const { server } = await open(serving(), '/users', { as: { user: { permissions } } });
    expect(server.inputs(userApi.getall)).toEqual([]);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the actions of a user', () => {
  async function choose(name: string, item: string, server = serving()) {
    const opened = await open(server);
    await opened.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await opened.user.click(await screen.findByRole('menuitem', { name: item }));
    return opened;
  }

  it('send the invitation again', async () => {
    const { server } = await choose('Pol Arnau', 'Send the invitation again');
    await waitFor(() => expect(server.inputs(userApi.sendLink)).toEqual([{ user_id: pol.id }]));
  });

  it('delete after a question that names the person', async () => {
    const { user, server } = await choose('Lena Krüger', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Lena Krüger?' });
    expect(server.inputs(userApi.delete)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete user' }));
    await waitFor(() => expect(server.inputs(userApi.delete)).toEqual([{ user_id: lena.id }]));
  });

  it('open the form of names and language, which keeps the filters of the list', async () => {
    const server = serving();
    const { user, address } = await open(server, '/users?may=residents');
    await user.click(await screen.findByRole('button', { name: 'Actions for Lena Krüger' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit name, role and language' }));
    expect(address()).toBe(`/edit_user/${lena.id}?may=residents`);
  });
});

describe('the forms', () => {
  it('invite with names, address, language and permissions', async () => {
    const { user, server, address } = await open(serving(), '/create_user');
    const dialog = await screen.findByRole('dialog', { name: 'Invite a user' });
    await user.type(within(dialog).getByLabelText(/First name/), 'Soizic');
    await user.type(within(dialog).getByLabelText(/Last name/), 'Tanguy');
    await user.type(within(dialog).getByLabelText(/Email/), 'soizic@example.org');
    expect(within(dialog).getByText(/^Soizic gets an email/)).toHaveTextContent('7 days');
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(address()).toBe('/users'));
    expect(server.inputs(userApi.add)).toEqual([
      {
        email: 'soizic@example.org',
        first_name: 'Soizic',
        last_name: 'Tanguy',
        role: 'secondary',
        language: 'en',
        permissions: { residents: 'VIEWER', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' },
      },
    ]);
  });

  it('show at the field that the address is in use', async () => {
    const problem = { status: 409, error_type: 'EMAIL_IN_USE', errors: [{ path: 'email', code: 'EMAIL_IN_USE' }] };
    const { user, address } = await open(serving().refuse(userApi.add, problem), '/create_user');
    const dialog = await screen.findByRole('dialog', { name: 'Invite a user' });
    await user.type(within(dialog).getByLabelText(/First name/), 'Soizic');
    await user.type(within(dialog).getByLabelText(/Last name/), 'Tanguy');
    await user.type(within(dialog).getByLabelText(/Email/), 'erwan@example.org');
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(within(dialog).getByLabelText(/Email/)).toHaveAttribute('aria-invalid', 'true'));
    expect(address()).toBe('/create_user');
  });

  it('change a user', async () => {
    const { user, server, address } = await open(serving([lena]), `/edit_user/${lena.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Edit Lena Krüger' });
    await user.clear(within(dialog).getByLabelText(/Last name/));
    await user.type(within(dialog).getByLabelText(/Last name/), 'Berg');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/users'));
    expect(server.inputs(userApi.edit)[0]).toMatchObject({ edit_user_id: lena.id, last_name: 'Berg' });
  });

  it('ask for the own password when the user shall manage the marina', async () => {
    const { user, server, address } = await open(serving([lena]), `/edit_user/${lena.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Edit Lena Krüger' });
    expect(within(dialog).queryByLabelText(/Your own password/)).toBeNull();
    const settings = within(dialog).getByRole('radiogroup', { name: 'Marina settings' });
    await user.click(within(settings).getByRole('radio', { name: 'Allowed' }));
    await user.type(within(dialog).getByLabelText(/Your own password/), 'fairwinds-42');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/users'));
    expect(server.inputs(userApi.edit)[0]).toMatchObject({
      permissions: { marina_settings: 'ALLOWED' },
      password: 'fairwinds-42',
    });
  });

  it('make a user primary, for which the own password is repeated', async () => {
    const { user, server, address } = await open(serving([lena]), `/edit_user/${lena.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Edit Lena Krüger' });
    const choice = within(dialog).getByRole('radiogroup', { name: 'Role' });
    expect(within(choice).getByRole('radio', { name: 'Secondary' })).toBeChecked();
    await user.click(within(choice).getByRole('radio', { name: 'Primary' }));
    await user.type(within(dialog).getByLabelText(/Your own password/), 'fairwinds-42');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/users'));
    expect(server.inputs(userApi.edit)[0]).toMatchObject({ role: 'primary', password: 'fairwinds-42' });
  });

  it('let no secondary user change a role', async () => {
    await open(serving([lena]), `/edit_user/${lena.id}`, { as: { user: { role: 'secondary' } } });
    const dialog = await screen.findByRole('dialog', { name: 'Edit Lena Krüger' });
    const choice = within(dialog).getByRole('radiogroup', { name: 'Role' });
    expect(within(choice).getByRole('radio', { name: 'Primary' })).toBeDisabled();
    expect(within(dialog).getByText('Only primary users can change the role.')).toBeVisible();
  });

  it('say so if there is no such user', async () => {
    await open(serving([]), `/edit_user/${lena.id}`);
    expect(await screen.findByText('Page not found')).toBeVisible();
  });
});
