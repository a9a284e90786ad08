import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { messageApi, templateApi } from '../../../../contracts/messages/api.js';
import { type ConsoleOptions, renderConsole } from '../../../testing/render-console.js';
import { ServerDouble } from '../../../testing/server-double.js';
import type { SignIn } from '../../../testing/sign-ins.js';
import { Thread } from './thread.js';
import { useWriting } from './use-writing.js';

const boater_id = '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22';
const reservation_id = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';
const [template] = templateApi.getall.answer.parse(templateApi.getall.example.answer).items;
const complete = { text: 'Bonjour Inès, place C12.', language: 'fr', boater_language: 'fr', missing: [] } as const;

function Conversation() {
  const writing = useWriting({ boater_id, reservation_id });
  return (
    <Thread
      subject={{ kind: 'reservation', boater_id, reservation_id }}
      reservation={null}
      lockedReason={null}
      writing={writing}
      noMessages="None"
    />
  );
}

const serving = (filled: Parameters<typeof templateApi.fill.answer.parse>[0] = complete) =>
  new ServerDouble()
    .answer(messageApi.reservation, { read: [], unread: [], unread_total: 0 })
    .answer(templateApi.getall, { items: [template!], total: 1 })
    .answer(templateApi.fill, templateApi.fill.answer.parse(filled))
    .answer(messageApi.create, messageApi.create.example.answer);
const chat: SignIn = { marina: { marina_settings: { permissions: { reservation: true, chat: true } } } };
const open = (server = serving(), options: ConsoleOptions = {}) =>
  renderConsole(<Conversation />, { server, as: chat, ...options });
const field = () => screen.getByLabelText('Write a message');
async function choose(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('menuitem', { name: template!.name }));
}

describe('the templates of the composer', () => {
  it('fill the text for the conversation, which can be edited and sent', async () => {
    const { user, server } = await open();
    await choose(user);
    await waitFor(() => expect(field()).toHaveValue(complete.text));
    expect(server.inputs(templateApi.fill)).toEqual([{ template_id: template!.id, boater_id, reservation_id }]);
    await waitFor(() => expect(field()).toHaveFocus());
    await user.type(field(), ' À bientôt');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(server.inputs(messageApi.create)).toMatchObject([{ text: `${complete.text} À bientôt` }]),
    );
  });

  it('follow what was written before', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Write a message'), 'Good news.');
    await choose(user);
    await waitFor(() => expect(field()).toHaveValue(`Good news.\n\n${complete.text}`));
  });

  it('show what is not known of the record, and hold the message back until it is replaced', async () => {
    const { user, server } = await open(serving({ ...complete, text: 'Place {berth}.', missing: ['berth'] }));
    await choose(user);
    const notice = await screen.findByText(/^Not known here: Berth \{berth\}/);
    expect(notice).toBeVisible();
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await user.type(field(), '{Control>}{Enter}{/Control}');
    expect(server.inputs(messageApi.create)).toEqual([]);
    await user.clear(field());
    await user.type(field(), 'Place C12.');
    expect(screen.queryByText(/^Not known here/)).toBeNull();
    await user.click(send);
    await waitFor(() => expect(server.inputs(messageApi.create)).toMatchObject([{ text: 'Place C12.' }]));
  });

  it('say in which language the text is where it is not the boater’s', async () => {
    const { user } = await open(serving({ ...complete, language: 'en', boater_language: 'it' }));
    await choose(user);
    expect(await screen.findByText(/^Filled in English: the template has no text/)).toBeVisible();
  });

  it('keep the text where the template cannot be filled', async () => {
    const server = serving().refuse(templateApi.fill, { status: 404, error_type: 'MESSAGE_TEMPLATE_NOT_FOUND' });
    const { user } = await open(server);
    await user.type(await screen.findByLabelText('Write a message'), 'Good news.');
    await choose(user);
    expect(await screen.findByText(/^This template no longer exists/)).toBeVisible();
    expect(field()).toHaveValue('Good news.');
  });

  it('lead to their settings, for whoever keeps them; without templates others see nothing', async () => {
    const none = () => serving().answer(templateApi.getall, { items: [], total: 0 });
    const { user, address, unmount } = await open(none(), { others: [{ path: '/message_templates', element: <p /> }] });
    await user.click(await screen.findByRole('button', { name: 'Templates' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Manage templates …' }));
    await waitFor(() => expect(address()).toBe('/message_templates'));
    unmount();

    const permissions = { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' } as const;
    const { server } = await open(none(), { as: { ...chat, user: { permissions } } });
    await waitFor(() => expect(server.received(templateApi.getall)).toHaveLength(1));
    expect(within(document.body).queryByRole('button', { name: 'Templates' })).toBeNull();
  });
});
