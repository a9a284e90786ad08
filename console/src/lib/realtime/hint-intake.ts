import type { QueryClient } from '@tanstack/react-query';
import type { Hint } from '../../../../contracts/realtime.js';
import { recordPosition } from '../api/last-seen-position.js';
import { refreshConcerned } from '../api/topics.js';
import { tellChanged } from './recent-changes.js';

/** Hints arrive in bursts; affected queries reload once per burst. Milliseconds. */
const BURST_MS = 60;

/** Processes hints: records the positions that answers must reach, then reloads the affected queries. */
export class HintIntake {
  private waiting: Hint[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: QueryClient) {}

  take(hint: Hint): void {
    recordPosition(hint.position);
    this.waiting.push(hint);
    this.timer ??= setTimeout(() => this.flush(), BURST_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private flush(): void {
    const hints = this.waiting;
    this.timer = undefined;
    this.waiting = [];
    refreshConcerned(this.client, hints);
    for (const hint of hints) tellChanged(hint);
  }
}
