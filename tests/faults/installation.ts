import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardApi } from '../../contracts/memberships/api.js';
import type { Member, MarinaServer } from '../fixtures/marina-server.js';
import { openHarbour, PETREL, startHarbourServer } from '../fixtures/harbour.js';

/** A small marina in a data directory, without a running product. */
export interface Installation {
  readonly directory: string;
  readonly marina: string;
  readonly code: string;
  readonly admin: Member;
  readonly staff: Member;
  readonly piers: readonly string[];
  readonly berths: readonly { readonly id: string; readonly pier_id: string; readonly number: number }[];
  /** Numbers of membership cards issued by another marina. */
  readonly cards: readonly string[];
}

const CARDS = 12;

/** @param berths lengths of the berths of its pier */
export async function seedInstallation(berths: readonly number[]): Promise<Installation> {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-faults-'));
  const server = await startHarbourServer({ settings: { DATA_DIR: directory }, now: new Date().toISOString() });
  try {
    return await furnish(server, berths);
  } finally {
    await server.stop();
  }
}

/** The same on a running server. */
export async function furnish(server: MarinaServer, berths: readonly number[]): Promise<Installation> {
  const harbour = await openHarbour(server, { marina: { accepts_online_payments: true }, berths });
  const pier_id = harbour.piers.get('A') ?? '';
  const installation = {
    directory: server.settings.DATA_DIR,
    marina: harbour.marina,
    code: await harbour.code(),
    admin: await server.addAdmin(),
    staff: harbour.staff,
    piers: [pier_id, await harbour.addPier('B', [])],
    berths: berths.map((_, index) => ({ id: harbour.berth(`A${index + 1}`), pier_id, number: index + 1 })),
    cards: await issueCards(server),
  };
  await server.settled(60_000);
  return installation;
}

async function issueCards(server: MarinaServer): Promise<string[]> {
  const { token } = await openHarbour(server, { berths: [] });
  const cards: string[] = [];
  for (let holder = 0; holder < CARDS; holder += 1) {
    const boaters = [{ first_name: 'Inès', last_name: 'Delacroix', email: `ines${holder}@example.org` }];
    const body = { vessel: PETREL, boaters, membership: {} };
    cards.push((await server.must(cardApi.add, { token, body })).card_number);
  }
  return cards;
}
