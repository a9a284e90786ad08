/**
 * The engines of production in containers, where Docker works: the images of `infra/compose.yaml`, without its
 * passwords. They end with the process that started them; if that process is killed, testcontainers removes them.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const LONGEST_LOOK_MS = 1_500;
const LONGEST_START_MS = 120_000;

/** Why no container can be started here, or undefined when one can. Takes two seconds at most. */
export function whyNoContainers() {
  return new Promise((resolve) => {
    const docker = spawn('docker', ['info', '--format', '{{.ServerVersion}}'], { stdio: ['ignore', 'pipe', 'ignore'] });
    let version = '';
    docker.stdout.on('data', (data) => (version += data));
    const late = setTimeout(() => {
      docker.kill('SIGKILL');
      resolve('Docker does not answer');
    }, LONGEST_LOOK_MS);
    const settle = (why) => {
      clearTimeout(late);
      resolve(why);
    };
    docker.once('error', () => settle('there is no Docker'));
    docker.once('close', (status) => settle(status === 0 && /\d/.test(version) ? undefined : 'no Docker daemon runs'));
  });
}

/**
 * A function for each engine that starts it, by the variable that names its URL; returns `{ url, stop }`.
 * @throws when an image cannot be fetched
 */
export const containers = {
  TEST_EVENT_STORE_URL: async ({ GenericContainer, Wait }) => {
    const started = await new GenericContainer(imageOf('event-store'))
      .withEnvironment({ KURRENTDB_INSECURE: 'true', KURRENTDB_RUN_PROJECTIONS: 'None', KURRENTDB_MEM_DB: 'true' })
      .withExposedPorts(2113)
      .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCodeMatching((code) => code < 300))
      .withStartupTimeout(LONGEST_START_MS)
      .start();
    return running(started, `esdb://${started.getHost()}:${started.getMappedPort(2113)}?tls=false`);
  },

  TEST_READ_MODELS_URL: async ({ GenericContainer, Wait }) => {
    const started = await new GenericContainer(imageOf('read-models'))
      .withCommand(['mongod', '--replSet', 'quayside', '--bind_ip_all', '--setParameter', 'enableTestCommands=1'])
      .withExposedPorts(27017)
      .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
      .withStartupTimeout(LONGEST_START_MS)
      .start();
    // A replica set of one member, because the product reads and writes with majority concern.
    const script = `rs.initiate({ _id: 'quayside', members: [{ _id: 0, host: 'localhost:27017' }] });
      while (!db.hello().isWritablePrimary) sleep(100);`;
    const { exitCode, output } = await started.exec(['mongosh', '--quiet', '--eval', script]);
    if (exitCode !== 0) throw new Error(`the replica set cannot be made: ${output.trim().split('\n').at(-1)}`);
    return running(started, `mongodb://${started.getHost()}:${started.getMappedPort(27017)}/?directConnection=true`);
  },

  TEST_KAFKA_BROKERS: async ({ GenericContainer, Wait }) => {
    // A broker sends its own address to its clients, so the port must be known before it starts.
    const port = await freePort();
    const started = await new GenericContainer(imageOf('kafka'))
      .withEnvironment({
        KAFKA_NODE_ID: '1',
        KAFKA_PROCESS_ROLES: 'broker,controller',
        KAFKA_LISTENERS: `PLAINTEXT://:${port},CONTROLLER://:9093`,
        KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://localhost:${port}`,
        KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
        KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
        KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
        KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
        KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
        KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
        KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      })
      .withExposedPorts({ container: port, host: port })
      .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
      .withStartupTimeout(LONGEST_START_MS)
      .start();
    return running(started, `localhost:${port}`);
  },

  TEST_REDIS_URL: async ({ GenericContainer, Wait }) => {
    const started = await new GenericContainer(imageOf('redis'))
      .withCommand(['redis-server', '--save', '', '--appendonly', 'no'])
      .withExposedPorts(6379)
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
      .withStartupTimeout(LONGEST_START_MS)
      .start();
    return running(started, `redis://${started.getHost()}:${started.getMappedPort(6379)}`);
  },

  TEST_BLOBS_URL: async ({ GenericContainer, Wait }) => {
    const secret = 'quayside-tests';
    const started = await new GenericContainer(imageOf('blobs'))
      .withCommand(['server', '/data'])
      .withEnvironment({ MINIO_ROOT_USER: 'quayside', MINIO_ROOT_PASSWORD: secret, MINIO_BROWSER: 'off', HOME: '/tmp' })
      .withExposedPorts(9000)
      .withWaitStrategy(Wait.forHttp('/minio/health/live', 9000))
      .withStartupTimeout(LONGEST_START_MS)
      .start();
    const make = `mc alias set own http://localhost:9000 quayside ${secret} && mc mb --ignore-existing own/quayside`;
    const { exitCode } = await started.exec(['bash', '-c', make]);
    if (exitCode !== 0) throw new Error('the bucket cannot be made');
    const address = `${started.getHost()}:${started.getMappedPort(9000)}`;
    return running(started, `s3://quayside:${secret}@${address}/quayside?tls=false`);
  },
};

/** The image of a service in the compose file, which is the one place that names the versions. */
function imageOf(service) {
  const compose = readFileSync(new URL('../compose.yaml', import.meta.url), 'utf8');
  const image = new RegExp(`^  ${service}:\\n(?:(?:    .*)?\\n)*?    image: (\\S+)$`, 'm').exec(compose)?.[1];
  if (image === undefined) throw new Error(`infra/compose.yaml names no image for ${service}`);
  return image;
}

function running(container, url) {
  return { url, stop: () => container.stop() };
}

async function freePort() {
  const listener = createServer().listen(0);
  await new Promise((resolve) => listener.once('listening', resolve));
  const { port } = listener.address();
  await new Promise((resolve) => listener.close(resolve));
  return port;
}
