import { describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { berthApi } from '../../contracts/berths/api.js';
import { boaterReservationApi, matchingApi, reservationApi } from '../../contracts/reservations/api.js';
import { type Asked, PETREL, PRICE, STAY, WEEK_LATER } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ berths: [12, 10.5] });

const page = async (body = {}) => {
  await server.settled();
  return server.must(matchingApi.list, { token: harbour.token, body });
};
const detail = async ({ id: reservation_id }: Asked) => {
  await server.settled();
  return server.must(matchingApi.get, { token: harbour.token, body: { reservation_id } });
};
const waiting = async (more = {}) => {
  const asked = await harbour.request(more);
  await harbour.must(asked, 'ADD_TO_WAITING_LIST', {});
  server.clock.advance(60_000);
  return asked;
};
const offer = async ({ id: reservation_id }: Asked, berth = 'A2') => {
  await server.settled();
  const body = { reservation_id, berth_id: harbour.berth(berth) };
  return server.call(matchingApi.offerBerth, { token: harbour.token, body });
};
const assign = ({ id: reservation_id }: Asked, berth: string) =>
  server.must(reservationApi.assignBerth, {
    token: harbour.token,
    body: { reservation_id, berth_id: harbour.berth(berth) },
  });
const skip = ({ id: reservation_id }: Asked, berth: string) =>
  server.must(reservationApi.selectMatch, {
    token: harbour.token,
    body: { reservation_id, match_id: harbour.berth(berth), skip: true, skip_reason: 'weather_issues' },
  });
const wide = { vessel: { ...PETREL, name: 'Grand Large', length: 11, beam: 3.5 } };

describe('stays without a berth', () => {
  it('are grouped, each with the number of berths that fit and the best of them', async () => {
    const asked = await harbour.request();
    server.clock.advance(60_000);
    const tooLong = await harbour.request({ vessel: { ...PETREL, length: 13 } });
    const listed = await waiting();
    const placed = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const { groups, alerts } = await page({ order: 'created_at' });
    const rows = groups.unplaced.items.map(({ reservation_id, fits, best }) => [reservation_id, fits, best?.number]);
    expect(rows).toEqual([
      [asked.id, 1, '2'],
      [tooLong.id, 0, undefined],
    ]);
    expect(groups.waiting.items).toMatchObject([{ reservation_id: listed.id, waiting_place: 1, fits: 1 }]);
    expect([groups.lost.total, groups.skipped.total, alerts.total]).toEqual([0, 0, 0]);
    expect((await detail(placed)).group).toBeNull();
  });

  it('page by group on the server', async () => {
    for (let count = 0; count < 3; count += 1) await harbour.request();
    const { groups } = await page({ group: 'unplaced', page: 2, page_size: 2 });
    expect([groups.unplaced.items.length, groups.unplaced.total]).toEqual([1, 3]);
  });

  it('move to those skipped today with a skipped berth, which is suggested no more', async () => {
    const asked = await harbour.request();
    await skip(asked, 'A2');
    const { groups } = await page();
    expect(groups.unplaced.total).toBe(0);
    expect(groups.skipped.items).toMatchObject([{ reservation_id: asked.id, fits: 1, best: { number: '1' } }]);
    const { matches, skipped, removed } = await detail(asked);
    expect(matches.map(({ berth_name }) => berth_name)).toEqual(['A1']);
    expect(skipped).toEqual([{ berth_id: harbour.berth('A2'), berth_name: 'A2', reason: 'weather_issues' }]);
    expect(removed).toEqual({});
    server.clock.advance(24 * 3_600_000);
    expect((await page()).groups.unplaced.items).toMatchObject([{ reservation_id: asked.id }]);
  });

  it('are offered berths below whose minimum the boat is last, for a confirmation', async () => {
    await harbour.addPier('C', [10.2], { min_length: 10 });
    const { matches } = await detail(await harbour.request());
    expect(matches.map(({ berth_name, needs_confirmation }) => [berth_name, needs_confirmation])).toEqual([
      ['A2', false],
      ['A1', false],
      ['C1', true],
    ]);
  });

  it('that only berths above their size would fit are counted as such, not as stays that none fits', async () => {
    await harbour.addPier('C', [14, 15], { min_length: 13 });
    const asked = await harbour.request({ vessel: { ...PETREL, length: 12.5 } });
    const fitting = await harbour.request();
    const { groups } = await page();
    const rows = groups.unplaced.items.map((row) => [row.reservation_id, row.fits, row.fits_if_confirmed, row.best]);
    expect(rows).toContainEqual([asked.id, 0, 2, null]);
    expect(rows).toContainEqual([fitting.id, 2, 0, expect.objectContaining({ number: '2' })]);
    expect(await detail(asked)).toMatchObject({ fits: 0, fits_if_confirmed: 2 });
  });

  it('are shown until when each berth stays free', async () => {
    await harbour.approved(WEEK_LATER, PRICE, harbour.berth('A2'));
    const { matches } = await detail(await harbour.request());
    expect(matches.map(({ berth_name, free_until }) => [berth_name, free_until])).toEqual([
      ['A2', WEEK_LATER.start_date],
      ['A1', null],
    ]);
  });

  it('are seen by their own marina only', async () => {
    const asked = await waiting();
    const mine = harbour.token;
    const other = await server.addStaff(await server.openMarina());
    const answer = await server.call(matchingApi.get, { token: other.token, body: { reservation_id: asked.id } });
    expect(answer).toMatchObject({ status: 404, body: { error_type: 'NOT_FOUND' } });
    const body = { placements: [{ reservation_id: asked.id, berth_id: harbour.berth('A1') }] };
    expect((await server.call(matchingApi.placeBest, { token: other.token, body })).status).toBe(404);
    expect((await server.call(matchingApi.get, { token: mine, body: { reservation_id: asked.id } })).status).toBe(200);
  });
});

describe('a berth offered to the next in line', () => {
  it('is held until the boater accepts, and the marina goes on', async () => {
    const next = await waiting();
    expect((await offer(next)).status).toBe(200);
    expect(await harbour.isFree('A2')).toBe(false);
    const shown = await server.must(boaterReservationApi.get, { token: next.link });
    expect(shown.berth_offer).toMatchObject({ number: '2', pier_name: 'A', place: 1 });
    expect(shown.next_move).toEqual({ by: 'BOATER', deadline_at: shown.berth_offer?.answer_by });
    await server.must(boaterReservationApi.acceptBerth, { token: next.link });
    await server.settled();
    expect(await harbour.berthOf(next)).toBe('A2');
    expect(await harbour.standing(next)).toBe('pending MARINA');
    expect((await harbour.show(next)).waiting_place).toBeNull();
    await harbour.must(next, 'UPDATE', { payment: PRICE });
  });

  it('goes to nobody before those earlier in the line, who are passed over with a reason', async () => {
    const [tooWide, first, second] = [await waiting(wide), await waiting(), await waiting()];
    const refused = await offer(second);
    expect(refused).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_NOT_NEXT_IN_LINE', details: { place: 2 } },
    });
    expect((await detail(second)).matches[0]?.line?.first).toMatchObject({ reservation_id: first.id });
    await skip(first, 'A2');
    expect((await offer(second)).status).toBe(200);
    await server.settled();
    const { items } = await server.must(matchingApi.howGiven, {
      token: harbour.token,
      body: { berth_id: harbour.berth('A2') },
    });
    expect(items).toMatchObject([
      {
        reservation_id: second.id,
        place: 3,
        line_length: 3,
        outcome: null,
        passed_over: [
          {
            reservation_id: tooWide.id,
            place: 1,
            reason: 'does_not_fit',
            rule: 'too_short_loa',
            vessel_name: 'Grand Large',
          },
          { reservation_id: first.id, place: 2, reason: 'skipped', skip_reason: 'weather_issues' },
        ],
      },
    ]);
  });

  it('is on record, in the histories of the berth and of those passed over, when it is given past them', async () => {
    const [tooWide, first] = [await waiting(wide), await waiting()];
    await server.settled();
    const direct = await harbour.created('APPROVE', harbour.at('A2'));
    await server.settled();
    const given = (body: { berth_id: string } | { reservation_id: string }) =>
      server.must(matchingApi.howGiven, { token: harbour.token, body });
    const gift = {
      reservation_id: direct.id,
      label: 'A2',
      place: null,
      line_length: 2,
      answer_by: null,
      outcome: null,
      passed_over: [{ reservation_id: first.id, place: 2, reason: 'given_directly' }],
    };
    expect((await given({ berth_id: harbour.berth('A2') })).items).toMatchObject([gift]);
    expect((await given({ reservation_id: first.id })).items).toMatchObject([gift]);
    expect((await given({ reservation_id: tooWide.id })).items).toEqual([]);
    for (const id of [first.id, harbour.berth('A2'), direct.id]) {
      const { items } = await server.must(auditApi.getall, { token: harbour.token, body: { filter: { id } } });
      expect(JSON.stringify(items)).toContain('could have had the berth');
    }
  });

  it('that fits nobody who waits is given without such a record', async () => {
    await waiting(wide);
    await server.settled();
    await harbour.created('APPROVE', harbour.at('A2'));
    await server.settled();
    const body = { berth_id: harbour.berth('A2') };
    expect((await server.must(matchingApi.howGiven, { token: harbour.token, body })).items).toEqual([]);
  });

  it('passes to the next by itself when it is declined; the place in the line stays', async () => {
    const [first, second] = [await waiting(), await waiting()];
    await offer(first);
    const body = { keep_place: true, reason: 'Too far from the quay.' };
    await server.must(boaterReservationApi.declineBerth, { token: first.link, body });
    await server.settled();
    expect([await harbour.berthOf(first), await harbour.berthOf(second)]).toEqual([null, 'A2']);
    const rows = (await page()).groups.waiting.items;
    expect(rows.map(({ reservation_id, waiting_place }) => [reservation_id, waiting_place])).toEqual([
      [first.id, 1],
      [second.id, 2],
    ]);
    const given = await server.must(matchingApi.howGiven, {
      token: harbour.token,
      body: { reservation_id: second.id },
    });
    expect(given.items).toMatchObject([
      { offered_by: null, passed_over: [{ reservation_id: first.id, reason: 'declined' }] },
    ]);
  });

  it('closes the reservation of a boater who no longer wants one', async () => {
    const [first, second] = [await waiting(), await waiting()];
    await offer(first);
    await server.must(boaterReservationApi.declineBerth, { token: first.link, body: { keep_place: false } });
    await server.settled();
    expect(await harbour.standing(first)).toBe('canceled_by_boater -');
    expect(await harbour.berthOf(second)).toBe('A2');
  });

  it('is withdrawn by staff with a reason, and then stays free', async () => {
    const [first, second] = [await waiting(), await waiting()];
    await offer(first);
    const body = { reservation_id: first.id, skip_reason: 'services' as const };
    await server.must(matchingApi.withdrawOffer, { token: harbour.token, body });
    await server.settled();
    expect([await harbour.berthOf(first), await harbour.berthOf(second)]).toEqual([null, null]);
    const freed = { berth_id: harbour.berth('A2'), ...STAY };
    const next = await server.must(matchingApi.offerNext, { token: harbour.token, body: freed });
    expect(next.reservation_id).toBe(second.id);
  });

  it('finds nobody where all who wait come on other nights', async () => {
    await waiting(WEEK_LATER);
    await server.settled();
    const answer = await server.call(matchingApi.offerNext, {
      token: harbour.token,
      body: { berth_id: harbour.berth('A2'), ...STAY },
    });
    expect(answer).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_NOBODY_IN_LINE' } });
  });

  it('is promised once, even when two people offer it to two of the line at the same moment', async () => {
    const [first, second] = [await waiting(), await waiting()];
    await skip(first, 'A1');
    await server.settled();
    const answers = await Promise.all([offer(first, 'A2'), offer(second, 'A2'), offer(second, 'A1')]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses[0]).toBe(200);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    await server.settled();
    expect(new Set([await harbour.berthOf(first), await harbour.berthOf(second)])).toEqual(new Set(['A1', 'A2']));
  });

  it('is made once, however often the click is sent', async () => {
    const [first, second] = [await waiting(), await waiting()];
    await server.settled();
    const body = { berth_id: harbour.berth('A2'), ...STAY };
    const headers = { 'idempotency-key': 'offer-next-once' };
    const answers = [];
    for (let count = 0; count < 2; count += 1) {
      answers.push(await server.must(matchingApi.offerNext, { token: harbour.token, body, headers }));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.reservation_id).toBe(first.id);
    await server.settled();
    expect(await harbour.berthOf(second)).toBeNull();
  });
});

describe('allocating all best matches', () => {
  it('shows them first, gives each berth once, and reports every outcome', async () => {
    const [one, other, late] = [await harbour.request(), await harbour.request(), await waiting(WEEK_LATER)];
    await server.settled();
    const preview = await server.must(matchingApi.previewBest, { token: harbour.token });
    const proposed = new Map(preview.items.map((item) => [item.reservation_id, item]));
    expect([one, other].map(({ id }) => proposed.get(id)?.berth.number).sort()).toEqual(['1', '2']);
    expect(proposed.get(late.id)).toMatchObject({ berth: { number: '2' }, group: 'waiting' });
    // Somebody else gets one of the berths before the proposal is carried out.
    await harbour.approved({}, PRICE, proposed.get(other.id)?.berth.id);
    const placements = preview.items.map(({ reservation_id, berth }) => ({ reservation_id, berth_id: berth.id }));
    const headers = { 'idempotency-key': 'best-matches-once' };
    const body = { placements };
    const { outcomes } = await server.must(matchingApi.placeBest, { token: harbour.token, body, headers });
    expect(new Map(outcomes.map((of) => [of.reservation_id, of.outcome]))).toEqual(
      new Map([
        [one.id, 'allocated'],
        [other.id, 'refused'],
        [late.id, 'offered'],
      ]),
    );
    const before = await harbour.history(one);
    await server.must(matchingApi.placeBest, { token: harbour.token, body, headers });
    expect(await harbour.history(one)).toEqual(before);
  });

  it('lists a boat below the minimum of its berth for a confirmation, and gives the berth only with it', async () => {
    await harbour.addPier('C', [14, 15], { min_length: 13 });
    const long = { vessel: { ...PETREL, length: 12.5 } };
    const [asked, listed] = [await harbour.request(long), await waiting(long)];
    await server.settled();
    const { items } = await server.must(matchingApi.previewBest, { token: harbour.token });
    expect(items).toMatchObject([
      { reservation_id: asked.id, needs_confirmation: true, min_length: 13, vessel: { length: 12.5 } },
      { reservation_id: listed.id, needs_confirmation: true, line: { place: 1 } },
    ]);
    expect(new Set(items.map(({ berth }) => berth.id)).size).toBe(2);
    const place = async (confirm_min_length: boolean) => {
      const placements = items.map(({ reservation_id, berth }) => ({
        reservation_id,
        berth_id: berth.id,
        confirm_min_length,
      }));
      const { outcomes } = await server.must(matchingApi.placeBest, { token: harbour.token, body: { placements } });
      return outcomes.map(({ outcome }) => outcome);
    };
    expect(await place(false)).toEqual(['refused', 'refused']);
    expect(await place(true)).toEqual(['allocated', 'offered']);
  });

  it('places bookings and requests before the waiting list, and records whom it passes over as it was shown', async () => {
    await harbour.approved({}, PRICE, harbour.berth('A1'));
    const [tooWide, first, second] = [await waiting(wide), await waiting(), await waiting(WEEK_LATER)];
    const asked = await harbour.request();
    await server.settled();
    const crowded = await server.must(matchingApi.previewBest, { token: harbour.token });
    expect(crowded.items.map(({ reservation_id, group }) => [reservation_id, group])).toEqual([
      [asked.id, 'unplaced'],
      [second.id, 'waiting'],
    ]);
    await harbour.must(asked, 'CANCEL', { reason: 'customer' });
    await server.settled();
    const { items } = await server.must(matchingApi.previewBest, { token: harbour.token });
    const offered = items.find(({ reservation_id }) => reservation_id === first.id);
    expect(offered?.line).toMatchObject({
      place: 2,
      passed_over: [{ reservation_id: tooWide.id, place: 1, reason: 'does_not_fit', rule: 'too_short_loa' }],
    });
    const placements = items.map(({ reservation_id, berth }) => ({ reservation_id, berth_id: berth.id }));
    await server.must(matchingApi.placeBest, { token: harbour.token, body: { placements } });
    await server.settled();
    for (const { reservation_id, line } of items) {
      const given = await server.must(matchingApi.howGiven, { token: harbour.token, body: { reservation_id } });
      expect(given.items).toMatchObject([line ?? {}]);
    }
  });
});

describe('a stay that loses its berth', () => {
  it('raises an alert, which staff close; the stay stays among the lost until it has a berth', async () => {
    const [one, two] = [
      await harbour.approved({}, PRICE, harbour.berth('A1')),
      await harbour.approved({}, PRICE, harbour.berth('A2')),
    ];
    const { token } = harbour;
    const pier_id = harbour.piers.get('A') ?? '';
    const sizes = { max_loa: 10.5, max_beam: 4, max_draft: 2.5, min_length: null };
    const berth = { id: harbour.berth('A2'), pier_id, number: 2, ...sizes, active: false };
    await server.must(berthApi.updateBerth, { token, body: { berth, displace_visitors: true } });
    const { alerts, groups } = await page();
    expect(alerts.items).toMatchObject([
      { reservation_id: two.id, berth: 'A2', reason: 'BERTH_CHANGED', cause: 'OUT_OF_SERVICE' },
    ]);
    const { items } = await server.must(auditApi.getall, { token, body: { filter: { id: two.id } } });
    expect(JSON.stringify(items)).toContain('the berth is out of service');
    expect(groups.lost.items).toMatchObject([{ reservation_id: two.id, fits: 0 }]);
    await server.must(matchingApi.closeAlert, { token, body: { reservation_id: two.id } });
    const closed = await page();
    expect([closed.alerts.total, closed.groups.lost.total]).toEqual([0, 1]);
    const again = await server.call(matchingApi.closeAlert, { token, body: { reservation_id: two.id } });
    expect(again).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_NO_SUPPLY_ALERT' } });
    await harbour.must(one, 'CANCEL', { reason: 'customer' });
    await server.settled();
    await assign(two, 'A1');
    expect((await page()).groups.lost.total).toBe(0);
  });
});
