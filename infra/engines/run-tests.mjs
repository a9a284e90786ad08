/**
 * Runs the suites of every port, and the product, on the engines that are available here. A missing engine is named, and
 * its tests are reported as NOT RUN.
 *
 *   node infra/engines/run-tests.mjs            everything, without a time limit
 *   node infra/engines/run-tests.mjs --quick    tests that `npm test` does not run, in a few minutes
 *   node infra/engines/run-tests.mjs --whole    everything, with the whole acceptance suite spread over the roles
 *
 * The product's log is a double of EventStoreDB, one for each test.
 */
import { runJest } from '../run-jest.mjs';
import { engineUrls, ENGINES } from './engine-urls.mjs';

/** The acceptance suite of the whole product, without the tests of the embedded engines' files. */
const ALL_WAYS = ['.*e2e'];

/** Suites of real servers, and the servers that each of them needs. */
const QUICK = [
  ['tests/engines/event-store/kurrent-event-store', ['TEST_EVENT_STORE_URL']],
  ['tests/engines/read-models/mongo-', ['TEST_READ_MODELS_URL']],
  ['tests/engines/personal-data/mongo-', ['TEST_READ_MODELS_URL']],
  ['tests/engines/feed/feed-sinks', ['TEST_KAFKA_BROKERS']],
  ['tests/engines/blobs/s3-', ['TEST_BLOBS_URL']],
  ['tests/engines/realtime', ['TEST_REDIS_URL']],
  ['tests/engines/product/product-on-servers', ['TEST_READ_MODELS_URL', 'TEST_KAFKA_BROKERS']],
  ['tests/engines/product/(moved-product|lost-turns)', ['TEST_READ_MODELS_URL']],
];
const QUICK_WAYS = ['main-job', 'hints'];
/**
 * The main suites for a product that is spread over its roles: from the request for a berth to the end of the stay, by
 * both sides, and the hints to other screens. Each takes minutes, because ten processes share the stand-in for MongoDB.
 */
const SPREAD_WAYS = ['main-job', 'reservation-states', 'offers', 'cancelling', 'boater-mails', 'hints'];

const quick = process.argv.includes('--quick');
const whole = process.argv.includes('--whole');
/** Fetching Kafka, Redis and the stand-in for MongoDB takes half a minute on a working network. */
const DOWNLOADS_MS = quick ? 120_000 : 600_000;
const OUTAGE = quick ? { TEST_OUTAGE_MS: '1000' } : {};

const tell = (line) => process.stdout.write(`${line}\n`);
const { urls, missing, stop } = await engineUrls(tell, DOWNLOADS_MS);
for (const [variable, why] of Object.entries(missing)) tell(`NOT RUN: tests on a real ${ENGINES[variable]}: ${why}`);

try {
  const has = (variable) => urls[variable] !== undefined;
  const suites = quick ? QUICK.filter(([, needs]) => needs.every(has)).map(([path]) => path) : ['tests/engines'];
  if (suites.length > 0) await run(suites, OUTAGE);
  const more = { TEST_READ_MODELS_URL: 'read-models', TEST_REDIS_URL: 'redis' };
  const on = [
    'event-store',
    ...Object.keys(more)
      .filter(has)
      .map((variable) => more[variable]),
  ].join(',');
  tell(`The product on: ${on}`);
  const ways = quick ? QUICK_WAYS : ALL_WAYS;
  await run(
    ways.map((name) => `tests/acceptance/${name}`),
    { ACCEPTANCE_ON: on },
  );
  if (!quick && has('TEST_READ_MODELS_URL') && has('TEST_KAFKA_BROKERS')) {
    tell(`${whole ? 'All of it' : 'Its main ways'}, spread over two of each role, on: ${on},feed`);
    await run(
      (whole ? ALL_WAYS : SPREAD_WAYS).map((name) => `tests/acceptance/${name}`),
      { ACCEPTANCE_ON: `${on},feed,roles` },
    );
  }
} finally {
  await stop();
}

async function run(paths, more) {
  // One product at a time: the stand-in for MongoDB uses one processor, and two products would wait for each other.
  const oneByOne = paths.some((path) => path.startsWith('tests/acceptance'));
  const options = ['--testTimeout', '120000', '--selectProjects', 'server', 'proofs'];
  const code = await runJest(paths, options, { env: { ...urls, ...more }, oneByOne });
  if (code !== 0) process.exitCode = 1;
}
