import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { berthApi, availabilityApi } from '../../contracts/berths/api.js';
import { reservationApi, boaterReservationApi } from '../../contracts/reservations/api.js';
import { type Asked, type Harbour, headOf, openHarbour, PRICE, STAY } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { sharedServer } from '../fixtures/shared-server.js';

let server: MarinaServer;
let harbour: Harbour;
let asked: Asked;
let head: number;
beforeAll(async () => {
  server = await sharedServer();
  harbour = await openHarbour(server, {
    settings: { max_nights: 30, max_days_in_advance: 200, min_days_in_advance: 2 },
  });
  asked = await harbour.request();
});
beforeEach(async () => {
  head = await headOf(server);
});

interface Problem {
  readonly type?: unknown;
  readonly error_type?: unknown;
  readonly errors?: readonly { readonly path: string; readonly code: string }[];
}

/**
 * Sends input that our clients never send; checks that the answer is a problem document and that nothing was logged.
 */
async function refused(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  token = harbour.token,
) {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
    body,
  });
  const problem = (await response.json()) as Problem;
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(problem).toMatchObject({
    type: expect.stringMatching(/^urn:quayside:problem:/) as unknown,
    error_type: expect.stringMatching(/^[A-Z_]+$/) as unknown,
    status: response.status,
    correlation_id: expect.any(String) as unknown,
  });
  expect(await headOf(server)).toBe(head);
  return { status: response.status, code: problem.error_type, errors: problem.errors };
}

const request = async (more: object) =>
  refused(boaterReservationApi.request.path, JSON.stringify({ ...(await harbour.requestBody()), ...more }), {}, '');
const create = (more: object) =>
  refused(reservationApi.create.path, JSON.stringify({ ...harbour.createBody('NOTIFY'), ...more }));
const update = (payload: unknown, action: unknown = 'UPDATE', more: object = {}) =>
  refused(reservationApi.update.path, JSON.stringify({ reservation_id: asked.id, action, payload, ...more }));
const price = (payment: object) => update({ payment: { ...PRICE, ...payment } });
const wrong = (path: string, code: string) => ({ status: 400, code: 'VALIDATION', errors: [{ path, code }] });
/** JSON that no serializer produces. */
const raw = (text: string) => refused(reservationApi.update.path, text);

describe('dates', () => {
  it.each([
    [{ start_date: '2027-02-31', end_date: '2027-03-02' }, 'start_date', 'inValidDate'],
    [{ start_date: '2027-06-11', end_date: '2027-06-31' }, 'end_date', 'inValidDate'],
    [{ start_date: '2027-6-11', end_date: '2027-06-14' }, 'start_date', 'inValidDate'],
    [{ start_date: '2027-06-11T00:00:00Z', end_date: '2027-06-14' }, 'start_date', 'inValidDate'],
    [{ start_date: 20270611, end_date: '2027-06-14' }, 'start_date', 'inValidDate'],
    [{ start_date: null, end_date: '2027-06-14' }, 'start_date', 'reservation_dates_required'],
    [{ start_date: '', end_date: '2027-06-14' }, 'start_date', 'reservation_dates_required'],
    [{ start_date: '2027-06-14', end_date: '2027-06-11' }, 'end_date', 'reservation_minOneNight'],
    [{ start_date: '2027-06-14', end_date: '2027-06-14' }, 'end_date', 'reservation_minOneNight'],
    [{ start_date: '2027-05-31', end_date: '2027-06-02' }, 'start_date', 'reservation_startInPast'],
    [{ start_date: '2027-06-02', end_date: '2027-06-04' }, 'start_date', 'reservation_tooSoon'],
    [{ start_date: '2027-06-11', end_date: '2027-07-12' }, 'end_date', 'reservation_tooLong'],
    [{ start_date: '2028-06-11', end_date: '2028-06-12' }, 'start_date', 'reservation_tooFarAhead'],
    [{ start_date: '2199-12-31', end_date: '2200-01-01' }, 'end_date', 'inValidDate'],
  ])('%j', async (dates, path, code) => {
    expect(await request(dates)).toEqual(wrong(path, code));
  });

  it('of staff bear the same rules, but for the notice', async () => {
    expect(await create({ start_date: '2027-05-31', end_date: '2027-06-02' })).toEqual(
      wrong('start_date', 'reservation_startInPast'),
    );
    const soon = { start_date: '2027-06-02', end_date: '2027-06-04' };
    expect((await harbour.create('NOTIFY', soon)).status).toBe(200);
  });

  it('come in pairs', async () => {
    expect(await update({ payment: PRICE, start_date: STAY.start_date })).toEqual(
      wrong('payload.end_date', 'reservation_dates_required'),
    );
  });

  it.each([
    [availabilityApi.checkAvailability.path, { start_date: '2027-06-14', end_date: '2027-06-14' }],
    [availabilityApi.occupancy.path, { start_date: '2027-02-29', end_date: '2027-03-02' }],
    [availabilityApi.occupancy.path, { start_date: '2027-01-01', end_date: '2028-12-31' }],
  ])('of questions, too: %s %j', async (path, dates) => {
    const berth = path === availabilityApi.checkAvailability.path ? { berth_id: harbour.berth('A1') } : {};
    expect((await refused(path, JSON.stringify({ ...berth, ...dates }))).code).toBe('VALIDATION');
  });
});

describe('money', () => {
  it.each([
    [{ price_per_night: 1_000_000 }, 'price_per_night', 'reservation_inValidNumber'],
    [{ price_per_night: -1 }, 'price_per_night', 'reservation_inValidNumber'],
    [{ price_per_night: 60.001 }, 'price_per_night', 'reservation_inValidNumber'],
    [{ price_per_night: '60' }, 'price_per_night', 'reservation_inValidNumber'],
    [{ price_per_night: null }, 'price_per_night', 'reservation_priceRequired'],
    [{ price_per_night: '' }, 'price_per_night', 'reservation_priceRequired'],
    [{ marina_discount_percent: 100.5 }, 'marina_discount_percent', 'reservation_inValidNumber'],
    [{ marina_discount_percent: -0.01 }, 'marina_discount_percent', 'reservation_inValidNumber'],
    [{ nights_to_redeem: 1.5 }, 'nights_to_redeem', 'reservation_inValidNumber'],
    [
      { additional_charges: { fees: { type: 'TOTAL', amount: -5 } } },
      'additional_charges.fees.amount',
      'reservation_inValidNumber',
    ],
    [{ deposit: { type: 'PERCENTAGE', amount: 101 } }, 'deposit.amount', 'pricingDepositValueError'],
  ])('%j', async (payment, path, code) => {
    expect(await price(payment)).toEqual(wrong(`payload.payment.${path}`, code));
  });

  it.each(['1e999', 'NaN', 'Infinity', '-Infinity', '0x10', '01', '1e400'])('as the number %s', async (number) => {
    const text = `{"reservation_id":"${asked.id}","action":"UPDATE","payload":{"payment":{"price_per_night":${number}}}}`;
    expect((await raw(text)).code).toBe('VALIDATION');
  });

  it('to give back: at most two decimals, never less than nothing', async () => {
    for (const refundAmount of [-1, 1.005, 'all']) {
      expect(await update({ reason: 'full', refundAmount }, 'CANCEL')).toEqual(
        wrong('payload.refundAmount', 'reservation_inValidNumber'),
      );
    }
  });
});

describe('fields', () => {
  it('that nobody knows, that are missing or of another kind', async () => {
    expect(await request({ marina_code: undefined })).toEqual(wrong('marina_code', 'marinaRequired'));
    expect(await request({ marina_code: 'NOWHERE' })).toEqual(wrong('marina_code', 'MARINA_NOT_FOUND'));
    expect(await request({ status: 'APPROVED' })).toEqual(wrong('status', 'unknownField'));
    expect(await update({ payment: { ...PRICE, total_to_pay: 1 } })).toEqual(
      wrong('payload.payment.total_to_pay', 'unknownField'),
    );
    expect((await request({ boater: 'Noor' })).code).toBe('VALIDATION');
    expect((await request({ vessel: [] })).code).toBe('VALIDATION');
    expect((await create({ live_aboard: 'yes' })).code).toBe('VALIDATION');
    expect((await create({ action: 'APPROVED' })).code).toBe('VALIDATION');
    expect((await update({ payment: PRICE }, 'DESTROY')).code).toBe('VALIDATION');
    expect((await update({ payment: PRICE }, 'UPDATE', { reservation_id: 'R-1' })).errors).toEqual([
      { path: 'reservation_id', code: 'inValidId' },
    ]);
    expect((await update(undefined)).code).toBe('VALIDATION');
  });

  it('of people and boats', async () => {
    const boater = { first_name: 'N', last_name: '<b>', email: 'noor@', phone: 'call me' };
    expect((await request({ boater })).errors).toEqual([
      { path: 'boater.first_name', code: 'fNameAtLeast' },
      { path: 'boater.last_name', code: 'lnameInvalid' },
      { path: 'boater.email', code: 'emailInvalid' },
      { path: 'boater.phone', code: 'phoneInvalid' },
    ]);
    const vessel = { name: ' ', length: 0.05, beam: -1, draft: 'deep' };
    expect((await request({ vessel })).errors).toEqual([
      { path: 'vessel.name', code: 'vesselNameRequired' },
      { path: 'vessel.length', code: 'boatloaTooShort' },
      { path: 'vessel.beam', code: 'boatbeamTooShort' },
      { path: 'vessel.draft', code: 'boatDraftRequired' },
    ]);
  });

  it('that are too long', async () => {
    expect(await create({ internal_notes: 'n'.repeat(2001) })).toEqual(wrong('internal_notes', 'tooLong'));
    expect((await request({ additional_requirements: Array<string>(21).fill('x') })).code).toBe('VALIDATION');
    const berth = { pier_id: harbour.piers.get('A'), number: 9, max_loa: 12, max_beam: 4, max_draft: 2 };
    const notes = 'n'.repeat(1025);
    expect((await refused(berthApi.createBerth.path, JSON.stringify({ berth: { ...berth, notes } }))).errors).toEqual([
      { path: 'berth.notes', code: 'berthNoteTooLong' },
    ]);
  });
});

describe('bodies', () => {
  const invalid = (code: string) => ({ status: 400, code: 'VALIDATION', errors: [{ path: '', code }] });

  it('that are no JSON, no UTF-8 or no text', async () => {
    expect(await raw('{"reservation_id":')).toEqual(invalid('invalidJson'));
    expect(await refused(reservationApi.update.path, new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]))).toEqual(
      invalid('invalidUtf8'),
    );
    expect(await raw('{"reservation_id":"\\ud800"}')).toEqual(invalid('invalidText'));
    expect(await raw('{"reservation_id":"a\\u0000b"}')).toEqual(invalid('invalidText'));
    expect(await raw('{"\\udc00":1}')).toEqual(invalid('invalidText'));
  });

  it('that are empty, or not an object', async () => {
    for (const body of ['', '{}', '[]', 'null', '"x"', '7', 'true']) expect((await raw(body)).code).toBe('VALIDATION');
  });

  it('that are too deep or too large', async () => {
    expect(await raw(`{"payload":${'['.repeat(40)}${']'.repeat(40)}}`)).toEqual(invalid('tooDeep'));
    const deepest = `{"payload":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    expect((await raw(deepest)).status).toBe(400);
    expect(await raw(`{"payload":"${'x'.repeat(10 * 1024 * 1024)}"}`)).toMatchObject({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
    });
  });

  it('of another type', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
      const answer = await refused(reservationApi.update.path, '{}', { 'Content-Type': type });
      expect([type, answer.status, answer.code]).toEqual([type, 415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
    const upload = boaterReservationApi.addDocument.path;
    expect(await refused(upload, '{}', {}, asked.link)).toMatchObject({ status: 415 });
  });

  it('that would set properties of every object change nothing', async () => {
    const text = `{"__proto__":{"is_admin":true},"reservation_id":"${asked.id}","action":"UPDATE_NOTE","payload":{"internal_notes":""}}`;
    expect((await raw(text)).code).toBe('VALIDATION');
    expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
  });
});

describe('headers', () => {
  it('with a key or a revision that is none', async () => {
    const body = JSON.stringify({ reservation_id: asked.id, action: 'UPDATE_NOTE', payload: { internal_notes: 'x' } });
    for (const headers of [
      { 'Idempotency-Key': 'a b' },
      { 'Idempotency-Key': 'k'.repeat(201) },
      { 'If-Match': 'now' },
    ]) {
      expect(await refused(reservationApi.update.path, body, headers as never)).toMatchObject({ status: 400 });
    }
    expect(await refused(reservationApi.update.path, body, { 'If-Match': '"99"' })).toMatchObject({
      status: 412,
      code: 'STALE',
    });
    expect(
      await refused(reservationApi.get.path, JSON.stringify({ reservation_id: asked.id }), { 'X-Min-Position': '-1' }),
    ).toMatchObject({ status: 400 });
  });
});
