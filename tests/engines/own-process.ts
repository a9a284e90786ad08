import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real server that one test has for itself, in a folder of its own: to kill it, freeze it and start it again. */
export abstract class OwnProcess {
  protected readonly directory: string;
  private process: ChildProcess | undefined;

  /** @param name of the folder's beginning */
  protected constructor(name: string) {
    this.directory = mkdtempSync(join(tmpdir(), `${name}-`));
  }

  /** Goes on with what is on the disk; settles when it answers. */
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
