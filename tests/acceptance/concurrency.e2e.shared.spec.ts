import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  AllocateBerth,
  ArrangeStays,
  ChangeAllocationDates,
  MoveAllocation,
  ReleaseAllocation,
} from '../../contracts/berths/commands.js';
import { berthApi } from '../../contracts/berths/api.js';
import { boaterLinkApi, boaterReservationApi, reservationApi } from '../../contracts/reservations/api.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../services/platform/buses/buses.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import {
  type Asked,
  eventsOf,
  type Harbour,
  headOf,
  openHarbour,
  PETREL,
  PRICE,
  somebody,
  STAY,
} from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { sharedServer } from '../fixtures/shared-server.js';
import { AllocationOfReservation } from '../../contracts/berths/allocation-queries.js';

let server: MarinaServer;
let harbour: Harbour;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(() => server.clock.set('2027-06-01T08:00:00.000Z'));

const at = (name: string) => ({ berth_id: harbour.berth(name) });
const assign = (asked: Asked, name: string, headers: Record<string, string> = {}) =>
  server.call(reservationApi.assignBerth, {
    token: harbour.token,
    headers,
    body: { reservation_id: asked.id, ...at(name) },
  });
const held = ({ id: reservation_id }: Asked) =>
  server.app.get(QueryBus, { strict: false }).execute(new AllocationOfReservation(harbour.marina, { reservation_id }));
/** The plan and the reservation name the same berth for the same nights, or neither names one. */
const expectAgreement = async (asked: Asked) => {
  const [{ berth_id, start_date, end_date }, plan] = [await harbour.show(asked), await held(asked)];
  const planned =
    plan === null ? null : { berth_id: plan.berth_id, start_date: plan.start_date, end_date: plan.end_date };
  expect(planned).toEqual(berth_id === null ? null : { berth_id, start_date, end_date });
};

describe('one berth with many requests for one night', () => {
  let all: Asked[];
  const wantedBy = async (count: number) => {
    harbour = await openHarbour(server, { berths: [12] });
    all = await Promise.all(Array.from({ length: count }, () => harbour.agreed()));
    await server.settled();
  };

  it('goes to exactly one of sixty approvals at once; the others learn why, and nothing of theirs has changed', async () => {
    await wantedBy(60);
    const head = await headOf(server);
    const answers = await Promise.all(all.map((asked) => harbour.act(asked, 'APPROVE', at('A1'))));
    const winners = all.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject({
        status: 409,
        body: { error_type: 'BERTH_TAKEN', details: { berth_name: 'A1', ...STAY } },
      });
    }
    const [winner] = winners;
    expect((await harbour.show(winner as Asked)).berth_id).toBe(harbour.berth('A1'));
    // The log has the allocation, berth and approval of the winner with their consequences, and nothing of the others.
    await server.settled();
    const losers = all.filter((asked) => asked !== winner);
    for (const { id } of losers) {
      const [last] = (await eventsOf(server, `reservation-${id}`)).slice(-1);
      expect([last?.type, (last?.position ?? Infinity) <= head]).toEqual(['PriceAccepted', true]);
    }
    expect(await harbour.visitors()).toEqual([1, 1, 1]);
    for (const asked of [winner as Asked, ...losers.slice(0, 5)]) await expectAgreement(asked);
  }, 120_000);

  it('goes to one of them by match as well; the others are approved without a berth', async () => {
    await wantedBy(15);
    const answers = await Promise.all(all.map((asked) => harbour.act(asked, 'APPROVE', {})));
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
    const shown = await Promise.all(all.map((asked) => harbour.show(asked)));
    expect(shown.filter(({ berth_id }) => berth_id !== null)).toHaveLength(1);
    expect(await harbour.visitors()).toEqual([1, 1, 1]);
  });
});

describe('several people on one reservation', () => {
  beforeEach(async () => {
    harbour = await openHarbour(server);
  });

  it('a stale save is answered with the changes since and their authors', async () => {
    const asked = await harbour.agreed();
    const { revision } = await harbour.show(asked);
    const headers = { 'If-Match': `"${revision}"` };
    const colleague = await server.addStaff(harbour.marina, undefined, { first_name: 'Bo', last_name: 'Lind' });
    await harbour.must(asked, 'UPDATE', { payment: { price_per_night: 66 } }, { token: colleague.token });
    const head = await headOf(server);
    const stale = {
      status: 412,
      body: {
        error_type: 'STALE',
        details: {
          revision: revision + 1,
          changes: [
            {
              type: 'PriceSent',
              revision: revision + 1,
              at: '2027-06-01T08:00:00.000Z',
              by: { kind: 'staff', id: colleague.id, name: 'Bo Lind' },
            },
          ],
        },
      },
    };
    expect(await harbour.act(asked, 'APPROVE', at('A1'), { headers })).toMatchObject(stale);
    expect(await harbour.act(asked, 'CANCEL', { reason: 'full' }, { headers })).toMatchObject(stale);
    expect(await assign(asked, 'A1', headers)).toMatchObject(stale);
    const boater = { token: asked.link, headers };
    expect(await server.call(boaterReservationApi.acceptPrice, boater)).toMatchObject(stale);
    expect(await server.call(boaterReservationApi.cancel, { ...boater, body: {} })).toMatchObject(stale);
    expect(await server.call(boaterReservationApi.pay, { ...boater, body: {} })).toMatchObject(stale);
    expect(await headOf(server)).toBe(head);
    expect(await harbour.isFree('A1')).toBe(true);
  });

  it('the revision of the answer is the one to name next', async () => {
    const asked = await harbour.request();
    const { revision } = await harbour.must(asked, 'UPDATE', { payment: PRICE });
    const accepted = await server.call(boaterReservationApi.acceptPrice, {
      token: asked.link,
      headers: { 'If-Match': `"${revision}"` },
    });
    expect(accepted.headers.get('etag')).toBe(`"${accepted.body.revision}"`);
    const answer = await harbour.act(
      asked,
      'APPROVE',
      {},
      { headers: { 'If-Match': accepted.headers.get('etag') ?? '' } },
    );
    expect(answer.status).toBe(200);
  });

  it('one approval of many for the same request counts, the others come too late', async () => {
    const asked = await harbour.agreed();
    const answers = await Promise.all(
      ['A1', 'A2', 'A3', 'A1', 'A2', 'A3'].map((name) => harbour.act(asked, 'APPROVE', at(name))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await server.settled();
    expect((await harbour.history(asked)).filter((type) => type === 'ReservationApproved')).toHaveLength(1);
    expect(await harbour.visitors()).toEqual([1, 1, 1]);
    await expectAgreement(asked);
  });

  it('staff give it a berth while the boater answers, cancels or pays: plan and reservation agree', async () => {
    for (let round = 0; round < 10; round += 1) {
      const asked = await harbour.request();
      await harbour.must(asked, 'UPDATE', { payment: PRICE });
      const boater = { token: asked.link };
      await Promise.all([
        assign(asked, 'A1'),
        server.call(boaterReservationApi.acceptPrice, boater),
        assign(asked, 'A2'),
        ...(round % 2 === 0 ? [server.call(boaterReservationApi.cancel, { ...boater, body: {} })] : []),
        harbour.act(asked, 'APPROVE', at('A3')),
      ]);
      await server.settled();
      await expectAgreement(asked);
      await harbour.act(asked, 'CANCEL', { reason: 'full' });
      expect(await harbour.visitors()).toEqual([0, 0, 0]);
    }
  });

  it('edits of a booking at the same time follow one another', async () => {
    const made = await harbour.created('APPROVE', at('A1'));
    const edits = [
      { start_date: '2027-06-12', end_date: '2027-06-15' },
      { start_date: '2027-06-20', end_date: '2027-06-22', ...at('A2') },
      at('A3'),
      { start_date: '2027-06-10', end_date: '2027-06-11' },
    ];
    await Promise.all(
      edits.map((each) => harbour.act(made, 'UPDATE', { payment: PRICE, ...each }, { mode: 'MARINA' })),
    );
    await server.settled();
    await expectAgreement(made);
  });
});

describe('the same key', () => {
  beforeEach(async () => {
    harbour = await openHarbour(server);
  });
  const headers = () => ({ 'Idempotency-Key': `key-${freshId()}` });

  it('twice is one reservation with one answer, at once and after a restart', async () => {
    const body = await harbour.requestBody();
    const key = headers();
    const send = () => server.call(boaterReservationApi.request, { body, headers: key });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.body).toEqual(first.body);
    const asked = { id: first.body.id, link: first.body.link_token };
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    const head = await headOf(server);
    expect((await send()).body).toEqual(first.body);
    await server.restart();
    expect((await send()).body).toEqual({ ...first.body, position: expect.any(Number) });
    expect(await headOf(server)).toBe(head);
  });

  it('with another body is refused and leaves nothing behind, at once and after a restart', async () => {
    const key = headers();
    const first = await harbour.create('NOTIFY', {}, key);
    const reused = { status: 422, body: { error_type: 'IDEMPOTENCY_KEY_REUSED' } };
    const head = await headOf(server);
    expect(await harbour.create('NOTIFY', { boater: somebody() }, key)).toMatchObject(reused);
    await server.restart();
    expect(await harbour.create('APPROVE', { boater: somebody(), ...at('A1') }, key)).toMatchObject(reused);
    expect(await headOf(server)).toBe(head);
    expect(first.status).toBe(200);
    expect(await harbour.isFree('A1')).toBe(true);
  });

  it('in another marina is refused, at once and after a restart', async () => {
    const { token } = await server.addAdmin();
    const other = await server.openMarina();
    const key = headers();
    const pier = { name: 'B', berth_sizes: null };
    const create = (marina: string) =>
      server.call(berthApi.createPier, { token, body: { pier }, headers: { ...key, 'X-Marina-Id': marina } });
    const first = await create(harbour.marina);
    expect(first.status).toBe(200);
    const reused = { status: 422, body: { error_type: 'IDEMPOTENCY_KEY_REUSED' } };
    expect(await create(other)).toMatchObject(reused);
    await server.restart();
    expect(await create(other)).toMatchObject(reused);
    expect((await create(harbour.marina)).body).toEqual({ ...first.body, position: expect.any(Number) });
  });

  it('on another route is refused, although the body is the same', async () => {
    const key = headers();
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const body = { reservation_id: asked.id };
    const options = { token: harbour.token, headers: key, body };
    expect((await server.call(boaterLinkApi.send, options)).status).toBe(200);
    expect(await server.call(boaterLinkApi.revoke, options)).toMatchObject({
      status: 422,
      body: { error_type: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('answers a creation as the first time, whatever became of it', async () => {
    const key = headers();
    const body = harbour.createBody('APPROVE', at('A1'));
    const send = () => server.call(reservationApi.create, { token: harbour.token, headers: key, body });
    const first = await send();
    await harbour.must({ id: first.body.id, link: '' }, 'CANCEL', { reason: 'full' }, { mode: 'MARINA' });
    await server.restart();
    const head = await headOf(server);
    expect((await send()).body).toEqual({ ...first.body, position: expect.any(Number) });
    expect(first.body.reservation_status).toBe('approved');
    expect([await headOf(server), await harbour.isFree('A1')]).toEqual([head, true]);
  });

  it('approves once, also when the answer got lost in a restart', async () => {
    const asked = await harbour.agreed();
    const options = { headers: headers() };
    const first = await harbour.must(asked, 'APPROVE', at('A2'), options);
    await server.restart();
    const head = await headOf(server);
    const later = { ...first, position: expect.any(Number) };
    expect(await harbour.must(asked, 'APPROVE', at('A2'), options)).toEqual(later);
    expect((await harbour.act(asked, 'APPROVE', at('A3'), options)).status).toBe(422);
    expect(await headOf(server)).toBe(head);
    expect((await harbour.history(asked)).filter((type) => type === 'ReservationApproved')).toHaveLength(1);
  });

  it('assigns once: an old choice that is sent again does not come back', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const key = headers();
    const first = await assign(asked, 'A2', key);
    await assign(asked, 'A3');
    await server.restart();
    const later = { ...first.body, position: expect.any(Number) };
    expect((await assign(asked, 'A2', key)).body).toEqual(later);
    expect((await harbour.show(asked)).berth_id).toBe(harbour.berth('A3'));
    await expectAgreement(asked);
  });

  it('may be tried again after a refusal, for nothing was done', async () => {
    const blocker = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const asked = await harbour.agreed();
    const options = { headers: headers() };
    expect((await harbour.act(asked, 'APPROVE', at('A1'), options)).body.error_type).toBe('BERTH_TAKEN');
    await harbour.must(blocker, 'CANCEL', { reason: 'full' });
    expect((await harbour.act(asked, 'APPROVE', at('A1'), options)).status).toBe(200);
  });

  it('of two people is two keys', async () => {
    const key = headers();
    const colleague = await server.addStaff(harbour.marina);
    const first = await harbour.create('NOTIFY', {}, key);
    const second = await server.call(reservationApi.create, {
      token: colleague.token,
      headers: key,
      body: harbour.createBody('NOTIFY'),
    });
    expect([second.status, second.body.id === first.body.id]).toEqual([200, false]);
  });
});

describe('a crash between the plan and the reservation', () => {
  beforeEach(async () => {
    harbour = await openHarbour(server);
  });
  const context = () => server.context({ marina_id: harbour.marina });
  const allocate = async ({ id: reservation_id }: Asked, name: string) => {
    const allocation_id = freshId();
    const { length, beam, draft } = PETREL;
    const vessel = { length, beam, draft, type: null };
    const answer = await server.execute(
      new AllocateBerth({ allocation_id, reservation_id, vessel, ...STAY, ...at(name) }, context()),
    );
    if (isRefusal(answer)) throw new Error(answer.code);
    return allocation_id;
  };

  it('an allocation that was released since is answered with the berth that it had: it was recorded', async () => {
    const { id: reservation_id } = await harbour.agreed();
    const allocation_id = freshId();
    const { length, beam, draft } = PETREL;
    const vessel = { length, beam, draft, type: null };
    const input = { allocation_id, reservation_id, vessel, ...STAY, ...at('A1') };
    const allocation = new AllocateBerth(input, context());
    const answer = await server.execute(allocation);
    await server.execute(new ReleaseAllocation({ allocation_id, reason: 'NOT_APPROVED' }, context()));
    const again = await server.execute(allocation);
    expect(again).toMatchObject({ allocation_id, berth_id: harbour.berth('A1'), label: 'A1' });
    expect(isRefusal(answer) ? answer : answer.segments).toEqual(isRefusal(again) ? again : again.segments);
  });

  it('an allocation that no approval followed goes back', async () => {
    const asked = await harbour.agreed();
    await allocate(asked, 'A1');
    await server.settled();
    expect([await held(asked), await harbour.isFree('A1')]).toEqual([null, true]);
    expect(await harbour.standing(asked)).toBe('pending MARINA');
  });

  it('so does one for a reservation that never came to be', async () => {
    const never = { id: freshId(), link: '' };
    await allocate(never, 'A1');
    await server.settled();
    expect(await harbour.isFree('A1')).toBe(true);
  });

  it('an approval that is tried again takes the berth over, before or after it was mended', async () => {
    for (const mended of [false, true]) {
      const asked = await harbour.agreed();
      await allocate(asked, 'A1');
      if (mended) await server.settled();
      await harbour.must(asked, 'APPROVE', at('A1'));
      await server.settled();
      expect((await harbour.show(asked)).berth_id).toBe(harbour.berth('A1'));
      await expectAgreement(asked);
      await harbour.must(asked, 'CANCEL', { reason: 'full' });
    }
  });

  it('is mended after the restart', async () => {
    const july = { start_date: '2027-07-01', end_date: '2027-07-03' };
    const [lost, dated] = [await harbour.agreed(), await harbour.approved(july, PRICE, harbour.berth('A2'))];
    await server.settled();
    await server.stopPolicies();
    await allocate(lost, 'A1');
    const allocation_id = (await held(dated))?.allocation_id ?? '';
    await server.execute(new ChangeAllocationDates({ allocation_id, ...july, end_date: '2027-07-05' }, context()));
    expect([(await held(lost))?.berth_id, (await held(dated))?.end_date]).toEqual([harbour.berth('A1'), '2027-07-05']);
    await server.restart();
    await server.settled();
    expect([await held(lost), (await held(dated))?.end_date]).toEqual([null, july.end_date]);
    for (const asked of [lost, dated]) await expectAgreement(asked);
  });

  it('a move that the reservation never heard of is noted there', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const allocation_id = (await held(asked))?.allocation_id ?? '';
    await server.execute(new MoveAllocation({ allocation_id, ...at('A3') }, context()));
    await server.settled();
    expect((await harbour.show(asked)).berth).toMatchObject({ id: harbour.berth('A3'), number: '3' });
    await expectAgreement(asked);
  });

  it('a swap that neither reservation heard of is noted on both after the restart', async () => {
    const [one, other] = [
      await harbour.approved({}, PRICE, harbour.berth('A1')),
      await harbour.approved({}, PRICE, harbour.berth('A2')),
    ];
    await server.settled();
    await server.stopPolicies();
    const inBerth = async (asked: Asked, name: string) => ({
      allocation_id: (await held(asked))?.allocation_id ?? '',
      segments: [{ ...at(name), ...STAY }],
    });
    const stays = [await inBerth(one, 'A2'), await inBerth(other, 'A1')];
    await server.execute(new ArrangeStays({ stays }, context()));
    expect([(await harbour.show(one)).berth_id, (await held(one))?.berth_id]).toEqual([
      harbour.berth('A1'),
      harbour.berth('A2'),
    ]);
    await server.restart();
    await server.settled();
    expect([(await harbour.show(one)).berth_id, (await harbour.show(other)).berth_id]).toEqual([
      harbour.berth('A2'),
      harbour.berth('A1'),
    ]);
    for (const asked of [one, other]) await expectAgreement(asked);
  });

  it('a berth that another process released as never approved is allocated again, or removed from the reservation', async () => {
    const takeBack = async (asked: Asked) => {
      const allocation_id = (await held(asked))?.allocation_id ?? '';
      await server.execute(
        new ReleaseAllocation({ allocation_id, reason: 'NOT_APPROVED', never_arrived: true }, context()),
      );
    };
    const again = await harbour.approved({}, PRICE, harbour.berth('A1'));
    await takeBack(again);
    await server.settled();
    expect(await harbour.show(again)).toMatchObject({ berth_id: harbour.berth('A1'), reservation_status: 'approved' });
    await expectAgreement(again);

    const lost = await harbour.approved({}, PRICE, harbour.berth('A2'));
    const other = await harbour.agreed();
    await server.settled();
    await server.stopPolicies();
    await takeBack(lost);
    await allocate(other, 'A2');
    await harbour.must(other, 'APPROVE', { berth_id: harbour.berth('A2') });
    await server.restart();
    await server.settled();
    expect(await harbour.show(lost)).toMatchObject({ berth_id: null, reservation_status: 'approved' });
    await expectAgreement(lost);
    await expectAgreement(other);
  });
});
