import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { campaignApi } from '../../contracts/campaigns/api.js';
import { AddBoater } from '../../services/customers/commands/add-boater.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { ServedProduct, UNLIMITED } from '../faults/served-product.js';
import { type Member, type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';
import { buildPrograms } from '../fixtures/role-process.js';

/** Residents with an address each. */
const PEOPLE = 20_000;
const body = { screen_type: 'REVENUE_PLANNING' };
/** Where the process dies, one after the other, with the number of passes before. */
const PLACES = [
  'campaign.after_mail:77',
  'campaign.before_report:3',
  'policy.before_checkpoint:5',
  'campaign.after_mail:900',
];

describe('a campaign whose process is killed', () => {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-campaign-'));
  const served = new ServedProduct(directory, { ...UNLIMITED, LOG_LEVEL: 'silent' });
  let staff: Member;
  let admin: Member;
  let marina: string;

  const here = (): Promise<MarinaServer> =>
    startMarinaServer({ settings: { DATA_DIR: directory }, now: new Date().toISOString() });

  beforeAll(async () => {
    buildPrograms();
    const server = await here();
    marina = await server.openMarina();
    staff = await server.addStaff(marina);
    admin = await server.addAdmin();
    for (let from = 0; from < PEOPLE; from += 250) {
      const some = Array.from({ length: Math.min(250, PEOPLE - from) }, (_, at) => from + at);
      await Promise.all(
        some.map(async (number) => {
          const name = { first_name: 'Inès', last_name: 'Delacroix', language: 'fr' as const };
          const contact = { ...name, email: `holder${number}@kills.example` };
          const context = server.context({ marina_id: marina });
          const added = await server.execute(new AddBoater('RESIDENT', contact, undefined, context));
          if (isRefusal(added)) throw new Error(added.code);
        }),
      );
    }
    await server.settled(300_000);
    await server.stop();
  }, 900_000);

  afterAll(async () => {
    await served.stop('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  }, 60_000);

  it('reaches each address exactly once', async () => {
    let sent = false;
    for (const place of PLACES) {
      await served.start({ CRASH_AT: place }).catch(() => undefined);
      if (!sent) {
        const token = await served.signIn(staff);
        const answer = await served.sent.post(campaignApi.send.path, token, body);
        expect(answer.status).toBe(200);
        sent = true;
      }
      await served.ended;
    }
    await served.start();
    const token = await served.signIn(staff);
    await served.settled(await served.signIn(admin));
    const { items } = (await served.ask(campaignApi.sent.path, token)) as { items: unknown[] };
    await served.stop('SIGTERM');
    expect(items).toMatchObject([{ status: 'DONE', recipients: PEOPLE, sent: PEOPLE, refused: 0, skipped: 0 }]);
    // The outbox forgets the oldest mails and remembers all ids: as many as there are addresses.
    const server = await here();
    try {
      const sentIds = server.engines.mail as unknown as { file: { statement(sql: string): { get(): { n: number } } } };
      expect(sentIds.file.statement('SELECT count(*) AS n FROM sent_ids').get().n).toBe(PEOPLE);
    } finally {
      await server.stop();
    }
  }, 900_000);
});
