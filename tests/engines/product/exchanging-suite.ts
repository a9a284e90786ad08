/** The product in a process of its own, under which the log of its server is exchanged for another one. */
import { expect } from '@jest/globals';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openMongoReadModels } from '../../../services/platform/read-models/mongo/mongo-read-model-store.js';
import { SqliteReadModelStore } from '../../../services/platform/read-models/sqlite-read-model-store.js';
import { freePort } from '../../fixtures/built-program.js';
import { EventStoreDouble } from '../event-store/double/event-store-double.js';
import { EndingProduct } from './ending-suite.js';
import { appendIrrelevant } from './irrelevant-events.js';

export class ExchangedProduct {
  private readonly directory = mkdtempSync(join(tmpdir(), 'quayside-exchanged-'));
  private readonly nodes: EventStoreDouble[] = [];
  private metricsPort = 0;
  private product: EndingProduct | undefined;

  /** @param readModelsUrl undefined: they are in the data directory */
  constructor(private readonly readModelsUrl?: string) {}

  get running(): EndingProduct {
    if (this.product === undefined) throw new Error('it was not started');
    return this.product;
  }

  async start(): Promise<void> {
    const node = await EventStoreDouble.start();
    this.nodes.push(node);
    this.metricsPort = await freePort();
    this.product = await EndingProduct.launch({
      DATA_DIR: this.directory,
      EVENT_STORE_URL: node.url,
      METRICS_PORT: String(this.metricsPort),
      ...(this.readModelsUrl === undefined ? {} : { READ_MODELS_URL: this.readModelsUrl }),
    });
    await this.product.product.ready();
  }

  /** Adds events to the log that concern no read model; resolves once the product has received them. */
  async grow(count: number): Promise<void> {
    const position = await appendIrrelevant(this.node.url, 'own', count);
    while ((await this.received()) < position) await pause(20);
  }

  /** The server goes, and one with the first events of its log, and as many others as named, takes its place. */
  async exchange(length: number, others: number): Promise<EventStoreDouble> {
    const { node } = this;
    node.goAway();
    const log = node.log.beginning(length);
    const other = await EventStoreDouble.start({ log });
    if (others > 0) await appendIrrelevant(other.url, 'own', others);
    other.goAway();
    const next = await EventStoreDouble.start({ log, port: node.port });
    this.nodes.push(next);
    return next;
  }

  get node(): EventStoreDouble {
    return this.nodes.at(-1)!;
  }

  async checkpoints(): Promise<[string, unknown][]> {
    // The product locks its files, so a copy of them is read.
    const copy = mkdtempSync(join(tmpdir(), 'quayside-exchanged-copy-'));
    for (const file of readdirSync(this.directory).filter((name) => name.startsWith('read-models.db')))
      cpSync(join(this.directory, file), join(copy, file));
    const { readModelsUrl: url } = this;
    const store = url === undefined ? SqliteReadModelStore.openIn(copy) : await openMongoReadModels(url);
    try {
      return [...(await store.checkpoints())];
    } finally {
      await store.close();
      rmSync(copy, { recursive: true });
    }
  }

  /** The process must end with exit code 1 and one line about the log, which stays as it is. */
  async givesUp(line: RegExp): Promise<void> {
    const { length } = this.node.log.events;
    const { product } = this.running;
    const before = product.output.length;
    expect(await product.ended).toBe(1);
    const lines = product.output.slice(before).trim().split('\n');
    expect(lines).toHaveLength(1);
    const { level, msg } = JSON.parse(lines[0] ?? '') as { level: unknown; msg: string };
    expect({ level, msg }).toEqual({ level: expect.anything(), msg: expect.stringMatching(line) });
    expect(this.node.log.events).toHaveLength(length);
  }

  async dispose(): Promise<void> {
    await this.product?.product.stop('SIGKILL');
    for (const node of this.nodes) node.goAway();
    rmSync(this.directory, { recursive: true, force: true });
  }

  /** The position that all consumers have reached. */
  private async received(): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${this.metricsPort}/metrics`)).text();
    const lines = text.split('\n').filter((line) => line.startsWith('quayside_consumer_position{'));
    return lines.length === 0 ? 0 : Math.min(...lines.map((line) => Number(line.slice(line.lastIndexOf(' ')))));
  }
}
