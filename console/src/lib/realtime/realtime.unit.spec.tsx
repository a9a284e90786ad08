import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { Hint, SocketAuth } from '../../../../contracts/realtime.js';
import { stopClock, type Clock } from '../../../testing/clock.js';
import { resetLastSeenPosition, recordOwnPosition, lastSeenPosition } from '../api/last-seen-position.js';
import { keepSessionToken, sessionToken } from '../api/session-token.js';
import { recordAnswerPosition, hintsBegan, hintsEnded } from '../api/hint-coverage.js';
import type { Topic } from '../api/topics.js';
import { setSocketConnection, useConnection } from './connection.js';
import { useRecentChanges } from './recent-changes.js';
import { type LineOptions, openLine } from './socket-line.js';

type Listener = (message: never) => void;

/** A fake socket with the methods that `openLine` uses; `tell` acts as the server. */
class SocketDouble {
  active = true;
  connected = true;
  connects = 0;
  closed = false;
  private listeners = new Map<string, Listener>();
  constructor(readonly auth: (answer: (auth: SocketAuth) => void) => void) {}
  on(name: string, listener: Listener): this {
    this.listeners.set(name, listener);
    return this;
  }
  off(): this {
    this.listeners.clear();
    return this;
  }
  connect(): this {
    this.connects += 1;
    return this;
  }
  disconnect(): this {
    this.closed = true;
    return this;
  }
  tell(name: string, message: unknown): void {
    act(() => this.listeners.get(name)?.(message as never));
  }
  shown(): SocketAuth {
    let shown: SocketAuth | undefined;
    this.auth((auth) => (shown = auth));
    return shown!;
  }
}

const hint = (given: Partial<Hint>): Hint => ({
  topic: 'reservations',
  ids: ['r1'],
  position: 50,
  marina_id: 'm1',
  complete: true,
  ...given,
});

let clock: Clock;
let client: QueryClient;
let socket: SocketDouble;
let close: () => void;

function open(options: Partial<LineOptions> = {}): void {
  const dial = ((given: { auth: SocketDouble['auth'] }) => (socket = new SocketDouble(given.auth))) as unknown;
  close = openLine(client, { token: 'qs_user.a.secret', dial: dial as NonNullable<LineOptions['dial']>, ...options });
}

const stale = (name: string): boolean => client.getQueryState([name])?.isInvalidated ?? false;

beforeEach(() => {
  clock = stopClock('2027-07-01T09:00:00Z');
  resetLastSeenPosition(0);
  hintsBegan(0, () => undefined);
  hintsEnded(undefined);
  keepSessionToken('qs_user.a.secret');
  client = new QueryClient();
  open();
  socket.tell('ready', { position: 40 });
  const topics: Record<string, Topic[]> = {
    list: [{ topic: 'reservations' }],
    r1: [{ topic: 'reservations', ids: ['r1'] }],
    r2: [{ topic: 'reservations', ids: ['r2'] }],
    berths: [{ topic: 'berths' }],
  };
  for (const [name, named] of Object.entries(topics)) {
    client
      .getQueryCache()
      .build(client, { queryKey: [name], meta: { topics: named } })
      .setData(name);
  }
});
afterEach(() => {
  close();
  client.clear();
  setSocketConnection(null);
  clock.goOn();
});

describe('the line to the server', () => {
  describe('on the first connection', () => {
    const reopen = (): void => {
      close();
      hintsBegan(0, () => undefined);
      hintsEnded(undefined);
    };

    it('reloads earlier answers when their positions are unknown', () => {
      reopen();
      recordAnswerPosition(38);
      recordAnswerPosition(null);
      recordAnswerPosition(39);
      open();
      expect(socket.shown().after).toBeUndefined();
      socket.tell('ready', { position: 41 });
      expect(stale('list')).toBe(true);
    });

    it('reloads nothing when hints cover all changes since the oldest answer', async () => {
      reopen();
      recordAnswerPosition(39);
      recordAnswerPosition(38);
      recordAnswerPosition(40);
      open();
      expect(socket.shown().after).toBe(38);
      socket.tell('hint', hint({ position: 40, ids: ['r1'] }));
      socket.tell('ready', { position: 41 });
      await clock.pass(100);
      expect(['list', 'r1', 'r2', 'berths'].map(stale)).toEqual([true, true, false, false]);
    });

    it('reloads when an answer sent before the connection is older', () => {
      reopen();
      recordAnswerPosition(38);
      open();
      socket.shown();
      socket.tell('ready', { position: 41 });
      recordAnswerPosition(38);
      expect(stale('list')).toBe(false);
      recordAnswerPosition(37);
      expect(stale('list')).toBe(true);
    });

    it('continues after the hints of an earlier connection, for another marina', () => {
      socket.tell('hint', hint({ position: 50 }));
      close();
      recordAnswerPosition(60);
      open({ marina_id: 'm9' });
      expect(socket.shown()).toEqual({ token: 'qs_user.a.secret', after: 50, marina_id: 'm9' });
    });
  });

  it('sends the token, and the marina that an administrator has chosen', () => {
    expect(socket.shown()).toEqual({ token: 'qs_user.a.secret', after: 40 });
    close();
    open({ marina_id: 'm9' });
    expect(socket.shown()).toEqual({ token: 'qs_user.a.secret', after: 40, marina_id: 'm9' });
  });

  it('invalidates exactly the queries that a hint names, and requires answers as new as the hint', async () => {
    socket.tell('hint', hint({ ids: ['r1'] }));
    expect(lastSeenPosition()).toBe(50);
    await clock.pass(100);
    expect(['list', 'r1', 'r2', 'berths'].map(stale)).toEqual([true, true, false, false]);
  });

  it('treats a hint without ids as one for all records of its topic', async () => {
    socket.tell('hint', hint({ ids: [] }));
    await clock.pass(100);
    expect(['list', 'r1', 'r2', 'berths'].map(stale)).toEqual([true, true, true, false]);
  });

  it('connects again after the last hint that was complete', () => {
    socket.tell('hint', hint({ position: 50 }));
    socket.tell('hint', hint({ position: 51, complete: false }));
    expect(socket.shown().after).toBe(50);
  });

  it('makes everything outdated when too much was missed', () => {
    socket.tell('resync', { position: 70 });
    expect(['list', 'r1', 'r2', 'berths'].map(stale)).toEqual([true, true, true, true]);
    expect([lastSeenPosition(), socket.shown().after]).toEqual([70, 70]);
  });

  it('makes everything outdated when it is back', () => {
    expect(stale('berths')).toBe(false);
    socket.tell('disconnect', 'transport close');
    socket.tell('ready', { position: 41 });
    expect(['list', 'r1', 'r2', 'berths'].map(stale)).toEqual([true, true, true, true]);
  });

  it('starts over with a log that is shorter than what was seen', () => {
    socket.tell('hint', hint({ position: 900 }));
    socket.tell('ready', { position: 3 });
    expect(lastSeenPosition()).toBe(3);
  });

  it('ends the session that the server ended', () => {
    socket.tell('signed_out', {});
    expect(sessionToken()).toBeNull();
  });

  it('ends the session whose token is refused', () => {
    socket.tell('connect_error', new Error('UNAUTHENTICATED'));
    expect(sessionToken()).toBeNull();
  });

  it('reconnects after a transient refusal, slower each time', async () => {
    socket.active = false;
    socket.tell('connect_error', new Error('UNAVAILABLE'));
    await clock.pass(1000);
    expect(socket.connects).toBe(1);
    socket.tell('connect_error', new Error('UNAVAILABLE'));
    await clock.pass(1000);
    expect(socket.connects).toBe(1);
    await clock.pass(1000);
    expect(socket.connects).toBe(2);
  });

  it('leaves reconnecting to socket.io where it does so', async () => {
    socket.tell('connect_error', new Error('xhr poll error'));
    socket.tell('disconnect', 'transport close');
    await clock.pass(60_000);
    expect(socket.connects).toBe(0);
  });

  it('reconnects when the server closed the connection', async () => {
    socket.tell('disconnect', 'io server disconnect');
    await clock.pass(1000);
    expect(socket.connects).toBe(1);
  });

  it('reconnects as soon as the network is back, unless it is connected', () => {
    const networkIsBack = () => window.dispatchEvent(new Event('online'));
    networkIsBack();
    expect([socket.closed, socket.connects]).toEqual([false, 0]);
    socket.connected = false;
    networkIsBack();
    expect([socket.closed, socket.connects]).toEqual([true, 1]);
    close();
    networkIsBack();
    expect(socket.connects).toBe(1);
  });

  it('forgets a position that the server does not take', () => {
    socket.active = false;
    socket.tell('connect_error', new Error('VALIDATION'));
    expect(socket.shown()).toEqual({ token: 'qs_user.a.secret' });
  });

  it('is quiet once closed', async () => {
    socket.tell('hint', hint({}));
    close();
    await clock.pass(1000);
    expect(socket.closed).toBe(true);
    expect(stale('list')).toBe(false);
  });
});

describe('the connection as screens see it', () => {
  it('is online, connecting for a moment, then offline, and online again', async () => {
    const { result } = renderHook(() => useConnection());
    expect(result.current).toBe('online');
    socket.tell('disconnect', 'transport close');
    expect(result.current).toBe('connecting');
    await clock.pass(4000);
    expect(result.current).toBe('offline');
    socket.tell('ready', { position: 41 });
    expect(result.current).toBe('online');
  });

  it('stays offline while further tries fail', async () => {
    const { result } = renderHook(() => useConnection());
    socket.tell('disconnect', 'transport close');
    await clock.pass(4000);
    socket.tell('connect_error', new Error('xhr poll error'));
    expect(result.current).toBe('offline');
  });
});

describe('records that others changed', () => {
  it('are listed for a few seconds, own ones never', async () => {
    const { result } = renderHook(() => useRecentChanges('reservations'));
    recordOwnPosition(60);
    socket.tell('hint', hint({ ids: ['mine'], position: 60 }));
    socket.tell('hint', hint({ ids: ['theirs'], position: 61 }));
    socket.tell('hint', hint({ ids: ['pier'], position: 62, topic: 'berths' }));
    await clock.pass(100);
    expect([...result.current]).toEqual(['theirs']);
    await clock.pass(3000);
    expect([...result.current]).toEqual([]);
  });
});
