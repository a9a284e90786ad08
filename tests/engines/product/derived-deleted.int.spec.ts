/** Mails, pushes and public messages of a product whose read models, or whose processing record, were deleted. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationsApi } from '../../../contracts/operations/api.js';
import { settingsApi } from '../../../contracts/marinas/api.js';
import { notificationApi } from '../../../contracts/notifications/api.js';
import { noEmails } from '../../../contracts/notifications/email-preferences.js';
import { NotificationDigestJob } from '../../../services/notifications/policies/notification-digest-job.js';
import { PushJob } from '../../../services/notifications/policies/push-job.js';
import { viewApi } from '../../../contracts/views/api.js';
import { ReportMailJob } from '../../../services/reports/policies/report-mail-job.js';
import { ApprovalKitJob } from '../../../services/reservations/policies/approval-kit-job.js';
import type { FeedRelay } from '../../../services/platform/feed/feed-relay.js';
import { copyDocuments } from '../../../services/platform/engines/move-from-read-models.js';
import {
  openMongoProcessing,
  openProcessingFile,
  type ProcessingRecord,
} from '../../../services/platform/processing/processing-record.js';
import { openMongoReadModels } from '../../../services/platform/read-models/mongo/mongo-read-model-store.js';
import type { ReadModelStore } from '../../../services/platform/read-models/read-model-store.js';
import { SqliteReadModelStore } from '../../../services/platform/read-models/sqlite-read-model-store.js';
import type { Settings } from '../../../services/platform/settings/settings.js';
import { RELAY } from '../../../services/platform/tokens.js';
import { type Harbour, openHarbour, startHarbourServer } from '../../fixtures/harbour.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import { startPushService, SubscribedBrowser } from '../../fixtures/push-service.js';
import { RecordingSink } from '../../fixtures/recording-sink.js';
import { MailServer } from '../mail/mail-server.js';
import { notRun } from '../read-models/mongo-under-test.js';
import { onServer, ownDatabase } from '../read-models/own-database.js';

const FOLLOWING_MS = 30_000;
const SUNDAY = '2027-06-06T08:00:00.000Z';

/** Where an installation keeps what it derives from the log. */
interface Place {
  readonly settings: Partial<Settings>;
  readonly deleteDerived: () => void | Promise<void>;
  readonly deleteRecord: () => void | Promise<void>;
  /** Opens the read models and the processing record, while the product is stopped. */
  readonly stores: () => Promise<readonly [ReadModelStore, ProcessingRecord]>;
  readonly remove: () => void | Promise<void>;
}

function inFiles(): Place {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-derived-'));
  return {
    settings: { DATA_DIR: directory },
    deleteDerived: () => removeFiles(directory, /^read-models\.db/),
    deleteRecord: () => removeFiles(directory, /^processing\.db/),
    stores: () => Promise.resolve([SqliteReadModelStore.openIn(directory), openProcessingFile(directory)]),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

function removeFiles(directory: string, names: RegExp): void {
  for (const name of readdirSync(directory).filter((one) => names.test(one))) rmSync(join(directory, name));
}

const places: [string, () => Place][] = [['files', inFiles]];
const mongo = process.env['TEST_READ_MODELS_URL'];
if (mongo === undefined) notRun('deleted read models on a server', 'TEST_READ_MODELS_URL names no server');
else {
  places.push([
    'a server',
    () => {
      const files = inFiles();
      const database = ownDatabase(mongo, ['', '_keys']);
      return {
        settings: { ...files.settings, READ_MODELS_URL: database.url },
        deleteDerived: () => database.drop(['']),
        deleteRecord: () =>
          onServer(mongo, async (client) => {
            const keys = client.db(`${database.name}_keys`);
            for (const { name } of await keys.listCollections().toArray()) {
              if (name.startsWith('processing.')) await keys.dropCollection(name);
            }
          }),
        stores: async () => [await openMongoReadModels(database.url), await openMongoProcessing(database.url)],
        remove: async () => {
          await files.remove();
          await database.drop();
        },
      };
    },
  ]);
}

describe.each(places)('an installation with its read models in %s', (_name, make) => {
  let place: Place;
  let smtp: MailServer;
  let pushes: Awaited<ReturnType<typeof startPushService>>;
  let feed: RecordingSink;
  let browser: SubscribedBrowser;
  let server: MarinaServer;
  let harbour: Harbour;

  beforeEach(async () => {
    [place, smtp, pushes, feed] = [make(), await MailServer.start(), await startPushService(), new RecordingSink()];
    browser = new SubscribedBrowser('desk');
    const settings = {
      ...place.settings,
      MAIL_URL: smtp.url(),
      MAIL_FROM: 'Quayside <harbour@example.org>',
      PUSH_SERVICE_URL: pushes.url,
    };
    server = await startHarbourServer({ now: SUNDAY, settings, feed });
    harbour = await openHarbour(server, { berths: [12, 12, 12] });
    const approval_kit = { schedule: 'DAY_BEFORE_ARRIVAL' as const, notes: { en: 'Call channel 9.' } };
    await server.must(settingsApi.approvalKit, { token: harbour.token, body: { approval_kit } });
    const view = { list: 'reports' as const, name: 'Revenue', query: 'report=revenue', mail: 'WEEK' as const };
    await server.must(viewApi.save, { token: harbour.token, body: view });
    await addReader('AT_ONCE', browser);
    await addReader('DAILY');
  }, 60_000);

  afterEach(async () => {
    await server.leave();
    await Promise.all([smtp.stop(), pushes.close(), place.remove()]);
  });

  async function addReader(RESERVATION: 'AT_ONCE' | 'DAILY', device?: SubscribedBrowser): Promise<void> {
    const { token } = await server.addStaff(harbour.marina);
    const body = { preferences: { ...noEmails, RESERVATION } };
    await server.must(notificationApi.setEmailPreferences, { token, body });
    if (device !== undefined) await server.must(notificationApi.addPushDevice, { token, body: device.subscription });
  }

  /** Lets everything go out that is due. */
  async function settled(): Promise<void> {
    await server.settled(FOLLOWING_MS);
    // The first run may be one that began before a push was due.
    for (let run = 0; run < 2; run += 1) await server.app.get(PushJob, { strict: false }).run();
    for (const job of [NotificationDigestJob, ApprovalKitJob, ReportMailJob])
      await server.app.get(job, { strict: false }).run();
    await server.settled(FOLLOWING_MS);
    const relay = server.app.get<FeedRelay>(RELAY, { strict: false });
    expect(await relay.reached(await server.engines.eventStore.head(), FOLLOWING_MS)).toBe(true);
  }

  const sent = () => ({
    mails: smtp.received.map(({ recipients, letter }) => `${recipients.join()} ${letter.message_id}`).sort(),
    pushes: pushes.to(browser).length,
    messages: [...feed.received],
  });

  /** A day with a booking, whose digest, approval kit and weekly report go out on the next morning. */
  async function lived() {
    await harbour.approved({ start_date: '2027-06-08', end_date: '2027-06-10' });
    await settled();
    server.clock.set('2027-06-07T08:00:00.000Z');
    await settled();
    const all = sent();
    expect(all.mails.length).toBeGreaterThan(6);
    expect(all.mails.filter((mail) => /^user\d+@/.test(mail)).length).toBeGreaterThanOrEqual(3);
    expect([all.pushes > 0, all.messages.length > 5]).toEqual([true, true]);
    return all;
  }

  /** Asserts that everything before was sent once, and that a request was since: a mail and a push to staff, and messages. */
  function expectOneRequestSince(before: ReturnType<typeof sent>): void {
    const after = sent();
    expect(new Set(after.mails).size).toBe(after.mails.length);
    expect(new Set(after.messages).size).toBe(after.messages.length);
    expect(after.mails).toEqual(expect.arrayContaining(before.mails));
    expect([after.mails.length - before.mails.length, after.pushes - before.pushes]).toEqual([1, 1]);
    expect(after.messages.slice(0, before.messages.length)).toEqual(before.messages);
    expect(after.messages.length).toBeGreaterThan(before.messages.length);
  }

  const notSent = async () => {
    const { token } = await server.addAdmin();
    return (await server.must(operationsApi.overview, { token })).not_sent;
  };

  it('sends nothing twice and nothing too little after all that is derived was deleted', async () => {
    const before = await lived();
    await server.stopPolicies();
    await harbour.request();
    await server.stop();
    await place.deleteDerived();
    await server.start();
    await settled();
    expectOneRequestSince(before);
    expect(await notSent()).toBeNull();
  }, 90_000);

  it('sends nothing of which it is not known whether it was sent, and shows that to administrators', async () => {
    const before = await lived();
    await server.stop();
    await place.deleteRecord();
    await place.deleteDerived();
    await server.start();
    await settled();
    expect(sent()).toEqual(before);
    expect(await notSent()).toEqual({ from: SUNDAY, until: '2027-06-07T08:00:00.000Z' });
    await server.restart();
    await harbour.request();
    await settled();
    expectOneRequestSince(before);
    server.clock.set('2027-06-08T06:00:00.000Z');
    await settled();
    // The digest of the day with the request.
    expect(sent().mails).toHaveLength(before.mails.length + 2);
  }, 90_000);

  it('sends nothing twice after an upgrade from a version that kept its record among the read models', async () => {
    const before = await lived();
    await server.stopPolicies();
    await harbour.request();
    await server.stop();
    await keepAsBefore();
    await server.start();
    await settled();
    expectOneRequestSince(before);
    expect(await notSent()).toBeNull();
  }, 90_000);

  /** Puts the record where earlier versions kept it. */
  async function keepAsBefore(): Promise<void> {
    const [readModels, record] = await place.stores();
    for (const [consumer, at] of await record.checkpoints()) {
      await readModels.deleteCheckpoint(consumer);
      await readModels.saveCheckpoint(consumer, 0, at);
    }
    for (const name of await record.names()) {
      if (name === 'beginning') continue;
      const collection = { name, indexes: [] };
      await copyDocuments(await record.open(collection), await readModels.open(collection));
    }
    await readModels.close();
    await record.close();
    await place.deleteRecord();
  }
});
