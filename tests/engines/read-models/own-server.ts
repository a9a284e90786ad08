import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient, MongoNetworkError } from 'mongodb';
import { freePort } from '../../fixtures/built-program.js';
import { OwnProcess } from '../own-process.js';

const PROGRAM = join(process.cwd(), '.engines', 'mongo', 'venv', 'bin', 'secantusd-py');

export const hasOwnServer = existsSync(PROGRAM);

/** A MongoDB-compatible server that fails as the test requires. */
export class OwnServer extends OwnProcess {
  private constructor(readonly port: number) {
    super('own-mongo');
  }

  static async start(): Promise<OwnServer> {
    const server = new OwnServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `mongodb://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const place = ['--host', '127.0.0.1', '--port', String(this.port), '--storage-path', join(this.directory, 'data')];
    const options = ['--sync-on-commit', '--enable-test-commands', '--log-level', 'ERROR'];
    this.run(PROGRAM, ...place, ...options);
    await this.admin({ ping: 1 }, 30_000);
  }

  /** @param how a number of times, or until `obey` */
  async fail(commands: readonly string[], data: Record<string, unknown>, how: number | 'always' = 'always') {
    const mode = how === 'always' ? 'alwaysOn' : { times: how };
    await this.admin({ configureFailPoint: 'failCommand', mode, data: { failCommands: commands, ...data } });
  }

  async obey(): Promise<void> {
    await this.admin({ configureFailPoint: 'failCommand', mode: 'off' });
  }

  /** A command may be sent twice: on a busy machine, a server that has just started may close new connections. */
  private async admin(command: Record<string, unknown>, patienceMs = 5000): Promise<void> {
    const client = new MongoClient(this.url, { serverSelectionTimeoutMS: patienceMs });
    try {
      await insist(
        () => client.db('admin').command(command),
        (error) => error instanceof MongoNetworkError,
      );
    } finally {
      await client.close();
    }
  }
}

/** Retries for at most half a minute while a server is unavailable. */
export async function insist<T>(work: () => Promise<T>, mayFail: (error: unknown) => boolean): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!mayFail(error) || attempt >= 300) throw error;
      await pause(100);
    }
  }
}
