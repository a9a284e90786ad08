import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cardApi } from '../../../../../contracts/memberships/api.js';
import { receiptExample } from '../../../../../contracts/vocabulary/route.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import type { SignIn } from '../../../../testing/sign-ins.js';
import { UpdateCardDialog } from './update-card-dialog.js';

const shown = cardApi.get.answer.parse(cardApi.get.example.answer);

it('corrects only the email of a guest, who keeps all other details', async () => {
  const { boater } = shown.membership;
  const guest = { ...shown, membership: { ...shown.membership, boater: { ...boater!, is_guest: true } } };
  const server = new ServerDouble().answer(cardApi.update, receiptExample);
  const dialog = <UpdateCardDialog shown={guest} onClose={() => undefined} />;
  const { user } = await renderConsole(dialog, { server, as: marinaWith({ editable_lite: true }) });
  const form = await screen.findByRole('dialog');
  expect(form).toHaveTextContent('Provided by the boater. Only the email can be corrected.');
  for (const name of ['First name', 'Last name', 'Phone']) {
    expect(within(form).queryByRole('textbox', { name })).toBeNull();
  }
  const email = within(form).getByRole('textbox', { name: 'Email' });
  await user.clear(email);
  await user.type(email, 'new@example.org');
  await user.click(within(form).getByRole('button', { name: 'Save card' }));
  await waitFor(() =>
    expect(server.inputs(cardApi.update)).toEqual([{ customer_id: shown.id, email: 'new@example.org' }]),
  );
});

const marinaWith = (permissions: Record<string, boolean>): SignIn => ({
  marina: { marina_settings: { permissions } },
});

it('locks the holder in a marina without editable customers, and changes the boat', async () => {
  const server = new ServerDouble().answer(cardApi.update, receiptExample);
  const dialog = <UpdateCardDialog shown={shown} onClose={() => undefined} />;
  await renderConsole(dialog, { server, as: marinaWith({ editable_lite: false }) });
  const form = await screen.findByRole('dialog');
  expect(form).toHaveTextContent('Customer details cannot be edited in this marina.');
  expect(within(form).queryByRole('textbox', { name: 'Last name' })).toBeNull();
  expect(within(form).getByRole('textbox', { name: /^Boat/ })).toBeVisible();
});
