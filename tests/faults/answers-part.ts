import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chainApi, sessionApi, userApi } from '../../contracts/identity/api.js';
import { startHarbourServer } from '../fixtures/harbour.js';
import { PASSWORD } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { type Findings, must, spread } from './findings.js';
import { ServedProduct } from './served-product.js';
import { Stranger } from './stranger.js';

/** Known addresses and as many unknown ones, for each call. */
const ADDRESSES = 40;
/**
 * How often the answer for a known address is the slower of two: one half if times tell nothing, 0 or 1 if they tell all.
 * Chance alone moves it by less than 0.2 with this number of addresses.
 */
const LEAST = 0.25;
const MOST = 0.75;

interface Targets {
  readonly directory: string;
  readonly marina: string;
  readonly manager: string;
  readonly known: readonly string[];
}

type Ask = (email: string) => Promise<unknown>;

/** Compares the times of the answers for addresses that somebody has and that nobody has, in one run. */
export async function answersPart(findings: Findings): Promise<void> {
  const targets = await seedTargets();
  const served = new ServedProduct(targets.directory);
  try {
    await served.start();
    const who = new Stranger(served.url, '127.0.0.2');
    const signedIn = await who.post(sessionApi.login.path, { body: { email: targets.manager, password: PASSWORD } });
    const token = String(signedIn.body['token']);
    const compare = (name: string, ask: Ask) => findings.check(name, () => comparison(targets.known, ask));
    await compare('21.3 times of the answers to a forgotten password', (email) =>
      who.post(sessionApi.resetPassword.path, { body: { email } }),
    );
    const names = { first_name: 'Noa', last_name: 'Berg', permissions: VIEWER };
    await compare('21.3 times of the answers to adding a user', (email) =>
      who.post(userApi.add.path, { token, body: { email, ...names } }),
    );
    await compare('21.3 times of the answers to adding a user to a marina of the chain', (user_email) =>
      who.post(chainApi.addUserToMarina.path, { token, body: { marina_id: targets.marina, user_email } }),
    );
  } finally {
    await served.stop('SIGKILL');
    rmSync(targets.directory, { recursive: true, force: true });
  }
}

async function seedTargets(): Promise<Targets> {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-answers-'));
  const server = await startHarbourServer({ settings: { DATA_DIR: directory }, now: new Date().toISOString() });
  try {
    const [marina, elsewhere] = [await server.openMarina(), await server.openMarina()];
    const manager = await server.addStaff(marina, EDITOR, { chain_manager: true });
    const known: string[] = [];
    for (let user = 0; user < ADDRESSES; user += 1) known.push((await server.addStaff(elsewhere, VIEWER)).email);
    await server.settled(60_000);
    return { directory, marina, manager: manager.email, known };
  } finally {
    await server.stop();
  }
}

/** Asks in turns, so that a slow moment of the machine meets both alike. */
async function comparison(known: readonly string[], ask: Ask): Promise<string> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const timed = async (email: string) => {
    const started = performance.now();
    await ask(email);
    return performance.now() - started;
  };
  for (const [index, email] of known.entries()) {
    const nobody = `n${email.slice(1)}.nobody.example`;
    if (index % 2 === 0) times.known.push(await timed(email));
    times.unknown.push(await timed(nobody));
    if (index % 2 === 1) times.known.push(await timed(email));
  }
  const slower = shareOfSlower(times.known, times.unknown);
  const figures = `known ${spread(times.known)}; unknown ${spread(times.unknown)}; known is slower in ${slower.toFixed(2)} of the pairs`;
  must(slower >= LEAST && slower <= MOST, `times do not tell an address (${figures})`);
  return figures;
}

/** The share of all pairs in which the first one is greater; ties count half. */
function shareOfSlower(ones: readonly number[], others: readonly number[]): number {
  let greater = 0;
  for (const one of ones) for (const other of others) greater += one > other ? 1 : one === other ? 0.5 : 0;
  return greater / (ones.length * others.length);
}
