import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { counterApi } from '../../../../contracts/reservations/api.js';
import { exampleIds } from '../../../../contracts/reservations/examples.js';
import { renderConsole } from '../../../testing/render-console.js';
import { RecordPaymentDialog } from './record-payment-dialog.js';

const stay = {
  reservation_id: exampleIds.reservation,
  view_id: 'R-20409',
  currency: 'EUR',
  balance: 180,
  expires: true,
};
const keeps = () => screen.queryByText(/no longer expire/);

describe('recording a payment', () => {
  it('says of a part that the stay no longer expires, and of nothing that it does not', async () => {
    const { user } = await renderConsole(<RecordPaymentDialog stay={stay} suggested={90} onClose={jest.fn()} />);
    expect(keeps()).toBeVisible();
    const amount = screen.getByLabelText(/^Amount/);
    await user.clear(amount);
    await user.type(amount, '0');
    await user.tab();
    expect(amount).toHaveValue('0.00');
    expect(keeps()).toBeNull();
    await user.clear(amount);
    await user.type(amount, '0.01');
    await user.tab();
    expect(keeps()).toBeVisible();
  });

  it('says nothing of expiring where the stay does not expire', async () => {
    const lasting = { ...stay, expires: false };
    await renderConsole(<RecordPaymentDialog stay={lasting} suggested={90} onClose={jest.fn()} />);
    expect(keeps()).toBeNull();
  });

  it('works out the change of cash, and takes no less than is recorded', async () => {
    const { user } = await renderConsole(<RecordPaymentDialog stay={stay} suggested={46.49} onClose={jest.fn()} />);
    expect(screen.queryByLabelText(/^Cash given/)).toBeNull();
    await user.selectOptions(screen.getByLabelText(/^Paid by/), 'CASH');
    const given = screen.getByLabelText(/^Cash given/);
    await user.type(given, '50');
    expect(screen.getByText(/^Change: EUR\s3\.51$/)).toBeVisible();
    await user.clear(given);
    await user.type(given, '40');
    expect(screen.queryByText(/^Change:/)).toBeNull();
    expect(screen.getByRole('button', { name: /^Record EUR/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('refuses more than the balance before it is sent', async () => {
    const { user, server } = await renderConsole(
      <RecordPaymentDialog stay={stay} suggested={180.01} onClose={jest.fn()} />,
    );
    await user.click(screen.getByRole('button', { name: /^Record EUR/ }));
    expect(await screen.findByText('This is more than the balance. Enter less.')).toBeVisible();
    expect(server.inputs(counterApi.recordPayment)).toEqual([]);
  });
});
