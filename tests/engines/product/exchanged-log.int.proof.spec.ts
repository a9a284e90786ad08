import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { buildPrograms } from '../../fixtures/role-process.js';
import { notRun } from '../read-models/mongo-under-test.js';
import { ownDatabase } from '../read-models/own-database.js';
import { ExchangedProduct } from './exchanging-suite.js';

const mongo = process.env['TEST_READ_MODELS_URL'];
const databases: ReturnType<typeof ownDatabase>[] = [];

const pairs: [string, () => string | undefined][] = [['read models in a directory', () => undefined]];
if (mongo === undefined)
  notRun('a log exchanged under read models on a server', 'TEST_READ_MODELS_URL names no server');
else {
  const url = () => {
    const own = ownDatabase(mongo, ['', '_keys']);
    databases.push(own);
    return own.url;
  };
  pairs.push(['read models on a server', url]);
}

describe.each(pairs)('a log on a server that is exchanged under the running product, with %s', (_name, url) => {
  let exchanged: ExchangedProduct | undefined;

  beforeAll(() => buildPrograms());
  afterEach(async () => {
    await exchanged?.dispose();
    await Promise.all(databases.splice(0).map((database) => database.drop()));
  });

  it.each([
    ['restored to an earlier moment', 0],
    ['another one that is shorter', 1],
    ['another one that is longer', 40],
  ])(
    'is noticed if it is %s: the health check says so, the process ends, nothing is changed',
    async (_case, others) => {
      const product = new ExchangedProduct(url());
      exchanged = product;
      await product.start();
      const { length } = product.node.log.events;
      await product.grow(7);
      const before = await product.checkpoints();
      await product.exchange(length, others);
      const ended = product.givesUp(/^The event log of \S+ was exchanged .*\.$/);
      if (others < 7) await product.running.names(/^event_store$/, 'other_log');
      await ended;
      expect(await product.checkpoints()).toEqual(before);
    },
    120_000,
  );

  it('is served on if the server was only away', async () => {
    const product = new ExchangedProduct(url());
    exchanged = product;
    await product.start();
    await product.grow(3);
    await product.exchange(product.node.log.events.length, 0);
    await product.running.isReady();
    await product.running.endsOnSignal();
  }, 120_000);
});
