import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { auditApi } from '../../contracts/audit/api.js';
import { availabilityApi, berthApi, closureApi, planApi } from '../../contracts/berths/api.js';
import { absenceApi } from '../../contracts/absences/api.js';
import { conflictApi } from '../../contracts/conflicts/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { boaterApi } from '../../contracts/customers/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { boaterReservationApi, matchingApi } from '../../contracts/reservations/api.js';
import { ClosureTellingJob } from '../../services/berths/policies/closure-telling-job.js';
import { eventsOf, openHarbour, PRICE, somebody, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { aResidentIn } from '../fixtures/residents.js';

harbourForEachTest({ berths: [12, 12, 12], marina: { accepts_online_payments: true } });

/** The second night of STAY. */
const STORM = { start_date: '2027-06-12', end_date: '2027-06-13', reason: 'STORM' as const };
const NIGHTS = { start_date: '2027-06-10', end_date: '2027-06-15' };

type Body = z.input<NonNullable<typeof closureApi.createClosure.body>>;

const preview = (body: z.input<NonNullable<typeof closureApi.previewClosure.body>>) =>
  server.must(closureApi.previewClosure, { token: harbour.token, body });
const close = async (body: Body) => {
  const closed = await server.must(closureApi.createClosure, { token: harbour.token, body });
  await server.settled();
  return closed;
};
/** Closes with the first berth proposed to each boat. */
const closeAsProposed = async (body: Omit<Body, 'boats'>) => {
  const { pier_ids, berth_ids, start_date, end_date, reason } = body;
  const { boats } = await preview({ pier_ids, berth_ids, start_date, end_date, reason });
  const chosen = boats.map(({ allocation_id, options: [best] }) => ({
    allocation_id,
    berth_id: best?.berth_id ?? null,
  }));
  return close({ ...body, boats: chosen });
};
const undo = (closure_id: string) =>
  server.call(closureApi.undoClosure, { token: harbour.token, body: { closure_id } });
const mailsTo = async (to: string) => {
  await server.settled();
  const sent = await server.engines.outbox?.list({ marina_ids: [harbour.marina], to, page: 1, page_size: 50 });
  return sent?.items ?? [];
};
const free = async () => {
  const { items } = await server.must(availabilityApi.occupancy, { token: harbour.token, body: NIGHTS });
  return items.map((night) => `${night.berths} ${night.free}`);
};

describe('a closure of berths for some nights', () => {
  it('takes these nights, and no others, out of occupancy, matching, availability, plan and instant booking', async () => {
    const { token } = harbour;
    await harbour.addPier('B', [12]);
    const pier_ids = [harbour.piers.get('A') ?? ''];
    expect(await free()).toEqual(['4 4', '4 4', '4 4', '4 4', '4 4']);
    const { closure_id } = await close({ pier_ids, ...STORM });
    expect(await free()).toEqual(['4 4', '4 4', '1 1', '4 4', '4 4']);
    expect(await harbour.isFree('A1', { start_date: '2027-06-10', end_date: '2027-06-12' })).toBe(true);
    expect(await harbour.isFree('A1', STAY)).toBe(false);
    expect(await harbour.isFree('A1', { start_date: '2027-06-13', end_date: '2027-06-15' })).toBe(true);
    const asked = await harbour.agreed();
    const refused = await harbour.act(asked, 'APPROVE', { berth_id: harbour.berth('A2') });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error_type: 'BERTH_CLOSED',
        details: { berth_name: 'A2', reason: 'STORM', start_date: '2027-06-12', end_date: '2027-06-13' },
      },
    });
    await harbour.must(asked, 'APPROVE', {});
    expect(await harbour.berthOf(asked)).toBe('B1');
    const plan = await server.must(planApi.plan, { token, body: NIGHTS });
    expect(plan.closures).toMatchObject([{ closure_id, reason: 'STORM', to_move: [] }]);
    expect(plan.closures[0]?.berths.map(({ berth_id }) => berth_id).sort()).toEqual(
      ['A1', 'A2', 'A3'].map((name) => harbour.berth(name)).sort(),
    );
    expect(plan.piers.map(({ name, offered_nights }) => [name, offered_nights])).toEqual([
      ['A', 12],
      ['B', 5],
    ]);
  });

  it('counts berths of the pier as out of service tonight, in the list of berths as well', async () => {
    const { token } = harbour;
    await close({ berth_ids: [harbour.berth('A1')], start_date: '2027-06-01', end_date: null, reason: 'DAMAGE' });
    const { items } = await server.must(berthApi.listBerths, { token, body: { page_size: 10 } });
    expect(items.map(({ name, occupancy, closed }) => [name, occupancy, closed?.reason ?? null])).toEqual([
      ['A1', 'non-active', 'DAMAGE'],
      ['A2', 'vacant', null],
      ['A3', 'vacant', null],
    ]);
  });

  it('concerns only boats on its nights, holders included, and proposes each another berth', async () => {
    await harbour.addPier('B', [12, 12]);
    const inside = await harbour.approved({}, PRICE, harbour.berth('A1'));
    await harbour.approved({ start_date: '2027-06-13', end_date: '2027-06-15' }, PRICE, harbour.berth('A2'));
    await aResidentIn('A3', 'Korrigane');
    await server.settled();
    const { berths, nights, boats } = await preview({ pier_ids: [harbour.piers.get('A') ?? ''], ...STORM });
    expect([berths, nights]).toEqual([3, 1]);
    expect(
      boats.map(({ holder, berth, from_date, until_date }) => [holder, berth.name, from_date, until_date]),
    ).toEqual([
      ['RESIDENT', 'A3', '2027-06-12', '2027-06-13'],
      ['VISITOR', 'A1', '2027-06-11', '2027-06-14'],
    ]);
    expect(boats.map(({ options: [best] }) => best?.berth_name)).toEqual(['B1', 'B2']);
    expect(boats[1]).toMatchObject({
      reservation_id: inside.id,
      boat: 'Petrel',
      person: 'Noor Vermeer',
      told_by: 'MAIL',
    });
  });

  it('counts in its preview, with the berths that staff choose, what it then does', async () => {
    await harbour.addPier('B', [12, 12]);
    await harbour.approved({}, PRICE, harbour.berth('A1'));
    await harbour.approved({}, PRICE, harbour.berth('A2'));
    await aResidentIn('A3', 'Korrigane');
    await server.settled();
    const closing = { pier_ids: [harbour.piers.get('A') ?? ''], ...STORM };
    const proposed = await preview(closing);
    expect(proposed).toMatchObject({ counts: { moved: 2, lost: 1, staying: 0 }, refusal: null, mails: 3 });
    const [resident, first, second] = proposed.boats.map(({ allocation_id }) => allocation_id);
    const choose = (berths: readonly (string | null)[]) =>
      [resident, first, second].map((allocation_id, index) => ({
        allocation_id: allocation_id ?? '',
        berth_id: berths[index] ?? null,
      }));
    const chosen = choose([null, harbour.berth('B2')]);
    const twice = await preview({ ...closing, boats: choose([harbour.berth('B2'), harbour.berth('B2')]) });
    expect(twice).toMatchObject({ counts: null, refusal: 'BERTH_TAKEN' });
    const { counts } = await preview({ ...closing, boats: chosen });
    expect(counts).toEqual({ moved: 1, lost: 1, staying: 1 });
    const { closure_id } = await close({ ...closing, boats: chosen });
    const detail = await server.must(closureApi.getClosure, { token: harbour.token, body: { closure_id } });
    expect(detail).toMatchObject({ ...counts });
  });

  it('shows each letter before it closes, and sends what was shown, with other words for one boat', async () => {
    await harbour.addPier('B', [12, 12]);
    const [one, two] = [somebody({ language: 'fr' }), somebody()];
    const stay = await harbour.approved({ boater: one }, PRICE, harbour.berth('A1'));
    await harbour.approved({ boater: two }, PRICE, harbour.berth('A2'));
    await server.settled();
    const closing = { pier_ids: [harbour.piers.get('A') ?? ''], ...STORM };
    const { boats } = await preview(closing);
    const idOf = (reservation_id: string) =>
      boats.find((boat) => boat.reservation_id === reservation_id)?.allocation_id ?? '';
    const own_words = [{ allocation_id: idOf(stay.id), words: 'Venez au bureau.' }];
    const said = { words: 'Force 10.', own_words };
    const shown = await Promise.all(
      boats.map(async ({ allocation_id }) => {
        const body = { ...closing, ...said, allocation_id };
        return (await server.must(closureApi.previewLetter, { token: harbour.token, body })).letter;
      }),
    );
    await closeAsProposed({ ...closing, ...said });
    const sent = await Promise.all(
      [one, two].map(async ({ email }) => {
        const [mail] = (await mailsTo(email)).filter(({ subject }) =>
          shown.some((letter) => letter?.subject === subject),
        );
        return (await server.engines.outbox?.get(mail?.id ?? ''))?.text;
      }),
    );
    expect(shown.map((letter) => letter?.text).sort()).toEqual([...sent].sort());
    expect(sent[0]).toContain('Venez au bureau.');
    expect(sent[0]).not.toContain('Force 10.');
    expect(sent[1]).toContain('Force 10.');
  });

  it('moves the boats as chosen and writes one mail to each person, in their language', async () => {
    await harbour.addPier('B', [12, 12]);
    const guest = somebody({ language: 'de' });
    const stay = await harbour.approved({ boater: guest }, PRICE, harbour.berth('A1'));
    const holder = await aResidentIn('A3', 'Korrigane');
    const body = { pier_ids: [harbour.piers.get('A') ?? ''], ...STORM, words: 'Force 10 from the south-west.' };
    const { closure_id } = await closeAsProposed(body);
    expect(await harbour.berthOf(stay)).toBe('B2');
    const [mail] = await mailsTo(guest.email);
    const text = (await server.engines.outbox?.get(mail?.id ?? ''))?.text ?? '';
    for (const part of ['A1', 'B2', 'Petrel', 'wir sperren', 'Force 10 from the south-west.'])
      expect(text).toContain(part);
    const plan = await server.must(planApi.plan, { token: harbour.token, body: NIGHTS });
    const names = new Map(plan.berths.map(({ berth_id, name }) => [berth_id, name]));
    const bars = plan.bars.map(({ berth_id, start_date, end_date }) => [names.get(berth_id), start_date, end_date]);
    expect(bars).toContainEqual(['B1', '2027-06-12', '2027-06-13']);
    const detail = await server.must(closureApi.getClosure, { token: harbour.token, body: { closure_id } });
    expect(detail).toMatchObject({ state: 'PLANNED', moved: 2, lost: 0, to_move: 0, hindrance: null, waiting: [] });
    expect(detail.displaced.map(({ boat, berth, to }) => [boat, berth.name, to?.name])).toEqual([
      ['Korrigane', 'A3', 'B1'],
      ['Petrel', 'A1', 'B2'],
    ]);
    const { items } = await server.must(auditApi.getall, {
      token: harbour.token,
      body: { filter: { id: harbour.berth('A2') } },
    });
    expect(JSON.stringify(items)).toContain('Berths closed');
    expect(holder.allocation_id).not.toBe('');
  });

  it('tells berth holders who stay in their closed berth, one mail each in their language, also when it is undone', async () => {
    const { token } = harbour;
    const german = await aResidentIn('A1', 'Korrigane');
    const away = await aResidentIn('A2', 'Windekind');
    await server.must(absenceApi.create, {
      token,
      body: { vessel_id: away.vessel_id, departure_date: '2027-06-08', return_date: '2027-06-20', reason: 'OTHER' },
    });
    await server.must(boaterApi.update, { token, body: { boater_id: german.boater_id, language: 'de' } });
    const mailOf = async ({ boater_id }: { boater_id: string }) =>
      (await server.must(boaterApi.get, { token, body: { boater_id } })).boater.email ?? '';
    const email = await mailOf(german);
    const body = { pier_ids: [harbour.piers.get('A') ?? ''], ...STORM, words: 'Force 10.' };
    const boats = [{ allocation_id: german.allocation_id, berth_id: null }];
    const { closure_id } = await close({ ...body, boats });
    const [first, ...more] = await mailsTo(email);
    expect([first?.subject, more.length]).toEqual(['Korrigane: Liegeplatz A1 wird gesperrt', 0]);
    const text = (await server.engines.outbox?.get(first?.id ?? ''))?.text ?? '';
    for (const part of ['wir sperren', 'Force 10.', 'Korrigane bleibt auf Liegeplatz A1']) expect(text).toContain(part);
    expect(await mailsTo(await mailOf(away))).toEqual([]);
    const detail = await server.must(closureApi.getClosure, { token, body: { closure_id } });
    expect(detail).toMatchObject({ moved: 0, lost: 0, staying: 1, to_move: 0 });
    await undo(closure_id);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['Korrigane: Liegeplatz A1 wird gesperrt', 'Korrigane: doch Liegeplatz A1']);
  });

  it('closes piers and single berths of others as one, over another closure that it names, and is undone as one', async () => {
    const { token } = harbour;
    const pier = await harbour.addPier('B', [12, 12]);
    const works = await close({
      berth_ids: [harbour.berth('B1')],
      start_date: '2027-06-12',
      end_date: '2027-06-14',
      reason: 'WORKS',
    });
    const body = { pier_ids: [pier], berth_ids: [harbour.berth('A1'), harbour.berth('B1')], ...STORM };
    const { closure_id: works_id } = works;
    expect(await preview(body)).toMatchObject({
      berths: 3,
      overlaps: [
        { closure_id: works_id, reason: 'WORKS', start_date: '2027-06-12', end_date: '2027-06-14', berths: 1 },
      ],
    });
    const { closure_id } = await close(body);
    const { piers } = await server.must(closureApi.getClosure, { token, body: { closure_id } });
    expect(piers.map(({ name, whole, berths }) => [name, whole, berths.map((berth) => berth.name)])).toEqual([
      ['A', false, ['A1']],
      ['B', true, ['B1', 'B2']],
    ]);
    expect(await free()).toEqual(['5 5', '5 5', '2 2', '4 4', '5 5']);
    expect(await undo(closure_id)).toMatchObject({ status: 200 });
    expect(await free()).toEqual(['5 5', '5 5', '4 4', '4 4', '5 5']);
    await server.must(closureApi.reopenClosure, { token, body: { closure_id: works_id } });
    expect(await free()).toEqual(['5 5', '5 5', '5 5', '5 5', '5 5']);
  });

  it('takes the berth from a stay that finds no other, with the closure as the cause of its conflict', async () => {
    const stay = await harbour.approved({}, PRICE, harbour.berth('A1'));
    await closeAsProposed({ pier_ids: [harbour.piers.get('A') ?? ''], ...STORM });
    expect(await harbour.berthOf(stay)).toBeNull();
    expect(await harbour.standing(stay)).toContain('approved');
    const { token } = harbour;
    const { alerts } = await server.must(matchingApi.list, { token, body: {} });
    expect(alerts.items).toMatchObject([{ reservation_id: stay.id, berth: 'A1', cause: 'CLOSED' }]);
    const conflicts = await server.must(conflictApi.list, { token, body: {} });
    expect(conflicts.items).toMatchObject([{ kind: 'BERTH_OUT_OF_SERVICE', lost_cause: 'CLOSED' }]);
    const plan = await server.must(planApi.plan, { token, body: NIGHTS });
    expect(plan.closures[0]?.to_move).toMatchObject([{ berth_id: harbour.berth('A1') }]);
  });

  it('is refused if other boats are concerned by now than the desk has seen', async () => {
    const body = { pier_ids: [harbour.piers.get('A') ?? ''], ...STORM };
    const { boats } = await preview(body);
    expect(boats).toEqual([]);
    await harbour.approved({}, PRICE, harbour.berth('A1'));
    const refused = await server.call(closureApi.createClosure, { token: harbour.token, body: { ...body, boats: [] } });
    expect(refused).toMatchObject({
      status: 409,
      body: { error_type: 'CLOSURE_BOATS_CHANGED', details: { total: 1 } },
    });
    expect(await free()).toEqual(['3 3', '3 2', '3 2', '3 2', '3 3']);
  });

  it('cannot begin before tonight, end before it begins, or close nothing', async () => {
    const fieldOf = async (more: object) => {
      const body = { berth_ids: [harbour.berth('A1')], ...STORM, ...more } as Body;
      const { status, body: problem } = await server.call(closureApi.createClosure, { token: harbour.token, body });
      return [status, (problem as unknown as { errors: { code: string }[] }).errors[0]?.code];
    };
    expect(await fieldOf({ start_date: '2027-05-31' })).toEqual([400, 'closureInThePast']);
    expect(await fieldOf({ end_date: '2027-06-12' })).toEqual([400, 'endDateNotAfterStart']);
    expect(await fieldOf({ berth_ids: [] })).toEqual([400, 'berthsRequired']);
    expect(await fieldOf({ reason: 'WHIM' })).toEqual([400, 'closureReasonRequired']);
  });
});

describe('the end of a closure', () => {
  it('by undo gives every boat its berth again, the one that had lost it too, and says so', async () => {
    await harbour.addPier('B', [12]);
    const guest = somebody();
    const moved = await harbour.approved({ boater: guest }, PRICE, harbour.berth('A1'));
    const lost = await harbour.approved({}, PRICE, harbour.berth('A2'));
    const before = await free();
    const { closure_id } = await closeAsProposed({ pier_ids: [harbour.piers.get('A') ?? ''], ...STORM });
    expect([await harbour.berthOf(moved), await harbour.berthOf(lost)].sort()).toEqual(['B1', null].sort());
    expect(await undo(closure_id)).toMatchObject({ status: 200 });
    await server.settled();
    expect([await harbour.berthOf(moved), await harbour.berthOf(lost)]).toEqual(['A1', 'A2']);
    expect(await free()).toEqual(before);
    expect((await server.must(matchingApi.list, { token: harbour.token, body: {} })).groups.lost.total).toBe(0);
    const subjects = (await mailsTo(guest.email)).map(({ subject }) => subject);
    expect(subjects[0]).toContain('A1 after all');
    expect(await undo(closure_id)).toMatchObject({ status: 200 });
    const types = (await eventsOf(server, `berthplan-${harbour.marina}`)).map(({ type }) => type);
    expect(types.filter((type) => type === 'BerthsReopened')).toHaveLength(1);
  });

  it('by undo is refused as a whole once a berth was taken or the nights have begun', async () => {
    await harbour.addPier('B', [12]);
    const stay = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const { closure_id } = await closeAsProposed({ pier_ids: [harbour.piers.get('A') ?? ''], ...STORM });
    await harbour.approved({ start_date: '2027-06-13', end_date: '2027-06-15' }, PRICE, harbour.berth('A1'));
    expect(await undo(closure_id)).toMatchObject({
      status: 409,
      body: { error_type: 'CLOSURE_BUILT_ON', details: { berth_name: 'A1', reservation_id: stay.id } },
    });
    expect(await harbour.berthOf(stay)).toBe('B1');
    server.clock.advance(12 * 86_400_000);
    expect(await undo(closure_id)).toMatchObject({ status: 409, body: { error_type: 'CLOSURE_BEGUN' } });
  });

  it('by opening it again frees its nights from a night on, for some of its berths, and leaves the boats', async () => {
    const { token } = harbour;
    await harbour.addPier('B', [12]);
    const stay = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const terms = { start_date: '2027-06-11', end_date: null, reason: 'WORKS' as const };
    const { closure_id } = await closeAsProposed({ pier_ids: [harbour.piers.get('A') ?? ''], ...terms });
    expect(await free()).toEqual(['4 4', '1 0', '1 0', '1 0', '1 1']);
    const body = { closure_id, berth_ids: [harbour.berth('A2')], from_date: '2027-06-13' };
    await server.must(closureApi.reopenClosure, { token, body });
    expect(await free()).toEqual(['4 4', '1 0', '1 0', '2 1', '2 2']);
    // A closure over a closure: the berth opens when both have ended.
    const over = await close({ berth_ids: [harbour.berth('A2')], ...STORM, end_date: '2027-06-14' });
    expect(await free()).toEqual(['4 4', '1 0', '1 0', '1 0', '2 2']);
    expect(await undo(over.closure_id)).toMatchObject({ status: 200 });
    expect(await free()).toEqual(['4 4', '1 0', '1 0', '2 1', '2 2']);
    await server.must(closureApi.reopenClosure, { token, body: { closure_id } });
    expect(await free()).toEqual(['4 4', '4 3', '4 3', '4 3', '4 4']);
    expect(await harbour.berthOf(stay)).toBe('B1');
    const { items } = await server.must(closureApi.listClosures, { token, body: { filter: { ahead: true } } });
    expect(items).toEqual([]);
  });
});

describe('a boater who books at once', () => {
  it('is never given a closed berth', async () => {
    const pier = await harbour.addPier('I', [12], { instant_booking: true });
    const plan = { season_pricing_plan: draftExample };
    await server.must(pricingApi.createPlan, { token: harbour.token, body: plan });
    const book = async () => server.call(boaterReservationApi.instantBook, { body: await harbour.requestBody() });
    const { closure_id } = await close({ pier_ids: [pier], ...STORM });
    const error_type = 'RESERVATION_INSTANT_BOOKING_NOT_AVAILABLE';
    expect(await book()).toMatchObject({ status: 409, body: { error_type } });
    await undo(closure_id);
    expect((await book()).status).toBe(200);
  });
});

describe('telling the people of a closure', () => {
  const LATER = '2027-06-01T16:00:00.000Z';
  const job = () => server.app.get(ClosureTellingJob, { strict: false }).run();
  const detail = (closure_id: string) =>
    server.must(closureApi.getClosure, { token: harbour.token, body: { closure_id } });
  const tell = (body: z.input<NonNullable<typeof closureApi.tellClosure.body>>) =>
    server.call(closureApi.tellClosure, { token: harbour.token, body });
  const closedFor = async (boater: ReturnType<typeof somebody>) => {
    await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    await aResidentIn('A3', 'Korrigane');
    const before = (await mailsTo(boater.email)).length;
    const body = { berth_ids: [harbour.berth('A1'), harbour.berth('A3')], ...STORM, tell_at: LATER };
    const { closure_id } = await close({ ...body, words: 'Force 10.' });
    const since = async () => (await mailsTo(boater.email)).length - before;
    return { closure_id, since };
  };

  it('waits until the time that staff chose, and then writes to everybody once', async () => {
    const boater = somebody();
    const { closure_id, since } = await closedFor(boater);
    await job();
    expect(await since()).toBe(0);
    expect((await detail(closure_id)).telling).toEqual({ state: 'WAITS', at: LATER });
    const sooner = '2027-06-01T12:00:00.000Z';
    expect((await tell({ closure_id, when: 'AT', tell_at: sooner })).status).toBe(200);
    expect((await tell({ closure_id, when: 'AT', tell_at: '2027-06-01T07:00:00.000Z' })).status).toBe(400);
    server.clock.set('2027-06-01T12:00:30.000Z');
    await job();
    await job();
    expect(await since()).toBe(1);
    const [mail] = (await mailsTo(boater.email)).filter(({ subject }) => subject.includes('A1'));
    expect((await server.engines.outbox?.get(mail?.id ?? ''))?.text).toContain('Force 10.');
    expect((await detail(closure_id)).telling).toMatchObject({ state: 'TOLD' });
    expect(await tell({ closure_id, when: 'NEVER' })).toMatchObject({ body: { error_type: 'CLOSURE_TOLD' } });
    expect((await undo(closure_id)).status).toBe(200);
    expect(await since()).toBe(2);
  });

  it('can be taken back until then: nobody hears of the closure, nor of its end', async () => {
    const boater = somebody();
    const { closure_id, since } = await closedFor(boater);
    expect((await tell({ closure_id, when: 'NEVER' })).status).toBe(200);
    expect((await detail(closure_id)).telling).toEqual({ state: 'TAKEN_BACK', at: null });
    server.clock.set('2027-06-01T18:00:00.000Z');
    await job();
    expect(await since()).toBe(0);
    expect((await undo(closure_id)).status).toBe(200);
    expect(await since()).toBe(0);
  });

  it('lists whom staff ring until each call is ticked, and is refused at another marina', async () => {
    const { first_name, last_name, phone } = somebody();
    const boater = { first_name, last_name, phone, email: null };
    await harbour.created('APPROVE', { boater, berth_id: harbour.berth('A1') });
    const { closure_id } = await close({ berth_ids: [harbour.berth('A1')], ...STORM });
    const { to_ring, calls } = await detail(closure_id);
    expect([calls, to_ring]).toMatchObject([1, [{ told_by: 'TELEPHONE', phone: boater.phone, done: false }]]);
    const { allocation_id = '' } = to_ring[0] ?? {};
    const tick = (done: boolean, token = harbour.token) =>
      server.call(closureApi.tickCall, { token, body: { closure_id, allocation_id, done } });
    const rows = async () => {
      const body = { page_size: 25, filter: {} };
      const { items } = await server.must(closureApi.listClosures, { token: harbour.token, body });
      return items.map((row) => row.calls);
    };
    expect(await rows()).toEqual([1]);
    expect((await tick(true)).status).toBe(200);
    expect(await detail(closure_id)).toMatchObject({ calls: 0, to_ring: [{ done: true }] });
    expect(await rows()).toEqual([0]);
    expect((await tick(false)).status).toBe(200);
    expect((await detail(closure_id)).calls).toBe(1);
    const other = await openHarbour(server);
    expect(await tick(true, other.token)).toMatchObject({ status: 404 });
  });
});
