import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { availabilityApi } from '../../../../../contracts/berths/api.js';
import { matchingApi, reservationApi } from '../../../../../contracts/reservations/api.js';
import type { PlacingDetail } from '../../../../../contracts/reservations/matching.js';
import { APPROVED_BEFORE, approvedBefore } from '../../../../testing/done-before.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { ChosenStay } from './chosen-stay.js';

const stay: PlacingDetail = matchingApi.get.example.answer;
const ABSENCE = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a40';

function withResident(name: string | null): PlacingDetail {
  const vessel = { id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a41', name };
  const matches = stay.matches.map((match) => ({
    ...match,
    absence_report_id: ABSENCE,
    vessel,
    why: { ...match.why, absence_ids: [ABSENCE] },
  }));
  return { ...stay, matches };
}

async function suggestions(shown: PlacingDetail) {
  const server = new ServerDouble().answer(matchingApi.get, shown);
  const page = <ChosenStay id={stay.reservation_id} takesFocus={false} offerHours={24} onNext={jest.fn()} />;
  await renderConsole(<main>{page}</main>, { server });
  return within(await screen.findByRole('list', { name: 'Berths that fit' }));
}

describe('a suggested berth whose holder is away', () => {
  it('names the boat of the berth holder', async () => {
    const list = await suggestions(withResident('Tern'));
    expect(list.getByText('free because Tern, its berth holder’s boat, is away')).toBeVisible();
  });

  it('says only that the berth holder is away where the boat has no name', async () => {
    const list = await suggestions(withResident(null));
    expect(list.getByText('free because its berth holder is away')).toBeVisible();
  });

  it('says nothing of a berth holder where there is none', async () => {
    expect((await suggestions(stay)).queryByText(/berth holder/)).toBeNull();
  });
});

describe('a berth to be set manually', () => {
  it('says that the free berths did not load, and tries again', async () => {
    const server = new ServerDouble()
      .answer(matchingApi.get, stay)
      .refuse(availabilityApi.listAvailableBerths, { status: 403, error_type: 'FORBIDDEN' }, 1);
    const page = <ChosenStay id={stay.reservation_id} takesFocus={false} offerHours={24} onNext={jest.fn()} />;
    const { user } = await renderConsole(<main>{page}</main>, { server });
    await user.click(await screen.findByRole('combobox', { name: 'Set manually' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Only berths free for all/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

it.each([
  ['is the whole reason where the stay has changed', { status: 412, error_type: 'STALE' }, /^Approved/],
  ['comes after the reason', { status: 409, error_type: 'RESERVATION_HAS_BERTH' }, /^The reservation already has/],
])('who acted first, what was done and when %s', async (_how, refused, beginning) => {
  const open = { ...stay, berth: null, berth_offer: null, reservation_status: 'initiated' as const };
  const server = approvedBefore(new ServerDouble().answer(matchingApi.get, open));
  server.refuse(reservationApi.assignBerth, refused);
  const page = <ChosenStay id={stay.reservation_id} takesFocus={false} offerHours={24} onNext={jest.fn()} />;
  const { user } = await renderConsole(<main>{page}</main>, { server });
  const list = within(await screen.findByRole('list', { name: 'Berths that fit' }));
  await user.click(list.getByRole('button', { name: 'Allocate B9' }));
  const told = await screen.findByText(APPROVED_BEFORE);
  expect(told.textContent).toMatch(beginning);
});

describe('how a stay was given its berth', () => {
  const opened = async (shown: Partial<PlacingDetail>) => {
    const server = new ServerDouble().answer(matchingApi.get, { ...stay, ...shown });
    const page = <ChosenStay id={stay.reservation_id} takesFocus={false} offerHours={24} onNext={jest.fn()} />;
    await renderConsole(<main>{page}</main>, { server });
    await screen.findByRole('heading', { level: 2, name: 'Saoirse' });
    const named = (name: string) => screen.queryByRole('button', { name }) !== null;
    return { assigned: named('How it was assigned'), offers: named('Offers so far') };
  };

  it('is not shown for a stay without one', async () => {
    const none = { berth: null, berth_offer: null };
    expect(await opened({ ...none, reservation_status: 'initiated' })).toEqual({ assigned: false, offers: false });
  });

  it('is, on the waiting list, the offers so far', async () => {
    const none = { berth: null, berth_offer: null };
    expect(await opened({ ...none, reservation_status: 'waiting_list' })).toEqual({ assigned: false, offers: true });
  });

  it('is shown for a stay with a berth', async () => {
    expect(await opened({ berth: 'A2' })).toEqual({ assigned: true, offers: false });
  });
});
