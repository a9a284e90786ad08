import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { boaterLinkApi, counterApi, reservationApi } from '../../../../contracts/reservations/api.js';
import { exampleDetail, exampleIds } from '../../../../contracts/reservations/examples.js';
import { trafficApi } from '../../../../contracts/traffic/api.js';
import { receiptExample } from '../../../../contracts/vocabulary/route.js';
import { renderConsole } from '../../../testing/render-console.js';
import { ServerDouble } from '../../../testing/server-double.js';
import { OpenBalanceQuestion } from './open-balance-question.js';

const traffic_event_id = `departure-${exampleIds.reservation}`;

async function open() {
  const server = new ServerDouble();
  const terms = { place: 'IN_MARINA', online: 0, rest: 34.56, pay_by: null, after_arrival: false } as const;
  server.answer(reservationApi.get, { ...exampleDetail, payment: { ...exampleDetail.payment, terms } });
  server.answer(trafficApi.update, receiptExample);
  const onClose = jest.fn();
  const departure = { traffic_event_id, left_early: false };
  const page = await renderConsole(<OpenBalanceQuestion departure={departure} onClose={onClose} />, { server });
  await screen.findByRole('alertdialog', { name: /leaves with EUR\s34\.56 open/ });
  return { ...page, server, onClose };
}
const confirmed = (open_balance: 'ASK' | 'LET_GO') => [
  { traffic_event_id, action: 'CONFIRM', left_early: false, open_balance },
];

describe('a boat that leaves with money open', () => {
  it('is let go with what is open', async () => {
    const { user, server, onClose } = await open();
    await user.click(screen.getByRole('button', { name: 'Let go' }));
    expect(server.inputs(trafficApi.update)).toEqual(confirmed('LET_GO'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('gets the link to pay first, where staff send it', async () => {
    const { user, server } = await open();
    server.answer(boaterLinkApi.send, receiptExample);
    await user.click(screen.getByRole('button', { name: 'Send the link, confirm departure' }));
    expect(server.inputs(boaterLinkApi.send)).toHaveLength(1);
    expect(server.inputs(trafficApi.update)).toEqual(confirmed('LET_GO'));
  });

  it('stays where the link cannot be sent', async () => {
    const { user, server, onClose } = await open();
    server.refuse(boaterLinkApi.send, { status: 409, error_type: 'RESERVATION_BOATER_HAS_NO_EMAIL' });
    await user.click(screen.getByRole('button', { name: 'Send the link, confirm departure' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(server.inputs(trafficApi.update)).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leaves once the payment is recorded, and asks again if only a part was paid', async () => {
    const { user, server } = await open();
    server.answer(counterApi.recordPayment, receiptExample);
    await user.click(screen.getByRole('button', { name: 'Record payment' }));
    await user.click(await screen.findByRole('button', { name: /^Record EUR\s34\.56/ }));
    expect(server.inputs(counterApi.recordPayment)).toMatchObject([{ amount: 34.56 }]);
    expect(server.inputs(trafficApi.update)).toEqual(confirmed('ASK'));
  });
});
