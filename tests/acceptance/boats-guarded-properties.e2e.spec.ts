import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { closureApi } from '../../contracts/berths/api.js';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import {
  type Asked,
  type Harbour,
  openHarbour,
  PETREL,
  PRICE,
  somebody,
  startHarbourServer,
} from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { propertyRuns } from '../fixtures/property-runs.js';

let server: MarinaServer;
beforeAll(async () => {
  server = await startHarbourServer({ now: '2027-06-01T08:00:00.000Z' });
});
afterAll(() => server.close());

const FIRST_DAY = '2027-06-11';
const BOATS = ['Petrel', 'Gull'];
const both_reason = 'Mother ship and tender';

const boat = fc.nat(BOATS.length - 1);
const stay = fc.nat(2);
const nights = fc.record({ day: fc.nat(2), count: fc.integer({ min: 2, max: 4 }) });
const berth = fc.constantFrom('A1', 'A2', 'A3', 'A4');
const reasoned = fc.integer({ min: 0, max: 4 }).map((one) => one === 0);
const deed = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constant('REQUEST' as const), boat, nights }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('AGREE' as const), boat, nights }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('OFFER' as const), stay, reasoned: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('ACCEPT' as const), stay }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('APPROVE' as const), stay, berth: fc.option(berth), reasoned }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('APPROVE_BOTH' as const), stay, other: stay }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('BOOK' as const), boat, nights, reasoned }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('DATES' as const), stay, nights, reasoned }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('DUPLICATE' as const), stay, other: stay }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('CLOSE' as const), berth, nights }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('UNDO_CLOSURE' as const) }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;
/** Each life begins with two agreed stays of one boat that two desks approve at the same moment. */
const RUSH: readonly Deed[] = [
  { do: 'AGREE', boat: 0, nights: { day: 0, count: 3 } },
  { do: 'AGREE', boat: 0, nights: { day: 1, count: 3 } },
  { do: 'APPROVE_BOTH', stay: 0, other: 1 },
];
type Mode = { readonly mode: 'BOATER' | 'MARINA' };

/** A stay, and whether staff ever gave a reason when they let its boat have two berths. */
interface KnownStay extends Asked, Mode {
  readonly boat: number;
  kept: boolean;
}

/** The desk of a marina that two boats ask for berths again and again; most deeds are refused in some lives. */
class Desk {
  readonly stays: KnownStay[] = [];
  private readonly closures: string[] = [];
  private readonly people = BOATS.map(() => somebody());

  private constructor(private readonly harbour: Harbour) {}

  static async open(): Promise<Desk> {
    return new Desk(await openHarbour(server, { berths: [12, 12, 12, 12] }));
  }

  async carryOut(one: Deed): Promise<void> {
    const { harbour } = this;
    const { token } = harbour;
    const chosen = 'stay' in one ? this.stays[one.stay] : undefined;
    if ('stay' in one && chosen === undefined) return;
    switch (one.do) {
      case 'REQUEST':
        this.stays.push({ ...(await harbour.request(this.wish(one))), boat: one.boat, mode: 'BOATER', kept: false });
        return;
      case 'AGREE': {
        // Open offers for the same nights are sent with a reason; it is none for two berths.
        const asked = await harbour.request(this.wish(one));
        await harbour.must(asked, 'UPDATE', { payment: PRICE, both_reason });
        await server.must(boaterReservationApi.acceptPrice, { token: asked.link });
        this.stays.push({ ...asked, boat: one.boat, mode: 'BOATER', kept: false });
        return;
      }
      case 'BOOK': {
        const { status, body } = await harbour.create('APPROVE', { ...this.wish(one), ...reasonOf(one) });
        if (status !== 200) return;
        const link = await harbour.linkOf(body.id);
        this.stays.push({ id: body.id, link, boat: one.boat, mode: 'MARINA', kept: one.reasoned });
        return;
      }
      case 'OFFER':
        await this.act(one, chosen!, 'UPDATE', { payment: PRICE });
        return;
      case 'ACCEPT':
        await server.call(boaterReservationApi.acceptPrice, { token: chosen!.link });
        return;
      case 'APPROVE':
        await this.act(one, chosen!, 'APPROVE', one.berth === null ? {} : { berth_id: harbour.berth(one.berth) });
        return;
      case 'APPROVE_BOTH': {
        const both = [chosen!, this.stays[one.other] ?? chosen!];
        await Promise.all(both.map((asked) => harbour.act(asked, 'APPROVE', {}, asked)));
        return;
      }
      case 'DATES':
        await this.act(one, chosen!, 'UPDATE', { payment: PRICE, ...datesOf(one), reason: 'boater_asked' as const });
        return;
      case 'DUPLICATE': {
        const duplicate_of = this.stays[one.other]?.id ?? chosen!.id;
        await harbour.act(chosen!, 'CANCEL', { reason: 'duplicate', duplicate_of }, chosen);
        return;
      }
      case 'CLOSE': {
        const asked = { berth_ids: [harbour.berth(one.berth)], ...datesOf(one), reason: 'WORKS' as const };
        const seen = await server.call(closureApi.previewClosure, { token, body: asked });
        if (seen.status !== 200) return;
        const boats = seen.body.boats.map(({ allocation_id, options: [best] }) => ({
          allocation_id,
          berth_id: best?.berth_id ?? null,
        }));
        const closed = await server.call(closureApi.createClosure, { token, body: { ...asked, boats } });
        if (closed.status === 200) this.closures.push(closed.body.id);
        return;
      }
      case 'UNDO_CLOSURE': {
        const closure_id = this.closures.pop();
        if (closure_id !== undefined) await server.call(closureApi.undoClosure, { token, body: { closure_id } });
      }
    }
  }

  /** Two stays of one boat that have berths on the same night, though nobody gave a reason. */
  async doubled(): Promise<string | null> {
    const shown = await Promise.all(
      this.stays.map(async (known) => ({ ...known, ...(await this.harbour.show(known)), boat: known.boat })),
    );
    const berthed = shown.filter(({ berth: held }) => held !== null);
    for (const [index, one] of berthed.entries()) {
      for (const other of berthed.slice(index + 1)) {
        const meet = one.start_date < other.end_date && other.start_date < one.end_date;
        if (one.boat === other.boat && meet && !one.kept && !other.kept) return `${one.view_id} and ${other.view_id}`;
      }
    }
    return null;
  }

  async berthed(): Promise<number> {
    const shown = await Promise.all(this.stays.map((known) => this.harbour.show(known)));
    return shown.filter(({ berth: held }) => held !== null).length;
  }

  private wish(one: { readonly boat: number; readonly nights: { readonly day: number; readonly count: number } }) {
    const boater = this.people[one.boat] ?? somebody();
    return { boater, vessel: { ...PETREL, name: BOATS[one.boat] ?? '' }, ...datesOf(one) };
  }

  private async act(
    one: { readonly reasoned: boolean },
    asked: KnownStay,
    action: 'UPDATE' | 'APPROVE',
    payload: Parameters<Harbour['act']>[2],
  ): Promise<void> {
    const { status } = await this.harbour.act(asked, action, { ...payload, ...reasonOf(one) } as never, asked);
    // An offer has no nights in the plan: its reason is not one for two berths.
    if (status === 200 && one.reasoned && (await this.harbour.berthOf(asked)) !== null) asked.kept = true;
  }
}

function datesOf({ nights: { day, count } }: { readonly nights: { readonly day: number; readonly count: number } }) {
  const start_date = addDays(FIRST_DAY, day);
  return { start_date, end_date: addDays(start_date, count) };
}

const reasonOf = (one: { readonly reasoned: boolean }) => (one.reasoned ? { both_reason } : {});

it('no boat has two berths on one night without a reason, after any requests, offers, approvals and closures', async () => {
  let berthed = 0;
  const lives = fc.array(deed, { minLength: 10, maxLength: 16, size: 'max' });
  await fc.assert(
    fc.asyncProperty(lives, async (deeds) => {
      const desk = await Desk.open();
      for (const one of [...RUSH, ...deeds]) {
        await desk.carryOut(one);
        expect(await desk.doubled()).toBeNull();
      }
      berthed += await desk.berthed();
    }),
    { numRuns: propertyRuns(12), seed: 20_270_714 },
  );
  // Lives in which nobody gets a berth would prove nothing.
  expect(berthed).toBeGreaterThan(propertyRuns(12));
}, 240_000);
