import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { auditApi } from '../../../../../contracts/audit/api.js';
import { reservationApi } from '../../../../../contracts/reservations/api.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { aRequest, openPage } from './open-page.fixture.js';

const [entry] = auditApi.ofReservation.example.answer.items;
if (entry === undefined) throw new Error('the example has an entry');
const approved = { ...entry, at: '2027-06-20T16:20:00.000Z', words: 'Approved by Maëlle Kervadec, staff' };

it('who acted first, what was done and when is the reason why an action is not possible any more', async () => {
  const server = new ServerDouble()
    .refuse(reservationApi.update, { status: 409, error_type: 'RESERVATION_ACTION_NOT_ALLOWED' })
    .answer(auditApi.ofReservation, { items: [approved], total: 1 });
  const { user } = await openPage(aRequest({ reservation_status: 'pending' }), { server });
  const bar = within(screen.getByRole('region', { name: 'Total and actions' }));
  await user.click(bar.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
  await user.click(dialog.getByRole('button', { name: /^Approve/ }));
  expect(
    await dialog.findByText(/^Approved by Maëlle Kervadec, staff, .*:20\. Nothing more was done\.$/),
  ).toBeVisible();
  expect(dialog.queryByText(/moved on/)).toBeNull();
});
