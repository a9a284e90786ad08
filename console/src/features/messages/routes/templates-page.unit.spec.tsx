import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { templateApi } from '../../../../../contracts/messages/api.js';
import { type ConsoleOptions, renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import type { SignIn } from '../../../../testing/sign-ins.js';
import { Component } from './templates-page.js';

const [template] = templateApi.getall.answer.parse(templateApi.getall.example.answer).items;
const receipt = templateApi.create.example.answer;

const serving = (items = [template!]) =>
  new ServerDouble()
    .answer(templateApi.getall, { items, total: items.length })
    .answer(templateApi.create, receipt)
    .answer(templateApi.update, receipt)
    .answer(templateApi.delete, receipt);
const chat: SignIn = { marina: { marina_settings: { permissions: { chat: true } } } };
const open = (server = serving(), options: ConsoleOptions = {}) =>
  renderConsole(<Component />, {
    at: '/message_templates',
    path: '/message_templates',
    server,
    as: chat,
    ...options,
  });

describe('the templates of the marina', () => {
  it('are listed with their languages, and changed against the revision that is shown', async () => {
    const { user, server } = await open();
    expect(await screen.findByText('English · Français')).toBeVisible();
    // A long text is cut off; the whole of it is its title.
    expect(screen.getByText(template!.texts.en!)).toHaveAttribute('title', template!.texts.en);
    await user.click(screen.getByRole('button', { name: `Change ${template!.name}` }));
    const dialog = await screen.findByRole('dialog');
    const language = within(dialog).getByLabelText('Language');
    expect(within(language).getByRole('option', { name: 'Français – written' })).toBeInTheDocument();
    await user.selectOptions(within(dialog).getByLabelText('Offered in'), 'Conversations about absences');
    await user.selectOptions(language, 'de');
    await user.type(within(dialog).getByLabelText(/^Text \(Deutsch\)/), 'Guten Tag ');
    await user.click(within(dialog).getByRole('button', { name: 'Insert placeholder' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Boater’s name/ }));
    await waitFor(() => expect(within(dialog).getByLabelText(/^Text \(Deutsch\)/)).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(server.inputs(templateApi.update)).toHaveLength(1));
    const [sent] = server.received(templateApi.update);
    expect(sent?.input).toEqual({
      template_id: template!.id,
      name: template!.name,
      about: 'absence_report',
      texts: { ...template!.texts, de: 'Guten Tag {boater_name}' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say so where another template has the name already', async () => {
    const server = serving().refuse(templateApi.update, { status: 409, error_type: 'MESSAGE_TEMPLATE_NAME_TAKEN' });
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: `Change ${template!.name}` }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/^Name/), '!');
    await user.click(within(dialog).getByRole('button', { name: 'Save template' }));
    expect(await within(dialog).findByText(/^Another template has this name/)).toBeVisible();
  });

  it('begin with an empty list, and say at the field what is wrong', async () => {
    const { user, server } = await open(serving([]));
    await user.click(await screen.findByRole('button', { name: 'Create template' }));
    const dialog = await screen.findByRole('dialog');
    const save = within(dialog).getByRole('button', { name: 'Save template' });
    await user.click(save);
    expect(within(dialog).getByText('Enter a name of up to 60 characters.')).toBeVisible();
    expect(within(dialog).getByText('Write a text in at least one language.')).toBeVisible();
    await user.type(within(dialog).getByLabelText(/^Name/), 'Welcome');
    const text = within(dialog).getByLabelText(/^Text \(English\)/);
    await user.click(text);
    await user.paste('Hello {boter_name}');
    await user.selectOptions(within(dialog).getByLabelText('Language'), 'it');
    await user.click(save);
    // The language with the error is shown again.
    expect(await within(dialog).findByText(/^A placeholder in braces is misspelt/)).toBeVisible();
    expect(within(dialog).getByLabelText('Language')).toHaveValue('en');
    expect(server.inputs(templateApi.create)).toEqual([]);
    await user.clear(within(dialog).getByLabelText(/^Text \(English\)/));
    await user.click(within(dialog).getByLabelText(/^Text \(English\)/));
    await user.paste('Hello {boater_name}');
    await user.click(save);
    await waitFor(() =>
      expect(server.inputs(templateApi.create)).toEqual([{ name: 'Welcome', texts: { en: 'Hello {boater_name}' } }]),
    );
  });

  it('keep what is typed when a colleague saves first, and replace the change only when told to', async () => {
    const by = { kind: 'staff', id: 'u1', name: 'Jonas Weber' };
    const changes = [{ type: 'MessageTemplateChanged', revision: 7, at: '2027-05-02T10:00:00.000Z', by }];
    const server = serving().refuse(templateApi.update, {
      status: 412,
      error_type: 'STALE',
      details: { revision: 7, changes },
    });
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: `Change ${template!.name}` }));
    await user.type(await screen.findByLabelText(/^Name/), '!');
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByText(/^Jonas Weber has changed this/)).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue(`${template!.name}!`);
    server.answer(templateApi.update, receipt);
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(server.received(templateApi.update).at(-1)?.headers.get('If-Match')).toBe('"7"'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ask before a change is lost, and before a template is deleted', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('button', { name: `Change ${template!.name}` }));
    await user.type(await screen.findByLabelText(/^Name/), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const discard = await screen.findByRole('alertdialog');
    await user.click(within(discard).getByRole('button', { name: /discard/i }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: `Delete ${template!.name}` }));
    const asking = await screen.findByRole('alertdialog');
    await user.click(within(asking).getByRole('button', { name: 'Delete template' }));
    await waitFor(() => expect(server.inputs(templateApi.delete)).toEqual([{ template_id: template!.id }]));
  });

  it('are not shown to people without the settings’ permission, and not without messages', async () => {
    const permissions = { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' } as const;
    const { server, unmount } = await open(serving(), { as: { ...chat, user: { permissions } } });
    expect(screen.queryByText(template!.name)).toBeNull();
    expect(server.received(templateApi.getall)).toEqual([]);
    unmount();
    await open(serving(), { as: { marina: { marina_settings: { permissions: { chat: false } } } } });
    expect(await screen.findByText('Messages are not enabled')).toBeVisible();
  });
});
