import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '../../contracts/vocabulary/route.js';
import { Consumers } from '../../services/platform/consuming/consumers.js';
import { openCaseGround } from '../fixtures/every-command/case-ground.js';
import type { CaseGround, ReadyCall } from '../fixtures/every-command/command-case.js';
import { everyCommand } from '../fixtures/every-command/every-command.js';
import { sendReady } from '../fixtures/every-command/send-ready.js';
import { startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { type OldSystem, startOldSystem } from '../fixtures/old-system.js';
import { VIEWER } from '../fixtures/permissions.js';
import { readModelDigests } from '../fixtures/read-model-digest.js';

let oldSystem: OldSystem;
let server: MarinaServer;
let ground: CaseGround;
let elsewhere: string;
let bystander: string;

beforeAll(async () => {
  oldSystem = await startOldSystem();
  server = await startHarbourServer({ settings: { OLD_SYSTEM_URL: oldSystem.url } });
  ground = await openCaseGround(server, oldSystem);
  elsewhere = (await openCaseGround(server)).harbour.token;
  bystander = (await server.addStaff(ground.harbour.marina, VIEWER)).token;
}, 180_000);
afterAll(async () => {
  await server.close();
  await oldSystem.close();
});

const UNKNOWN = '7b0c1f4e-5f0a-4f57-9d52-0d8f8a3c6e11';

type Body = Record<string, unknown>;

/** The value with one field replaced, once for each field that passes the test. Of a list only the first item is changed. */
function* replaced(value: unknown, wanted: (name: string, value: unknown) => boolean, by: unknown): Generator {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const put = (next: unknown) => (Array.isArray(value) ? value.with(Number(name), next) : { ...value, [name]: next });
    if (wanted(name, inner)) yield put(by);
    for (const next of replaced(inner, wanted, by)) yield put(next);
    if (Array.isArray(value)) return;
  }
}

const isId = (name: string, value: unknown) => /(^|_)ids?$/.test(name) && typeof value === 'string';

/** Calls of a command that differ from an accepted one in a way for which most commands refuse. */
function* wrongCalls(call: ReadyCall): Generator<readonly [how: string, call: ReadyCall]> {
  const { token, ...anonymous } = call;
  const body = (call.body ?? {}) as Body;
  if (token !== undefined) yield ['nobody', anonymous];
  yield ['a member of staff who may only look', { ...call, token: bystander }];
  yield ['staff of another marina', { ...call, token: elsewhere }];
  yield ['an empty body', { ...call, body: {} }];
  yield ['an outdated revision', { ...call, headers: { ...call.headers, 'If-Match': '"9999"' } }];
  for (const wrong of replaced(body, isId, UNKNOWN)) yield ['an unknown id', { ...call, body: wrong }];
  for (const wrong of replaced(body, () => true, null)) yield ['a field without a value', { ...call, body: wrong }];
}

async function state() {
  await server.app.get(Consumers, { strict: false }).settled();
  return { head: await server.engines.eventStore.head(), ...(await readModelDigests(server.engines.readModels)) };
}

const counted = { refused: 0, accepted: 0 };

async function refusalsOf(route: Route, call: ReadyCall): Promise<void> {
  let before = await state();
  const send = async (how: string, wrong: ReadyCall) => {
    const answer = await sendReady(server, route, wrong);
    const text = await answer.text();
    expect([how, answer.status < 500 ? '' : text]).toEqual([how, '']);
    const refused = answer.status >= 400;
    counted[refused ? 'refused' : 'accepted'] += 1;
    const after = await state();
    if (refused) expect([how, text, after]).toEqual([how, text, before]);
    before = after;
  };
  for (const [how, wrong] of wrongCalls(call)) await send(how, wrong);
  await send('the call itself', call);
  await send('the same once more', call);
}

describe('a refused command changes neither the log nor a read model', () => {
  it.each(everyCommand.map((command) => [command.route.path, command] as const))(
    '%s',
    async (_, { route, ready }) => {
      await refusalsOf(route, await ready(ground));
    },
    60_000,
  );

  it('in most of the tries, because most of them are refused', () => {
    expect(counted.refused).toBeGreaterThan(2 * counted.accepted);
  });
});
