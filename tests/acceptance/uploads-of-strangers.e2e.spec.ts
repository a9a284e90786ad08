import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ClientRequest, type IncomingMessage, request as open } from 'node:http';
import { documentApi } from '../../contracts/customers/api.js';
import { messageApi } from '../../contracts/messages/api.js';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { UPLOAD_LIMIT_BYTES } from '../../contracts/vocabulary/uploads.js';
import { PNG } from '../fixtures/furnished-marina.js';
import { type Asked, type Harbour, openHarbour, somebody } from '../fixtures/harbour.js';
import { type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';
import { eventually } from '../fixtures/platform-bench.js';

const KIB = 1024;
const DOCUMENT = boaterReservationApi.addDocument.path;
const MESSAGE = messageApi.attachAsBoater.path;

const ALLOWED = {
  RATE_UPLOADS_PER_LINK_AND_DAY: 6,
  RATE_UPLOAD_MIB_PER_LINK_AND_DAY: 2,
  RATE_UPLOADS_PER_ADDRESS_AND_DAY: 6,
  RATE_UPLOAD_MIB_PER_ADDRESS_AND_DAY: 1,
  RATE_UPLOADS_PER_MARINA_AND_DAY: 8,
  RATE_UPLOAD_MIB_PER_MARINA_AND_DAY: 3,
  RATE_UPLOADS_PER_USER_AND_DAY: 7,
  RATE_UPLOAD_MIB_PER_USER_AND_DAY: 3,
};

let server: MarinaServer;
let place: Harbour;
beforeAll(async () => {
  server = await startMarinaServer({ settings: { TRUSTED_PROXIES: ['127.0.0.1', '::1'], ...ALLOWED } });
});
afterAll(() => server.close());
beforeEach(async () => {
  place = await openHarbour(server, { berths: [] });
});

let addresses = 0;
/** An address that has sent nothing. */
const somewhere = () => `203.0.113.${(addresses += 1)}`;

let guests = 0;
const guest = (at = place): Promise<Asked> =>
  at.request({ boater: somebody({ email: `guest${(guests += 1)}@example.org` }) });

interface Sending {
  readonly token: string;
  readonly from: string;
  readonly path?: string;
  readonly kib?: number;
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly fields?: Readonly<Record<string, string>>;
}

function pictureOf(bytes: number): Uint8Array<ArrayBuffer> {
  const picture = new Uint8Array(bytes);
  picture.set(PNG);
  return picture;
}

function formOf({ path = DOCUMENT, kib = 400, bytes = pictureOf(kib * KIB), fields }: Sending): FormData {
  const form = new FormData();
  const given = fields ?? (path === DOCUMENT ? { attachment_type: 'VESSEL_PHOTO' } : { text: '' });
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  form.set('file', new Blob([bytes]), 'papers.png');
  return form;
}

const headersOf = ({ token, from }: Sending) => ({ Authorization: `Bearer ${token}`, 'X-Forwarded-For': from });

async function send(sending: Sending): Promise<{ status: number; code: string | undefined; wait: number }> {
  const { path = DOCUMENT } = sending;
  const init = { method: 'POST', headers: headersOf(sending), body: formOf(sending) };
  const answer = await fetch(`${server.url}${path}`, init);
  await server.note(answer);
  const { error_type } = (await answer.json()) as { error_type?: string };
  return { status: answer.status, code: error_type, wait: Number(answer.headers.get('retry-after')) };
}

const statusesOf = async (sendings: readonly Sending[]) => {
  const statuses: number[] = [];
  for (const sending of sendings) statuses.push((await send(sending)).status);
  return statuses;
};

/** A request whose body the test writes itself, and its answer. */
function begin(sending: Sending, headers: Record<string, string | number>): [ClientRequest, Promise<IncomingMessage>] {
  const type = 'multipart/form-data; boundary=edge';
  const all = { ...headersOf(sending), 'Content-Type': type, ...headers };
  const request = open(`${server.url}${DOCUMENT}`, { method: 'POST', agent: false, headers: all });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', (response) => resolve(response.resume()));
    request.once('error', reject);
  });
  return [request, answer];
}

const HEAD = [
  '--edge',
  'Content-Disposition: form-data; name="attachment_type"',
  '',
  'VESSEL_PHOTO',
  '--edge',
  'Content-Disposition: form-data; name="file"; filename="papers.png"',
  '',
  '',
].join('\r\n');
const TAIL = '\r\n--edge--\r\n';

const times = (count: number, sending: Sending | (() => Sending)): Sending[] =>
  Array.from({ length: count }, () => (typeof sending === 'function' ? sending() : sending));

describe('uploads of strangers', () => {
  it('are limited in bytes by the address, whichever links they come with', async () => {
    const from = somewhere();
    expect((await send({ from, token: (await guest()).link })).status).toBe(200);
    expect((await send({ from, token: (await guest()).link, path: MESSAGE })).status).toBe(200);
    const third = await guest();
    const { link: token } = third;
    const refused = await send({ from, token });
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_UPLOADS' });
    expect(refused.wait).toBeGreaterThan(60);
    expect((await send({ from, token, path: MESSAGE })).code).toBe('TOO_MANY_UPLOADS');
    expect((await place.show(third)).attachments).toEqual([]);
    expect((await send({ from, token, kib: 100 })).status).toBe(200);
    expect((await send({ from: somewhere(), token })).status).toBe(200);
  });

  it('are limited in number by the address', async () => {
    const from = somewhere();
    const tokens = [(await guest()).link, (await guest()).link];
    const sendings = Array.from({ length: 7 }, (_, index) => ({ from, token: tokens[index % 2] ?? '', kib: 1 }));
    expect(await statusesOf(sendings)).toEqual([...Array<number>(6).fill(200), 429]);
  });

  it('are limited in bytes and in number by the link, from wherever they come', async () => {
    const [{ link: large }, { link: small }] = [await guest(), await guest()];
    const bytes = times(3, () => ({ from: somewhere(), token: large, kib: 900 }));
    expect(await statusesOf(bytes)).toEqual([200, 200, 429]);
    const files = times(7, () => ({ from: somewhere(), token: small, kib: 1 }));
    expect(await statusesOf(files)).toEqual([...Array<number>(6).fill(200), 429]);
  });

  it('are limited in bytes by the marina, whose staff and whose neighbours go on', async () => {
    const one = await guest();
    const tokens = [one.link, (await guest()).link, (await guest()).link, (await guest()).link];
    const sendings = tokens.map((token) => ({ from: somewhere(), token, kib: 900 }));
    expect(await statusesOf(sendings)).toEqual([200, 200, 200, 429]);
    const neighbour = await openHarbour(server, { berths: [] });
    expect((await send({ from: somewhere(), token: (await guest(neighbour)).link })).status).toBe(200);
    const { id: boater_id } = (await place.show(one)).boater;
    const fields = { boater_id, requested_type: 'SKIPPER_ID_LICENSE' };
    const byStaff = { from: somewhere(), token: place.token, path: documentApi.create.path, fields };
    expect(await statusesOf(times(4, byStaff))).toEqual([200, 200, 200, 200]);
  });

  it('are limited in number by the marina', async () => {
    const tokens = [(await guest()).link, (await guest()).link];
    const sendings = Array.from({ length: 9 }, (_, index) => ({
      from: somewhere(),
      token: tokens[index % 2] ?? '',
      kib: 1,
    }));
    expect(await statusesOf(sendings)).toEqual([...Array<number>(8).fill(200), 429]);
  });

  it('that arrive at the same time do not pass together', async () => {
    const from = somewhere();
    const guests = await Promise.all(Array.from({ length: 10 }, () => guest()));
    const sendings = guests.flatMap(({ link: token }) => times(5, { from, token, kib: 200 }));
    const answers = await Promise.all(sendings.map((sending) => send(sending)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'TOO_MANY_UPLOADS')).toHaveLength(45);
  });

  it('are refused by their length, before a byte of them is sent', async () => {
    const [from, { link: token }] = [somewhere(), await guest()];
    for (const [length, status] of [
      [1_100 * KIB, 429],
      [2 * UPLOAD_LIMIT_BYTES, 413],
    ] as const) {
      const [request, answer] = begin({ from, token }, { 'Content-Length': length });
      request.flushHeaders();
      expect((await answer).statusCode).toBe(status);
      request.destroy();
    }
    expect((await send({ from, token, kib: 900 })).status).toBe(200);
  });

  it('without a length are counted while they arrive, and cut off at the allowance', async () => {
    const [from, { link: token }] = [somewhere(), await guest()];
    const [endless, refusal] = begin({ from, token }, { 'Transfer-Encoding': 'chunked' });
    endless.write(HEAD);
    const answer = { arrived: false };
    const status = refusal.then(({ statusCode, headers }) => {
      answer.arrived = true;
      return [statusCode, headers.connection];
    });
    for (let part = 0; part < 80 && !answer.arrived; part += 1) {
      await new Promise((resolve) => endless.write(pictureOf(64 * KIB), resolve));
    }
    expect(await status).toEqual([429, 'close']);
    endless.destroy();
    const [short, accepted] = begin({ from, token }, { 'Transfer-Encoding': 'chunked' });
    short.write(HEAD);
    short.write(pictureOf(600 * KIB));
    short.end(TAIL);
    expect((await accepted).statusCode).toBe(200);
    expect((await send({ from, token, kib: 600 })).status).toBe(429);
  });

  it('that are refused or break off use up nothing', async () => {
    const [from, { link: token }] = [somewhere(), await guest()];
    const unknown = { from, token, bytes: new Uint8Array(900 * KIB) };
    expect(await statusesOf(times(7, unknown))).toEqual(Array<number>(7).fill(415));
    const [broken, noAnswer] = begin({ from, token }, { 'Content-Length': 900 * KIB });
    broken.write(HEAD);
    await new Promise((resolve) => broken.write(pictureOf(500 * KIB), resolve));
    broken.destroy();
    await expect(noAnswer).rejects.toThrow();
    await eventually(async () => (await send({ from, token, kib: 900 })).status === 200);
    expect((await send({ from, token, kib: 200 })).status).toBe(429);
  });
});

describe('uploads of staff', () => {
  const files = async (count: number, more: Omit<Sending, 'from'> & { readonly boater_id: string }) => {
    const { boater_id, ...sending } = more;
    const fields = { boater_id, requested_type: 'SKIPPER_ID_LICENSE' };
    return statusesOf(times(count, () => ({ path: documentApi.create.path, from: somewhere(), fields, ...sending })));
  };

  it('are limited in bytes and in number by the user, whatever the marina and the address', async () => {
    const { id: boater_id } = (await place.show(await guest())).boater;
    const { token } = place;
    expect(await files(4, { token, boater_id, kib: 900 })).toEqual([200, 200, 200, 429]);
    const colleague = await server.addStaff(place.marina);
    expect(await files(8, { token: colleague.token, boater_id, kib: 1 })).toEqual([...Array<number>(7).fill(200), 429]);
  });

  it('take nothing from the allowance of strangers, and strangers nothing from theirs', async () => {
    const one = await guest();
    const { id: boater_id } = (await place.show(one)).boater;
    expect(await files(3, { token: place.token, boater_id, kib: 900 })).toEqual([200, 200, 200]);
    const tokens = [one.link, (await guest()).link, (await guest()).link, (await guest()).link];
    const sendings = tokens.map((token) => ({ from: somewhere(), token, kib: 900 }));
    expect(await statusesOf(sendings)).toEqual([200, 200, 200, 429]);
    const colleague = await server.addStaff(place.marina);
    expect(await files(1, { token: colleague.token, boater_id, kib: 900 })).toEqual([200]);
  });
});
