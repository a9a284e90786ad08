/**
 * The suites of every port on the engines that can be had here, and the product on them. What is not there is named, and
 * its tests say NOT RUN.
 *
 *   node infra/engines/run-tests.mjs            everything, for as long as it takes
 *   node infra/engines/run-tests.mjs --quick    what `npm test` has not run already, in a few minutes
 *   node infra/engines/run-tests.mjs --whole    everything, and the whole acceptance suite spread over the roles, too
 *
 * The log of the product is the double of EventStoreDB, of which each test has one to itself.
 */
import { spawnSync } from 'node:child_process';
import { engineUrls, ENGINES } from './engine-urls.mjs';

/** The acceptance suite of the whole product; those of the embedded engines' own files are no part of it. */
const ALL_WAYS = ['.*e2e'];

/** Suites of real servers, and who needs which. */
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
 * Where the product is spread over its roles: from asking for a berth to the end of the stay, by both sides, and what other
 * screens hear. MongoDB's likeness takes minutes for each of them with ten processes at it.
 */
const SPREAD_WAYS = ['main-job', 'reservation-states', 'offers', 'cancelling', 'boater-mails', 'hints'];

const quick = process.argv.includes('--quick');
const whole = process.argv.includes('--whole');
/** Fetching Kafka, MongoDB's likeness and Redis takes half a minute where there is a network. */
const DOWNLOADS_MS = quick ? 120_000 : 600_000;
const OUTAGE = quick ? { TEST_OUTAGE_MS: '1000' } : {};

const tell = (line) => process.stdout.write(`${line}\n`);
const { urls, missing, stop } = await engineUrls(tell, DOWNLOADS_MS);
for (const [variable, why] of Object.entries(missing)) tell(`NOT RUN: tests on a real ${ENGINES[variable]}: ${why}`);

try {
  const has = (variable) => urls[variable] !== undefined;
  const suites = quick ? QUICK.filter(([, needs]) => needs.every(has)).map(([path]) => path) : ['tests/engines'];
  if (suites.length > 0) run(suites, OUTAGE);
  const more = { TEST_READ_MODELS_URL: 'read-models', TEST_REDIS_URL: 'redis' };
  const on = [
    'event-store',
    ...Object.keys(more)
      .filter(has)
      .map((variable) => more[variable]),
  ].join(',');
  tell(`The product on: ${on}`);
  const ways = quick ? QUICK_WAYS : ALL_WAYS;
  run(
    ways.map((name) => `tests/acceptance/${name}`),
    { ACCEPTANCE_ON: on },
  );
  if (!quick && has('TEST_READ_MODELS_URL') && has('TEST_KAFKA_BROKERS')) {
    tell(`${whole ? 'All of it' : 'Its main ways'}, spread over two of each role, on: ${on},feed`);
    run(
      (whole ? ALL_WAYS : SPREAD_WAYS).map((name) => `tests/acceptance/${name}`),
      { ACCEPTANCE_ON: `${on},feed,roles` },
    );
  }
} finally {
  await stop();
}

function run(paths, more) {
  // One product at a time: MongoDB's likeness uses one processor, and two would wait for each other.
  const alone = paths.some((path) => path.startsWith('tests/acceptance')) ? ['--maxWorkers', '1'] : [];
  const limits = ['--testTimeout', '120000', ...alone, '--selectProjects', 'server', 'proofs'];
  const jest = ['run', '--silent', 'jest', '--', ...paths, ...limits];
  const { status } = spawnSync('npm', jest, { stdio: 'inherit', env: { ...process.env, ...urls, ...more } });
  if (status !== 0) process.exitCode = 1;
}
