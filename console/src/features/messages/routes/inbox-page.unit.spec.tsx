import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { boaterApi } from '../../../../../contracts/customers/api.js';
import { messageApi, templateApi } from '../../../../../contracts/messages/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './inbox-page.js';

const [example] = messageApi.getall.answer.parse(messageApi.getall.example.answer).items;
const boater = (id: string, first_name: string) => ({ ...example!.boater, id, first_name, last_name: '' });
const rosa = {
  ...example!,
  id: '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e01',
  boater: boater('0190f3a2-6a01-7d11-8b21-0a5b7c9d1e21', 'Rosa'),
  chatFlow: { ...example!.chatFlow, type: 'general' as const, redirect_id: '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e21' },
};
const noor = {
  ...rosa,
  id: '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e02',
  boater: boater('0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22', 'Noor'),
  chatFlow: { ...rosa.chatFlow, redirect_id: '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22' },
};

const serving = () =>
  new ServerDouble()
    .answer(messageApi.getall, { items: [rosa, noor], total: 2, read: [], unread: [], unread_total: 0 })
    .answer(templateApi.getall, { items: [], total: 0 })
    .answer(boaterApi.get, boaterApi.get.example.answer)
    .answer(messageApi.create, messageApi.create.example.answer);

async function open() {
  const console = await renderConsole(<Component />, {
    at: `/messages?chat=${rosa.id}`,
    path: '/messages',
    server: serving(),
    as: { marina: { marina_settings: { permissions: { chat: true } } } },
    others: [{ path: '/dashboard', element: <p>elsewhere</p> }],
  });
  const conversation = (name: string) => screen.findByRole('region', { name: `Conversation with ${name}` });
  const field = async (name: string) => within(await conversation(name)).findByLabelText('Write a message');
  const choose = async (name: string) => console.user.click(await screen.findByRole('link', { name: RegExp(name) }));
  return { ...console, field, choose };
}

describe('the inbox', () => {
  it('keeps what is typed in a conversation while another one is open', async () => {
    const { user, field, choose, server } = await open();
    await user.type(await field('Rosa'), 'Berth C12 is yours');
    await choose('Noor');
    expect(await field('Noor')).toHaveValue('');
    await user.type(await field('Noor'), 'Welcome');
    await choose('Rosa');
    expect(await field('Rosa')).toHaveValue('Berth C12 is yours');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(server.inputs(messageApi.create)).toMatchObject([
        { boater_id: rosa.boater.id, text: 'Berth C12 is yours' },
      ]),
    );
    expect(await field('Rosa')).toHaveValue('');
    await choose('Noor');
    expect(await field('Noor')).toHaveValue('Welcome');
  });
});
