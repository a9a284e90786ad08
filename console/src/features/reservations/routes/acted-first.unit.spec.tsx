import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { reservationApi } from '../../../../../contracts/reservations/api.js';
import { APPROVED_BEFORE, approvedBefore } from '../../../../testing/done-before.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { aRequest, openPage } from './open-page.fixture.js';

it('who acted first, what was done and when is the reason why an action is not possible any more', async () => {
  const refused = { status: 409, error_type: 'RESERVATION_ACTION_NOT_ALLOWED' };
  const server = approvedBefore(new ServerDouble().refuse(reservationApi.update, refused));
  const { user } = await openPage(aRequest({ reservation_status: 'pending' }), { server });
  const bar = within(screen.getByRole('region', { name: 'Total and actions' }));
  await user.click(bar.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
  await user.click(dialog.getByRole('button', { name: /^Approve/ }));
  expect(await dialog.findByText(APPROVED_BEFORE)).toBeVisible();
  expect(dialog.queryByText(/moved on/)).toBeNull();
});
