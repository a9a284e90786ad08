import { beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { ForeignLogError } from '../event-store.js';
import { type Channel, LogIdentity } from './log-identity.js';

const READY = 2;
const IDLE = 0;

/** A connection that is lost and comes back at will. */
class Line implements Channel {
  private state = READY;
  private watchers: (() => void)[] = [];

  getConnectivityState(): number {
    return this.state;
  }

  watchConnectivityState(_state: number, _deadline: number, changed: () => void): void {
    this.watchers.push(changed);
  }

  lose(): void {
    this.state = IDLE;
    for (const changed of this.watchers.splice(0)) changed();
  }

  comeBack(): void {
    this.state = READY;
  }
}

describe('the identity of the log', () => {
  const known = { id: 'known', position: 300 };
  let line: Line;
  let found: { id: string; position: number } | undefined;
  let questions: number[];
  let exchanged: ForeignLogError[];
  let identity: LogIdentity;

  const identityWith = (patienceMs: number) =>
    new LogIdentity({
      channel: () => Promise.resolve(line),
      eventAt: (position) => {
        questions.push(position);
        line.comeBack();
        return Promise.resolve(found);
      },
      patienceMs,
      exchanged: (error) => exchanged.push(error),
    });
  const call = () => identity.during(() => Promise.resolve('answer'));

  beforeEach(() => {
    [line, found, questions, exchanged] = [new Line(), known, [], []];
    identity = identityWith(0);
  });

  it('is asked for only when something is known and the connection is new', async () => {
    expect(await call()).toBe('answer');
    identity.saw([{ id: 'earlier', position: 200 }, known]);
    identity.saw([{ id: 'earlier', position: 200 }]);
    await Promise.all([call(), call()]);
    expect(questions).toEqual([]);
    line.lose();
    await Promise.all([call(), call(), call()]);
    await call();
    expect(questions).toEqual([300]);
    identity.doubt();
    await call();
    expect(questions).toEqual([300, 300]);
  });

  it.each([
    ['another event is at the place of the known one', { id: 'other', position: 300 }],
    ['no event is there', undefined],
  ])('is refused for good if %s, and nothing is sent', async (_name, there) => {
    await call();
    identity.saw([known]);
    line.lose();
    found = there;
    let sent = 0;
    const send = () => identity.during(() => Promise.resolve((sent += 1)));
    await expect(send()).rejects.toMatchObject({ name: 'ForeignLogError', position: 300, isCertain: true });
    found = known;
    await expect(send()).rejects.toBeInstanceOf(ForeignLogError);
    expect([sent, exchanged.length]).toEqual([0, 1]);
  });

  it('refuses an answer that may have come on another connection', async () => {
    await call();
    identity.saw([known]);
    const answer = identity.during(() => {
      line.lose();
      line.comeBack();
      found = undefined;
      return Promise.resolve('of another log');
    });
    await expect(answer).rejects.toBeInstanceOf(ForeignLogError);
  });

  it('is not doubted for good while a node may only lag', async () => {
    identity = identityWith(50);
    await call();
    identity.saw([known]);
    line.lose();
    found = undefined;
    await expect(call()).rejects.toMatchObject({ isCertain: false });
    found = known;
    expect(await call()).toBe('answer');
    found = undefined;
    line.lose();
    await expect(call()).rejects.toMatchObject({ isCertain: false });
    while (exchanged.length === 0) {
      await expect(call()).rejects.toBeInstanceOf(ForeignLogError);
      await pause(5);
    }
    await expect(call()).rejects.toMatchObject({ isCertain: true });
  });
});
