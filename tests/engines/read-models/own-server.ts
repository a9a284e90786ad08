/** A MongoDB-compatible server that one test has for itself, to stop it, kill it and make it fail. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient, MongoNetworkError } from 'mongodb';

const PROGRAM = join(process.cwd(), '.engines', 'mongo', 'venv', 'bin', 'secantusd-py');

export const hasOwnServer = existsSync(PROGRAM);

export class OwnServer {
  private process: ChildProcess | undefined;
  private readonly directory = mkdtempSync(join(tmpdir(), 'own-mongo-'));

  private constructor(readonly port: number) {}

  static async start(): Promise<OwnServer> {
    const server = new OwnServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `mongodb://127.0.0.1:${this.port}`;
  }

  /** Goes on with what is on the disk. */
  async start(): Promise<void> {
    const place = ['--host', '127.0.0.1', '--port', String(this.port), '--storage-path', join(this.directory, 'data')];
    const options = ['--sync-on-commit', '--enable-test-commands', '--log-level', 'ERROR'];
    this.process = spawn(PROGRAM, [...place, ...options], { cwd: this.directory, stdio: 'ignore' });
    await this.admin({ ping: 1 }, 30_000);
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const ended = this.process;
    if (ended === undefined || ended.exitCode !== null || ended.signalCode !== null) return;
    const exit = once(ended, 'exit');
    ended.kill(signal);
    await exit;
  }

  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.process?.kill('SIGCONT');
  }

  /** @param how often: so many times, or until `obey` */
  async fail(commands: readonly string[], data: Record<string, unknown>, how: number | 'always' = 'always') {
    const mode = how === 'always' ? 'alwaysOn' : { times: how };
    await this.admin({ configureFailPoint: 'failCommand', mode, data: { failCommands: commands, ...data } });
  }

  async obey(): Promise<void> {
    await this.admin({ configureFailPoint: 'failCommand', mode: 'off' });
  }

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.directory, { recursive: true, force: true });
  }

  /** A command may be sent twice: a server that has just been started may close what it took on, on a busy machine. */
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

/** Tries again, for at most half a minute, what fails while a server is away. */
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

export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}
