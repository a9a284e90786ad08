import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { auditApi } from '../../../../../contracts/audit/api.js';
import { reservationDetail, type ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { exampleDetail } from '../../../../../contracts/reservations/examples.js';
import type { OnlinePrice } from '../../../../../contracts/reservations/rules/online-payment.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import type { SignIn } from '../../../../testing/sign-ins.js';
import { NextMoveCard } from './next-move-card.js';
import { StatusTimeline } from './status-timeline.js';

const example = reservationDetail.parse({ ...exampleDetail, end_date: '2099-07-10' });
const online: SignIn = {
  marina: { marina_settings: { accepts_online_payments: true, permissions: { reservation: true, inventory: true } } },
};
const viewer: SignIn = {
  user: { permissions: { residents: 'VIEWER', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' } },
};
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/gu, ' ');

describe('the next-move card', () => {
  const chosenBerth = { berth_id: 'x', name: 'C07', confirm_min_length: false };
  const at = (change: Partial<ReservationDetail>, draftPrice: OnlinePrice | null = null) =>
    renderConsole(
      <main>
        <NextMoveCard reservation={{ ...example, ...change }} chosenBerth={chosenBerth} draftPrice={draftPrice} />
      </main>,
      { as: online },
    );

  it('says that it is our move, and what approving books, mails and asks for', async () => {
    await at({ reservation_status: 'pending', missing_documents: [] });
    const words = plain(screen.getByRole('main').textContent);
    expect(words).toContain('Your turn');
    expect(words).toContain('Inès accepted EUR 297.50.');
    expect(words).toContain('Books berth C07.');
    expect(words).toContain('Emails Inès the confirmation.');
    expect(words).toMatch(/Requests EUR 59\.50 within \d+ hours\./);
  });

  it('follows the figures of the form', async () => {
    await at({ reservation_status: 'pending' }, { total: 400_00, deposit: 100_00, method: 'IN_MARINA' });
    expect(plain(screen.getByRole('main').textContent)).toContain('Requests EUR 100.00');
  });

  it("says that it is the boater's move, and until when", async () => {
    await at({ reservation_status: 'waiting', next_move: { by: 'BOATER', deadline_at: '2099-05-04T09:40:00.000Z' } });
    const words = plain(screen.getByRole('main').textContent);
    expect(words).toContain('Waiting for the boater');
    expect(words).toContain('By 4 May 2099');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says where in the line somebody stands', async () => {
    await at({ reservation_status: 'waiting_list', waiting_place: 2 });
    expect(screen.getByText('2nd on the waiting list')).toBeVisible();
  });

  it('has no deadline where nobody has to do anything', async () => {
    await at({ reservation_status: 'finished' });
    const words = plain(screen.getByRole('main').textContent);
    expect(words).toContain('Nothing to do');
    expect(words).not.toContain('Until');
  });
});

describe('what happened', () => {
  it('comes from the history, with a way to see it as it stood', async () => {
    const { server } = await renderConsole(<StatusTimeline reservation={example} />);
    expect(await screen.findByText('Price sent')).not.toBeNull();
    expect(screen.getByText(/^Hanna Lindqvist, /)).not.toBeNull();
    expect(plain(screen.getByText(/Price per night/).textContent)).toBe(
      'Price per night EUR 99.00 to EUR 110.00 · Discount 10%',
    );
    expect(server.inputs(auditApi.ofReservation)[0]?.reservation_id).toBe(example.id);
    const link = screen.getByRole('link', { name: 'View full history' });
    expect(link.getAttribute('href')).toBe(`/history?kind=reservation&id=${example.id}`);
  });

  it.each([
    ['right under the title where it has a tab of its own', false, 2],
    ['quietly beside the work', true, 3],
  ])('is headed %s', async (_, beside, level) => {
    await renderConsole(<StatusTimeline reservation={example} beside={beside} />);
    expect(await screen.findByRole('heading', { level, name: 'Activity' })).toBeVisible();
  });

  it('names who did what to everybody who sees the reservation; only the way to the marina’s history needs permission', async () => {
    await renderConsole(<StatusTimeline reservation={example} />, { as: viewer });
    expect(await screen.findByText(/^Hanna Lindqvist, /)).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('falls back to the statuses when the history cannot be read', async () => {
    const server = new ServerDouble().refuse(auditApi.ofReservation, { status: 403, error_type: 'FORBIDDEN' });
    await renderConsole(<StatusTimeline reservation={example} />, { server });
    expect(await screen.findByText('Requested')).not.toBeNull();
  });
});
