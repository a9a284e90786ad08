import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { dockWalkApi } from '../../../../../contracts/dockwalk/api.js';
import type { WalkTap } from '../../../../../contracts/dockwalk/taps.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { WALK_DATE, walkBerth, walkBoat, walkId } from '../../../../testing/walks.js';
import { endSession, keepSessionToken } from '../../../lib/api/session-token.js';
import { unsentOf } from '../../../lib/offline/unsent.js';
import { tapOf, type WalkAnswer } from '../model/answers.js';
import { timeAfter } from '../model/kept-tap.js';
import { shownBerth } from '../model/standing.js';
import { TapSender } from './tap-sender.js';
import { forgetOthers, forgetWalk, type WalkOwner } from './walk-database.js';
import { WalkStore } from './walk-store.js';

const RUNS = 40;
const SESSION = walkId(900);
const BERTHS = [walkBerth(1, { boat: walkBoat('Ondine') }), walkBerth(2), walkBerth(3, { boat: walkBoat('Kestrel') })];
const RECEIPT = { id: SESSION, revision: 1, position: 1, current_session_id: SESSION };

let owners = 0;
let server: ServerDouble;
/** The taps that the server took, by id, in the order of their first arrival. */
let taken: Map<string, WalkTap>;
/** How many of the next answers are lost on their way back. */
let lostAnswers: number;

beforeEach(() => {
  keepSessionToken('qs_user.lena.secret');
  taken = new Map();
  lostAnswers = 0;
  server = new ServerDouble().install();
  takeTaps();
});
afterEach(() => server.uninstall());

function takeTaps(): void {
  server.answer(dockWalkApi.merge, ({ taps }) => {
    for (const tap of taps) if (!taken.has(tap.tap_id)) taken.set(tap.tap_id, tap);
    if (lostAnswers > 0) {
      lostAnswers -= 1;
      throw new TypeError('Failed to fetch');
    }
    const outcomes = taps.map(({ tap_id }) => ({ tap_id, outcome: 'STANDS' as const, code: null, conflict: null }));
    return { ...RECEIPT, outcomes };
  });
}

const newOwner = (): WalkOwner => ({ user_id: walkId((owners += 1)), marina_id: walkId(800) });

/** One run of the page: its store and its sender, until it is closed. */
class Page {
  private constructor(
    readonly store: WalkStore,
    readonly sender: TapSender,
  ) {}

  static async open(owner: WalkOwner): Promise<Page> {
    const store = await WalkStore.open(owner);
    return new Page(store, new TapSender(store, () => undefined));
  }

  async tap(berth: number, answer: WalkAnswer): Promise<WalkTap> {
    const row = BERTHS[berth] ?? walkBerth(9);
    const { taps } = this.store.current();
    const at = timeAfter(taps.at(-1)?.tap.at ?? null, Date.now());
    const tap = tapOf(shownBerth(row, taps, WALK_DATE), answer, crypto.randomUUID(), at);
    await this.store.addTaps(SESSION, [{ tap, boat: null }]);
    return tap;
  }

  /** Waits until the server answered for everything. */
  async sent(): Promise<void> {
    const waits = () => this.store.current().taps.length + this.store.current().photos.length > 0;
    for (let tries = 0; waits() && tries < 400; tries += 1) {
      this.sender.reachable();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  close(): void {
    this.sender.stop();
    this.store.close();
  }
}

const answer = fc.constantFrom<WalkAnswer[]>({ is: 'AS_PLANNED' }, { is: 'EMPTY' }, { is: 'TAKEN_BACK' });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('tap' as const), berth: fc.nat(2), answer }) },
  fc.record({ does: fc.constantFrom('offline', 'online', 'close', 'lose an answer', 'wait' as const) }),
);

describe('the taps of a walk', () => {
  it('all reach the server once and in order, however often the network or the page goes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        taken.clear();
        server.setOffline(false);
        const owner = newOwner();
        let page = await Page.open(owner);
        const tapped: WalkTap[] = [];
        for (const each of steps) {
          if (each.does === 'tap' && 'answer' in each) tapped.push(await page.tap(each.berth, each.answer));
          if (each.does === 'offline') server.setOffline(true);
          if (each.does === 'online') server.setOffline(false);
          if (each.does === 'lose an answer') lostAnswers = 1;
          if (each.does === 'wait') await new Promise((resolve) => setTimeout(resolve, 1));
          if (each.does === 'close') {
            page.close();
            page = await Page.open(owner);
          }
        }
        server.setOffline(false);
        await page.sent();
        expect([...taken.keys()]).toEqual(tapped.map(({ tap_id }) => tap_id));
        expect(page.store.current().taps).toEqual([]);
        expect(unsentOf(owner.user_id)).toBe(0);
        page.close();
      }),
      { numRuns: RUNS },
    );
  });

  it('that the server refuses go, with their reason, and do not hold up the others', async () => {
    const page = await Page.open(newOwner());
    server.setOffline(true);
    const taps = [await page.tap(0, { is: 'EMPTY' }), await page.tap(1, { is: 'AS_PLANNED' })];
    server.answer(dockWalkApi.merge, (input) => {
      const outcomes = input.taps.map(({ tap_id }) => ({
        tap_id,
        outcome: tap_id === taps[0]?.tap_id ? ('REFUSED' as const) : ('STANDS' as const),
        code: tap_id === taps[0]?.tap_id ? 'BERTH_NOT_FOUND' : null,
        conflict: null,
      }));
      return { ...RECEIPT, outcomes };
    });
    server.setOffline(false);
    await page.sent();
    const { refused } = page.store.current();
    expect(refused).toMatchObject([{ berth_id: walkId(1), code: 'BERTH_NOT_FOUND', is: { tap: taps[0] } }]);
    await page.store.discardRefused([taps[0]?.tap_id ?? '']);
    expect(page.store.current().refused).toEqual([]);
    page.close();
  });

  it.each([
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
  ])(
    'that are refused with %i stay whole on the device, and go when the person sends them again',
    async (status, code) => {
      const owner = newOwner();
      let page = await Page.open(owner);
      server.refuse(dockWalkApi.merge, { status, error_type: code });
      const taps = [await page.tap(0, { is: 'EMPTY' }), await page.tap(1, { is: 'AS_PLANNED' })];
      await page.sent();
      page.close();
      page = await Page.open(owner);
      const { refused } = page.store.current();
      expect(refused.map(({ code: why }) => why)).toEqual([code, code]);
      expect([taken.size, unsentOf(owner.user_id)]).toEqual([0, 2]);
      takeTaps();
      await page.store.sendRefusedAgain();
      await page.sent();
      expect([...taken.values()]).toEqual(taps);
      expect([page.store.current().refused, unsentOf(owner.user_id)]).toEqual([[], 0]);
      page.close();
    },
  );

  it('that find a busy record are sent again by themselves', async () => {
    const page = await Page.open(newOwner());
    server.refuse(dockWalkApi.merge, { status: 409, error_type: 'CONFLICT' });
    const tap = await page.tap(0, { is: 'EMPTY' });
    while (server.received(dockWalkApi.merge).length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    takeTaps();
    await page.sent();
    expect([[...taken.values()], page.store.current().refused]).toEqual([[tap], []]);
    page.close();
  });

  it('are counted for the shell while only this device has them', async () => {
    const owner = newOwner();
    const page = await Page.open(owner);
    server.setOffline(true);
    await page.tap(0, { is: 'EMPTY' });
    await page.tap(1, { is: 'AS_PLANNED' });
    expect(unsentOf(owner.user_id)).toBe(2);
    page.close();
  });
});

describe('a photo that the server does not accept', () => {
  it('stays on the device with its reason until it is sent again', async () => {
    const owner = newOwner();
    let page = await Page.open(owner);
    server.refuse(dockWalkApi.addPhoto, { status: 403, error_type: 'FORBIDDEN' });
    const file = new File(['berth'], 'berth.jpg', { type: 'image/jpeg' });
    const photo = {
      tap_id: crypto.randomUUID(),
      session_id: SESSION,
      berth_id: walkId(1),
      at: '2027-07-03T09:00:00.000Z',
      file,
    };
    await page.store.addPhoto(photo);
    const { tap_id, session_id, berth_id, at } = photo;
    await page.sent();
    page.close();
    await forgetWalk(owner);
    page = await Page.open(owner);
    expect(page.store.current()).toMatchObject({ photos: [], refused: [{ berth_id, code: 'FORBIDDEN' }] });
    server.setOffline(true);
    await page.store.sendRefusedAgain();
    const again = page.store.current().photos;
    expect(again).toMatchObject([{ tap_id, session_id, berth_id, at }]);
    expect(again[0]).toHaveProperty('file');
    page.close();
  });
});

describe('two people on one phone', () => {
  it('never see or send each other’s taps', async () => {
    const lena = newOwner();
    const first = await Page.open(lena);
    server.setOffline(true);
    const tap = await first.tap(0, { is: 'EMPTY' });
    endSession();
    keepSessionToken('qs_user.jonas.secret');
    server.setOffline(false);
    first.sender.reachable();
    const second = await Page.open(newOwner());
    await second.tap(1, { is: 'AS_PLANNED' });
    await second.sent();
    expect(taken.size).toBe(1);
    expect(taken.has(tap.tap_id)).toBe(false);
    expect(second.store.current().taps).toEqual([]);
    second.close();
    first.close();

    // Lena signs in again: her tap is still there, and goes.
    keepSessionToken('qs_user.lena.again');
    const again = await Page.open(lena);
    await again.sent();
    expect(taken.has(tap.tap_id)).toBe(true);
    again.close();
  });

  it('leave no berths and boats of the marina behind, only what is not sent', async () => {
    const [lena, jonas] = [newOwner(), newOwner()];
    const page = await Page.open(lena);
    server.setOffline(true);
    await page.tap(0, { is: 'EMPTY' });
    await page.store.keepWalk(null, BERTHS);
    page.close();
    await forgetOthers(jonas);
    const kept = await WalkStore.open(lena);
    expect([kept.current().berths.length, kept.current().taps.length]).toEqual([0, 1]);
    kept.close();
    await forgetWalk(lena);
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    expect(names.some((name) => name.includes(lena.user_id))).toBe(true);
    const emptied = await WalkStore.open(lena);
    await emptied.sentTaps(emptied.current().taps, []);
    emptied.close();
    await forgetWalk(lena);
    expect((await indexedDB.databases()).some(({ name }) => name?.includes(lena.user_id))).toBe(false);
  });
});
