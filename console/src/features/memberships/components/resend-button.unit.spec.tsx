import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cardApi } from '../../../../../contracts/memberships/api.js';
import { receiptExample } from '../../../../../contracts/vocabulary/route.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { ResendButton } from './resend-button.js';

const shown = cardApi.get.answer.parse(cardApi.get.example.answer);

it.each([
  [true, 1],
  [false, 0],
])('a card is sent again, to another address only where customers are editable: %s', async (editable_lite, fields) => {
  const server = new ServerDouble().answer(cardApi.resend, receiptExample);
  const as = { marina: { marina_settings: { permissions: { editable_lite } } } };
  const { user } = await renderConsole(<ResendButton shown={shown} />, { server, as });
  await user.click(await screen.findByRole('button', { name: 'Resend card' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryAllByRole('textbox')).toHaveLength(fields);
  expect(within(dialog).queryAllByText('Customer details cannot be edited in this marina.')).toHaveLength(1 - fields);
  await user.click(within(dialog).getByRole('button', { name: 'Send card' }));
  await waitFor(() => expect(server.inputs(cardApi.resend)).toEqual([{ customer_id: shown.id }]));
});
