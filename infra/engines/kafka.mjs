/** Apache Kafka from Maven Central on the machine's Java: one node, broker and controller in one. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './folder.mjs';
import { need, run, works } from './programs.mjs';

const VERSION = '4.1.0';
const OLDEST_JAVA = 17;
const folder = folderOf('kafka');
const libs = join(folder, 'libs');
const data = join(folder, 'data');

export const kafka = {
  name: 'kafka',
  what: `Apache Kafka ${VERSION}`,
  variable: 'TEST_KAFKA_BROKERS',
  port: 9192,
  url: (port) => `127.0.0.1:${port}`,

  prepare(tell) {
    need(hasJava, `Java ${OLDEST_JAVA} or newer`, ['default-jre-headless'], tell);
    if (existsSync(join(libs, `kafka_2.13-${VERSION}.jar`))) return;
    need(() => works('mvn', ['-version']), 'Maven', ['maven'], tell);
    tell(`fetching Apache Kafka ${VERSION} …`);
    const fetched = join(folder, 'fetched');
    const repository = join(folder, 'maven');
    rmSync(libs, { recursive: true, force: true });
    mkdirSync(fetched, { recursive: true });
    copyFileSync(new URL('./kafka-pom.xml', import.meta.url), join(folder, 'pom.xml'));
    const place = [`-DoutputDirectory=${fetched}`, `-Dmaven.repo.local=${repository}`, `-Dkafka.version=${VERSION}`];
    run('mvn', ['-q', '-B', '-f', join(folder, 'pom.xml'), ...place, 'dependency:copy-dependencies']);
    mkdirSync(libs);
    for (const jar of readdirSync(fetched)) copyFileSync(join(fetched, jar), join(libs, jar));
    for (const done of [fetched, repository]) rmSync(done, { recursive: true, force: true });
  },

  command(port) {
    const settings = join(folder, 'server.properties');
    writeFileSync(settings, properties(port));
    const classes = ['-cp', join(libs, '*')];
    if (!existsSync(join(data, 'meta.properties'))) {
      const tool = [...classes, 'kafka.tools.StorageTool'];
      const id = spawnSync('java', [...tool, 'random-uuid'], { encoding: 'utf8' })
        .stdout.trim()
        .split('\n')
        .at(-1);
      run('java', [...tool, 'format', '-t', id, '-c', settings]);
    }
    return { command: 'java', args: ['-Xmx512m', ...classes, 'kafka.Kafka', settings] };
  },

  /** The broker is ready only when it also answers for consumer groups, which takes a little longer. */
  async answers(port) {
    const { Kafka, logLevel } = (await import('kafkajs')).default;
    const client = new Kafka({
      brokers: [kafka.url(port)],
      clientId: 'engines',
      logLevel: logLevel.NOTHING,
      retry: { retries: 3, initialRetryTime: 100 },
    });
    const admin = client.admin();
    try {
      await admin.connect();
      await admin.fetchOffsets({ groupId: 'engines' });
      return true;
    } catch {
      return false;
    } finally {
      await admin.disconnect();
    }
  },
};

function hasJava() {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= OLDEST_JAVA;
}

function properties(port) {
  const settings = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${port + 1}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${port + 1}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'log.dirs': data,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'transaction.state.log.num.partitions': 4,
    'group.initial.rebalance.delay.ms': 0,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
