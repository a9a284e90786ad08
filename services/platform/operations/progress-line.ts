interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 30;

/** Shows progress: a moving bar on a terminal, and elsewhere a line for every tenth. */
export class ProgressLine {
  private shown = -1;

  constructor(
    private readonly screen: Screen,
    private readonly what: string,
  ) {}

  readonly show = (done: number, all: number): void => {
    const percent = all <= 0 ? 100 : Math.min(100, Math.floor((done / all) * 100));
    const terminal = this.screen.isTTY === true;
    const step = terminal ? percent : percent - (percent % 10);
    if (step === this.shown) return;
    this.shown = step;
    if (!terminal) {
      this.screen.write(`${this.what}: ${step} %\n`);
      return;
    }
    const filled = Math.round((percent / 100) * WIDTH);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
    this.screen.write(`\r${this.what} ${bar} ${String(percent).padStart(3)} %${percent === 100 ? '\n' : ''}`);
  };
}
