import { spawn } from 'node:child_process';

/** A command that waits for something that never comes must not keep CI waiting. */
const LONGEST_MS = 600_000;
const STOP_MS = 30_000;

const running = new Set();
// The groups of the commands do not get the signals of this process.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    killRunning();
    process.exit(1);
  });
}

/** Ends every command that still runs, so that none outlives the program. */
export function killRunning() {
  for (const command of running) command.kill();
}

/** A script of package.json in a process group of its own. */
export class RunningCommand {
  output = '';
  ended;
  #child;
  #changed = () => {};

  constructor(name, args, env) {
    this.#child = spawn('npm', ['run', '--silent', name, '--', ...args], { env, detached: true });
    const collect = (chunk) => {
      this.output += chunk;
      this.#changed();
    };
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream.setEncoding('utf8').on('data', collect);
    running.add(this);
    const late = setTimeout(() => this.kill(), LONGEST_MS);
    this.ended = new Promise((resolve, reject) => {
      this.#child.once('error', reject);
      this.#child.once('close', (code, signal) => {
        clearTimeout(late);
        running.delete(this);
        resolve(code ?? signal);
        this.#changed();
      });
    });
  }

  /** Waits for this output; false if it ends before. */
  async prints(text) {
    let over = false;
    void this.ended.then(() => (over = true));
    while (!text.test(this.output)) {
      if (over) return false;
      await new Promise((resolve) => (this.#changed = resolve));
    }
    return true;
  }

  /** Like Ctrl-C in a terminal. */
  stop() {
    this.#signal('SIGINT');
    const late = setTimeout(() => this.kill(), STOP_MS);
    void this.ended.then(() => clearTimeout(late));
  }

  kill() {
    this.#signal('SIGKILL');
  }

  #signal(signal) {
    try {
      process.kill(-this.#child.pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}
