import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { campaignApi } from '../../contracts/campaigns/api.js';
import { EnsureBoater } from '../../contracts/customers/commands.js';
import { mailOutboxApi } from '../../contracts/operations/api.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { ServedProduct, UNLIMITED } from '../faults/served-product.js';
import { type Member, startMarinaServer } from '../fixtures/marina-server.js';
import { buildPrograms } from '../fixtures/role-process.js';

/** Berth holders with an address each: the campaign goes to them in two parts. */
const PEOPLE = 240;
const PAGE = 100;
const body = { screen_type: 'REVENUE_PLANNING' };
/** Where the process dies, one place after the other, with the number of the pass. */
const PLACES = [
  // The first part is mailed, and nothing is recorded.
  'campaign.after_mail:77',
  // The first part is recorded, the second one is mailed.
  'campaign.before_report:2',
  // All parts are recorded, and the policy does not know that it has seen what caused the last one.
  'policy.before_checkpoint:1',
];

describe('a campaign whose process is killed', () => {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-campaign-'));
  const served = new ServedProduct(directory, { ...UNLIMITED, LOG_LEVEL: 'silent' });
  let staff: Member;
  let admin: Member;
  let marina: string;

  beforeAll(async () => {
    buildPrograms();
    const server = await startMarinaServer({ settings: { DATA_DIR: directory }, now: new Date().toISOString() });
    marina = await server.openMarina();
    staff = await server.addStaff(marina);
    admin = await server.addAdmin();
    await Promise.all(
      Array.from({ length: PEOPLE }, async (_, number) => {
        const name = { first_name: 'Inès', last_name: 'Delacroix', language: 'fr' as const };
        const contact = { ...name, email: `holder${number}@kills.example` };
        const added = await server.execute(
          new EnsureBoater(
            { contact, relation_type: 'RESIDENT', must_be_new: true },
            server.context({ marina_id: marina }),
          ),
        );
        if (isRefusal(added)) throw new Error(added.code);
      }),
    );
    await server.settled(120_000);
    await server.stop();
  }, 300_000);

  afterAll(async () => {
    await served.stop('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  }, 60_000);

  /** The addresses of all mails of the marina that were handed over. */
  async function mailedTo(token: string): Promise<string[]> {
    const found: string[] = [];
    for (let page = 1; ; page += 1) {
      const asked = { page, page_size: PAGE };
      const { items } = (await served.ask(mailOutboxApi.getall.path, token, asked)) as { items: { to: string }[] };
      found.push(...items.map(({ to }) => to));
      if (items.length < PAGE) return found;
    }
  }

  it('goes on after each kill and reaches each address exactly once', async () => {
    for (const [number, place] of PLACES.entries()) {
      if (number === 0) {
        await served.start({ CRASH_AT: place });
        const answer = await served.sent.post(campaignApi.send.path, await served.signIn(staff), body);
        expect(answer).toMatchObject({ status: 200, body: { recipients: PEOPLE } });
      } else {
        // The campaign goes on, and the process dies, possibly before it reports that it is ready.
        await served.launch({ CRASH_AT: place });
      }
      // Null: a signal ended the process.
      expect([place, await served.ended]).toEqual([place, null]);
    }
    await served.start();
    await served.settled(await served.signIn(admin));
    const staffToken = await served.signIn(staff);
    const { items } = await served.ask(campaignApi.sent.path, staffToken);
    expect(items).toMatchObject([{ status: 'DONE', recipients: PEOPLE, sent: PEOPLE, refused: 0, skipped: 0 }]);
    const addresses = Array.from({ length: PEOPLE }, (_, number) => `holder${number}@kills.example`);
    expect((await mailedTo(staffToken)).sort()).toEqual(addresses.sort());
  }, 300_000);
});
