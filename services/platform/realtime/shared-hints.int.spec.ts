import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import type { Hint } from '../../../contracts/realtime.js';
import { eventually, PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import type { LeaderElection, LeasedWork } from '../leases/leader-election.js';
import { FollowedHints } from './followed-hints.js';
import { HintFeed } from './hint-feed.js';
import type { News } from './hint-news.js';
import { HintRegistry } from './hint-registry.js';
import { SessionEnds } from './session-ends.js';
import { SharedHints } from './shared-hints.js';

const TIMING = { beatMs: 20, silenceMs: 300 };

/** A lease that a test moves between processes; both may believe that they hold it. */
class Handed {
  private work: LeasedWork | undefined;

  runAsLeader(_name: string, work: LeasedWork): Promise<LeaderElection> {
    this.work = work;
    const election: Pick<LeaderElection, 'end'> = { end: () => this.drop() };
    return Promise.resolve(election as LeaderElection);
  }

  async take(): Promise<void> {
    await this.work?.start();
  }

  async drop(): Promise<void> {
    await this.work?.stop();
  }
}

describe('hints that one process reads for all', () => {
  let bench: PlatformBench;
  let all: Process[];
  /** Delivers, loses, delays or repeats a message between two processes. */
  let carry: (message: News, to: Process) => void;

  class Process {
    readonly lease = new Handed();
    /** Ids in the order in which the sockets of this process received them. */
    readonly heard: string[] = [];
    readonly ended: string[] = [];
    readonly shared: SharedHints;
    readonly feed: HintFeed;

    constructor() {
      const { logger } = bench;
      const audience = {
        hint: (_marina: string, some: readonly Hint[]) => void this.heard.push(...some.flatMap(({ ids }) => ids)),
        end: ({ sessions = [] }: { sessions?: readonly string[] }) => void this.ended.push(...sessions),
      };
      const ends = new SessionEnds();
      ends.register(({ data }) => ('reason' in data ? { sessions: ['s1'], because: 'signed_out' } : undefined));
      this.feed = new HintFeed(bench.core.log, new HintRegistry(), ends, audience, logger);
      const followed = new FollowedHints(bench.core.log, this.feed, logger);
      const publish = (message: News) => {
        for (const other of all) if (other !== this) carry(message, other);
      };
      this.shared = new SharedHints({ feed: this.feed, followed, leases: this.lease, publish, timing: TIMING });
    }
  }

  beforeEach(async () => {
    bench = new PlatformBench();
    carry = (message, to) => to.shared.hear(structuredClone(message));
    all = [];
    all = [new Process(), new Process(), new Process()];
    for (const { shared } of all) await shared.start();
  });

  afterEach(async () => {
    for (const { shared } of all) await shared.stop();
    await bench.close();
  });

  let count = 0;
  async function write(many: number): Promise<string[]> {
    const ids = Array.from({ length: many }, () => `n${(count += 1)}`);
    for (const id of ids) await bench.write(id, 'x');
    return ids;
  }

  const reading = () => all.map(({ shared }) => shared.reads);
  const allHeard = (ids: readonly string[]) =>
    eventually(() => all.every(({ heard }) => ids.every((id) => heard.includes(id))));

  it('are read by the holder alone, and reach every process once and in order', async () => {
    await all[1]?.lease.take();
    await eventually(() => reading().join() === 'false,true,false');
    const ids = await write(20);
    await allHeard(ids);
    for (const { heard } of all) expect(heard).toEqual(ids);
    expect(reading()).toEqual([false, true, false]);
    const head = await bench.core.log.head();
    await eventually(() => all.every(({ shared }) => shared.status().position === head));
    expect(all.map(({ shared }) => shared.status().state)).toEqual(['live', 'live', 'live']);
  });

  it('are read by every process when none holds the lease', async () => {
    const ids = await write(5);
    await allHeard(ids);
    expect(reading()).toEqual([true, true, true]);
  });

  it('end sessions everywhere', async () => {
    await all[0]?.lease.take();
    await eventually(() => reading().join() === 'true,false,false');
    await bench.writeRaw('notebook-n0', 0, 'NotebookClosed', { reason: 'x' });
    await eventually(() => all.every(({ ended }) => ended.length === 1));
  });

  it('are missed by no process when messages are lost, repeated or late', async () => {
    await all[0]?.lease.take();
    await eventually(() => reading().join() === 'true,false,false');
    const straight = carry;
    let messages = 0;
    carry = (message, to) => {
      messages += 1;
      if (messages % 3 === 0) return;
      straight(message, to);
      if (messages % 4 === 0) straight(message, to);
      if (messages % 5 === 0) setTimeout(() => straight(message, to), 150);
    };
    const ids: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      ids.push(...(await write(3)));
      await pause(30);
    }
    await allHeard(ids);
    carry = straight;
    await eventually(() => reading().join() === 'true,false,false');
  });

  it('continue when the holder falls silent, and when it is back', async () => {
    await all[0]?.lease.take();
    await eventually(() => reading().join() === 'true,false,false');
    const straight = carry;
    carry = () => undefined;
    const lost = await write(3);
    await allHeard(lost);
    expect(reading()).toEqual([true, true, true]);
    carry = straight;
    await eventually(() => reading().join() === 'true,false,false');
    const more = await write(3);
    await allHeard(more);
    for (const { heard } of all) expect(heard).toEqual([...lost, ...more]);
  });

  it('pass to another holder without a gap, under load', async () => {
    await all[0]?.lease.take();
    await eventually(() => reading().join() === 'true,false,false');
    const ids: string[] = [];
    const writing = (async () => {
      for (let round = 0; round < 15; round += 1) {
        ids.push(...(await write(2)));
        await pause(20);
      }
    })();
    await pause(80);
    await all[0]?.lease.drop();
    await pause(60);
    await all[2]?.lease.take();
    await writing;
    await allHeard(ids);
    await eventually(() => reading().join() === 'false,false,true');
    for (const { heard } of all) expect([...new Set(heard)]).toEqual(ids);
  });

  it('are correct when two processes believe that they hold the lease', async () => {
    await all[0]?.lease.take();
    await all[1]?.lease.take();
    const ids = await write(20);
    await allHeard(ids);
    for (const { heard } of all.slice(0, 2)) expect(heard).toEqual(ids);
  });

  it('are not read from invalid messages', async () => {
    await all[0]?.lease.take();
    await eventually(() => reading().join() === 'true,false,false');
    const [, listener] = all;
    for (const forged of [undefined, 'x', { from: 0, position: 9 }, { from: -1, position: 9, hints: [], ends: [] }]) {
      listener?.shared.hear(forged);
    }
    // Beyond the log: the feed searches the log for the gap and finds nothing.
    listener?.shared.hear({ from: 5_000, position: 6_000, hints: [['m1', []]], ends: [] });
    const ids = await write(2);
    await allHeard(ids);
    expect(listener?.heard).toEqual(ids);
    await eventually(() => reading().join() === 'true,false,false');
  });
});
