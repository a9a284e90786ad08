import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kafka, logLevel } from 'kafkajs';
import { freePort } from '../../fixtures/built-program.js';
import { OwnProcess } from '../own-process.js';

const LIBS = join(process.cwd(), '.engines', 'kafka', 'libs');
const CLASSES = ['-cp', join(LIBS, '*')];
/** Starts faster than with the defaults of the virtual machine for servers. */
const SMALL = ['-Xmx256m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const CLUSTER = 'cXVheXNpZGUtdGVzdHMwMQ';
const LONGEST_START_MS = 60_000;

export const hasOwnBroker = existsSync(LIBS);

/** A single Kafka node. */
export class OwnBroker extends OwnProcess {
  private readonly settings = join(this.directory, 'server.properties');

  private constructor(
    readonly port: number,
    private readonly controllerPort: number,
  ) {
    super('own-kafka');
  }

  static async start(): Promise<OwnBroker> {
    const broker = new OwnBroker(await freePort(), await freePort());
    writeFileSync(broker.settings, broker.properties());
    const tool = [...SMALL, ...CLASSES, 'kafka.tools.StorageTool', 'format', '-t', CLUSTER, '-c', broker.settings];
    const { status, stderr } = spawnSync('java', tool, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`Kafka's storage could not be made: ${stderr}`);
    await broker.start();
    return broker;
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.run('java', ...SMALL, ...CLASSES, 'kafka.Kafka', this.settings);
    const until = Date.now() + LONGEST_START_MS;
    while (!(await this.answers())) {
      if (Date.now() > until) throw new Error(`Kafka did not answer within ${LONGEST_START_MS} ms`);
      await pause(100);
    }
  }

  /** True once the broker also knows consumer groups, which takes a little longer. */
  private async answers(): Promise<boolean> {
    const retry = { retries: 3, initialRetryTime: 100 };
    const client = new Kafka({ brokers: [this.address], clientId: 'start', logLevel: logLevel.NOTHING, retry });
    const admin = client.admin();
    try {
      await admin.connect();
      await admin.fetchOffsets({ groupId: 'start' });
      return true;
    } catch {
      return false;
    } finally {
      await admin.disconnect();
    }
  }

  private properties(): string {
    const controller = `127.0.0.1:${this.controllerPort}`;
    const settings = {
      'process.roles': 'broker,controller',
      'node.id': 1,
      'controller.quorum.voters': `1@${controller}`,
      listeners: `PLAINTEXT://${this.address},CONTROLLER://${controller}`,
      'advertised.listeners': `PLAINTEXT://${this.address}`,
      'controller.listener.names': 'CONTROLLER',
      'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      'log.dirs': join(this.directory, 'data'),
      'offsets.topic.replication.factor': 1,
      'offsets.topic.num.partitions': 1,
      'transaction.state.log.replication.factor': 1,
      'transaction.state.log.min.isr': 1,
      'transaction.state.log.num.partitions': 1,
      'group.initial.rebalance.delay.ms': 0,
    };
    return Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join('');
  }
}
