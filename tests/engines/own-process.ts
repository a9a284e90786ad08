import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real server that belongs to one test and has its own folder, so that the test can kill, freeze and restart it. */
export abstract class OwnProcess {
  protected readonly directory: string;
  private process: ChildProcess | undefined;

  /** @param name prefix of the folder's name */
  protected constructor(name: string) {
    this.directory = mkdtempSync(join(tmpdir(), `${name}-`));
  }

  /** Starts with the data on disk; resolves once the server answers. */
  abstract start(): Promise<void>;

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

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.directory, { recursive: true, force: true });
  }

  protected run(program: string, ...options: readonly string[]): void {
    this.process = spawn(program, options, { cwd: this.directory, stdio: 'ignore' });
  }
}
