import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { reservationPriceApi } from '../../../../../contracts/reservations/api.js';
import { reservationDetail } from '../../../../../contracts/reservations/detail.js';
import { exampleDetail, exampleTerms } from '../../../../../contracts/reservations/examples.js';
import { type KeptTerms, keptTerms } from '../../../../../contracts/reservations/kept-terms.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { TermsOfferCard } from './terms-offer-card.js';

const reservation = reservationDetail.parse({ ...exampleDetail, reservation_status: 'approved' });
const terms = keptTerms.parse({ ...exampleTerms, start_date: '2099-07-12' });

const open = (changes: Partial<KeptTerms> = {}, differs = true) =>
  renderConsole(<TermsOfferCard reservation={reservation} terms={{ ...terms, ...changes }} differs={differs} />);

describe("the offer of today's terms", () => {
  it('shows what would be other before it is sent', async () => {
    const { user, server } = await open();
    expect(screen.getByText('Inès’s stay keeps what was agreed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Offer today’s terms' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Offer Inès the terms of today?' }));
    expect(dialog.getByText(/297\.50/).tagName).toBe('S');
    expect(dialog.getByText(/347\.50/).tagName).toBe('B');
    expect(dialog.getByText(/100.?% until 30 days before arrival/).tagName).toBe('B');
    expect(dialog.getByText(/If not, all stays as agreed/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send the offer' }));
    expect(await screen.findByText('Today’s terms were offered.')).toBeVisible();
    expect(server.received(reservationPriceApi.offerTerms)[0]?.input).toEqual({ reservation_id: reservation.id });
  });

  it('is not offered where nothing differs, and says why where it cannot be made', async () => {
    await open({ offer_reason: 'RESERVATION_TERMS_SAME' }, false);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Nothing to do' })).toBeVisible();
  });

  it('says why it cannot be made any more', async () => {
    await open({ offer_reason: 'RESERVATION_ARRIVAL_PASSED' });
    expect(screen.getByRole('button', { name: 'Offer today’s terms' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is withdrawn while it is open', async () => {
    const offer = { offered_at: '2099-05-02T09:40:00.000Z', answer_by: '2099-05-04T09:40:00.000Z', total: 347.5 };
    const { user, server } = await open({ offer, offer_reason: 'RESERVATION_TERMS_OFFER_RUNNING' });
    expect(screen.getByText(/EUR.347\.50 since .*; Inès answers by/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw the offer' }));
    expect(await screen.findByText('Offer withdrawn: the stay is as agreed.')).toBeVisible();
    expect(server.received(reservationPriceApi.withdrawTerms)).toHaveLength(1);
  });
});
