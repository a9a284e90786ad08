import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reservationApi, attachmentApi } from '../../../../contracts/reservations/api.js';
import { ServerDouble } from '../../../testing/server-double.js';
import { ApiError } from './api-error.js';
import { addressOf, call } from './client.js';
import { isOwnPosition, resetLastSeenPosition, recordPosition, lastSeenPosition } from './last-seen-position.js';
import { keepSessionToken, nameMarina, onSessionChanged, sessionToken } from './session-token.js';

const { get, updateMarinaMode } = reservationApi;
const question = get.example.body!;
const approval = updateMarinaMode.example.body!;
let server: ServerDouble;

beforeEach(() => {
  server = new ServerDouble().install();
  keepSessionToken('qs_user.a.secret');
  resetLastSeenPosition(0);
});
afterEach(() => server.uninstall());

const headerOf = (route: typeof get | typeof updateMarinaMode, name: string) =>
  server.received(route).map(({ headers }) => headers.get(name));
const errorOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('no ApiError');
  return error;
};

describe('a call', () => {
  it('returns the answer of the contract', async () => {
    const answer = await call(get, question);
    expect(answer).toEqual(get.answer.parse(get.example.answer));
  });

  it('sends the token of the session, or that of the link', async () => {
    nameMarina('0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11');
    await call(get, question);
    await call(get, question, { token: 'link.of.boater' });
    expect(headerOf(get, 'Authorization')).toEqual(['Bearer qs_user.a.secret', 'Bearer link.of.boater']);
    expect(headerOf(get, 'X-Marina-Id')).toEqual(['0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11', null]);
  });

  it('puts the body of a GET into its query', () => {
    expect(addressOf(attachmentApi.download, { token: 'a+b' })).toBe('/attachments/download?token=a%2Bb');
    expect(addressOf(attachmentApi.download, { token: undefined })).toBe('/attachments/download');
    expect(addressOf(get, question)).toBe('/admin/reservation/get');
  });

  it('gives every command a key, its own or the given one, and queries none', async () => {
    await call(updateMarinaMode, approval);
    await call(updateMarinaMode, approval, { commandId: 'intent-1' });
    await call(get, question);
    const [own, given] = headerOf(updateMarinaMode, 'Idempotency-Key');
    expect(own).toMatch(/^[0-9a-f-]{36}$/);
    expect(given).toBe('intent-1');
    expect(headerOf(get, 'Idempotency-Key')).toEqual([null]);
  });

  it('names the revision it builds on where the route takes one', async () => {
    await call(updateMarinaMode, approval, { revision: 7 });
    await call(updateMarinaMode, approval);
    await call(get, question, { revision: 7 });
    expect(headerOf(updateMarinaMode, 'If-Match')).toEqual(['"7"', null]);
    expect(headerOf(get, 'If-Match')).toEqual([null]);
  });
});

describe('the position', () => {
  it('of the newest command or hint is the minimum for queries', async () => {
    await call(get, question);
    server.answer(updateMarinaMode, { ...updateMarinaMode.example.answer, position: 4711 });
    await call(updateMarinaMode, approval);
    await call(get, question);
    recordPosition(4800);
    recordPosition(4750);
    await call(get, question);
    expect(headerOf(get, 'X-Min-Position')).toEqual([null, '4711', '4800']);
  });

  it('of own commands is distinguished from others', async () => {
    server.answer(updateMarinaMode, { ...updateMarinaMode.example.answer, position: 12 });
    await call(updateMarinaMode, approval);
    recordPosition(13);
    expect([isOwnPosition(12), isOwnPosition(13)]).toEqual([true, false]);
  });

  it('starts over with another log', () => {
    recordPosition(900);
    resetLastSeenPosition(3);
    expect(lastSeenPosition()).toBe(3);
  });
});

describe('a refusal', () => {
  it('carries the code, the fields at fault and when to try again', async () => {
    const errors = [{ path: 'payload.price', code: 'reservation_priceRequired' }];
    server.refuse(get, { status: 429, error_type: 'TOO_MANY_REQUESTS', errors, retryAfter: 30 });
    const error = await errorOf(call(get, question));
    expect(error).toMatchObject({
      status: 429,
      error_type: 'TOO_MANY_REQUESTS',
      errors,
      retryAfter: 30,
      passing: true,
    });
    expect(error.correlation_id).toBe('test');
  });

  it('of a stale change lists the changes and their authors', async () => {
    const by = { kind: 'staff', id: 'u1', name: 'Lena Kurz' };
    const changes = [{ type: 'PriceSent', revision: 8, at: '2027-07-01T10:00:00.000Z', by }];
    server.refuse(updateMarinaMode, { status: 412, error_type: 'STALE', details: { revision: 8, changes } });
    const error = await errorOf(call(updateMarinaMode, approval, { revision: 7 }));
    expect(error.stale).toBe(true);
    expect(error.changes).toEqual(changes);
    expect(error.passing).toBe(false);
  });

  it('for an invalid session ends it, but never for a boater’s link', async () => {
    let ended = 0;
    const forget = onSessionChanged(() => ended++);
    server.refuse(get, { status: 401, error_type: 'UNAUTHENTICATED' });
    await errorOf(call(get, question, { token: 'link.of.boater' }));
    expect([ended, sessionToken()]).toEqual([0, 'qs_user.a.secret']);
    await errorOf(call(get, question));
    expect([ended, sessionToken()]).toEqual([1, null]);
    forget();
  });

  it('of a call from before does not end the session that began since', async () => {
    const release = server.hold(get);
    const late = errorOf(call(get, question));
    server.refuse(get, { status: 401, error_type: 'UNAUTHENTICATED' });
    const old = errorOf(call(get, question));
    keepSessionToken('qs_user.b.secret');
    await old;
    release();
    await late.catch(() => null);
    expect(sessionToken()).toBe('qs_user.b.secret');
  });

  it('that is no problem document still has a code', async () => {
    server.uninstall();
    globalThis.fetch = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect((await errorOf(call(get, question))).error_type).toBe('UNAVAILABLE');
    globalThis.fetch = () => Promise.resolve(new Response('oops', { status: 500 }));
    expect((await errorOf(call(get, question))).error_type).toBe('INTERNAL');
  });
});

describe('without a network', () => {
  it('a call says so', async () => {
    server.setOffline(true);
    expect(await errorOf(call(get, question))).toMatchObject({ error_type: 'OFFLINE', status: 0, passing: true });
  });

  it('also when the answer breaks off', async () => {
    server.uninstall();
    globalThis.fetch = () => Promise.resolve(new Response('{"reserv', { status: 200 }));
    expect((await errorOf(call(get, question))).error_type).toBe('OFFLINE');
  });

  it('giving up is no failure of the network', async () => {
    server.hold(get);
    const controller = new AbortController();
    const under = call(get, question, { signal: controller.signal });
    controller.abort();
    await expect(under).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the server double', () => {
  it('refuses bodies that the contracts do not have', async () => {
    const error = await errorOf(call(get, { reservation_id: 'R-1' }));
    expect(error).toMatchObject({ status: 400, errors: [{ path: 'reservation_id', code: 'inValidId' }] });
  });
});
