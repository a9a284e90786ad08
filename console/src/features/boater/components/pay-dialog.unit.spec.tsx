import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { boaterReservation } from '../../../../../contracts/reservations/boater.js';
import { boaterReservationApi } from '../../../../../contracts/reservations/api.js';
import { exampleBoaterView } from '../../../../../contracts/reservations/examples.js';
import { receiptExample } from '../../../../../contracts/vocabulary/route.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { PayDialog } from './pay-dialog.js';

it('takes the browser to the page on which to pay, and does not say that anything is paid', async () => {
  const page = 'https://checkout.stripe.example/c/pay/cs_1';
  const paid = { ...receiptExample, payment_status: 'pending' as const, amount: 59.5, redirect_url: page };
  const server = new ServerDouble().answer(boaterReservationApi.pay, paid);
  const [leaveFor, onDone] = [jest.fn(), jest.fn()];
  const nothing = () => undefined;
  const seen = { ...boaterReservation.parse(exampleBoaterView), pays_on: 'page' as const };
  const { user } = await renderConsole(
    <PayDialog
      due={{ amount: 59.5, rest: 238, part: 'DUE' }}
      token="the-token"
      seen={seen}
      changes={[]}
      refetch={() => Promise.resolve({})}
      onSeen={nothing}
      onSameOffer={nothing}
      onDone={onDone}
      onClose={nothing}
      leaveFor={leaveFor}
    />,
    { as: null, server },
  );
  await user.click(await screen.findByRole('button', { name: /^Pay EUR/ }));
  expect(await screen.findByText('We are taking you to the payment page.')).toBeVisible();
  expect(leaveFor).toHaveBeenCalledWith(page);
  expect(onDone).not.toHaveBeenCalled();
});
