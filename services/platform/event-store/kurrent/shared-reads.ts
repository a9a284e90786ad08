import { setTimeout as pause } from 'node:timers/promises';
import type { RecordedEvent } from '../event-store.js';
import { NewestStretch } from './newest-stretch.js';

/** Stretches kept: consumers that catch up side by side are rarely further apart. */
const KEPT_STRETCHES = 4;
/** Consumers that start together ask within this time. Their reading then begins with the one that is furthest behind. */
const GATHER_MS = 10;

/** Events that follow each other in the log, without a gap after the position. */
interface Stretch {
  readonly after: number;
  readonly events: RecordedEvent[];
}

interface Question {
  readonly position: number;
  readonly most: number;
  readonly answer: (events: RecordedEvent[]) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * One reader of the log for all consumers that catch up. It reads for the one that is furthest behind; the others take
 * what they need of the same stretch, wherever in it they stand. So each stretch is fetched, parsed and decrypted once
 * rather than once for each of them.
 */
export class SharedReads {
  /** The end of what was read so far. It also has the streams that policies read for events of long ago. */
  readonly newest = new NewestStretch();
  private readonly kept: Stretch[] = [];
  private questions: Question[] = [];
  private reading = false;
  private catchingUp = 0;

  constructor(private readonly read: (position: number, most: number) => Promise<RecordedEvent[]>) {}

  /** At most `most` events after the position, in log order. Callers must not change the list. */
  after(position: number, most: number): Promise<RecordedEvent[]> {
    const kept =
      this.newest.after(position, most) ??
      this.kept.map((stretch) => partOf(stretch, position, most)).find((events) => events !== undefined);
    if (kept !== undefined) return Promise.resolve(kept);
    return new Promise((answer, fail) => {
      this.questions.push({ position, most, answer, fail });
      if (!this.reading) void this.readForAll();
    });
  }

  /**
   * Call it for each consumer that begins to catch up, and what it returns once the consumer has caught up or gives up.
   * With the last of them, all that was kept is dropped.
   */
  begin(): () => void {
    let ended = false;
    this.catchingUp += 1;
    return () => {
      if (ended) return;
      ended = true;
      this.catchingUp -= 1;
      if (this.catchingUp > 0) return;
      this.kept.length = 0;
      this.newest.clear();
    };
  }

  private async readForAll(): Promise<void> {
    this.reading = true;
    await pause(GATHER_MS);
    for (;;) {
      const furthest = this.questions.reduce<Question | undefined>(
        (one, other) => (one === undefined || other.position < one.position ? other : one),
        undefined,
      );
      if (furthest === undefined) break;
      await this.readFor(furthest);
    }
    this.reading = false;
  }

  private async readFor({ position: after, most }: Question): Promise<void> {
    const here = ({ position }: Question) => position === after;
    try {
      const stretch: Stretch = { after, events: await this.read(after, most) };
      if (this.catchingUp > 0) this.newest.add(after, stretch.events);
      // One that is not full may have grown by the next question.
      if (stretch.events.length >= most) {
        this.kept.push(stretch);
        if (this.kept.length > KEPT_STRETCHES) this.kept.shift();
      }
      this.answerAll((question) =>
        here(question) ? stretch.events.slice(0, question.most) : partOf(stretch, question.position, question.most),
      );
    } catch (error) {
      const failed = this.questions.filter(here);
      this.questions = this.questions.filter((question) => !here(question));
      for (const { fail } of failed) fail(error);
    }
  }

  private answerAll(answerTo: (question: Question) => RecordedEvent[] | undefined): void {
    const open: Question[] = [];
    for (const question of this.questions) {
      const events = answerTo(question);
      if (events === undefined) open.push(question);
      else question.answer(events);
    }
    this.questions = open;
  }
}

/** The events of the stretch after a position; undefined if it does not hold the next one. */
function partOf({ after, events }: Stretch, position: number, most: number): RecordedEvent[] | undefined {
  const last = events.at(-1);
  if (last === undefined || position < after || position >= last.position) return undefined;
  const first = events.findIndex((event) => event.position > position);
  return events.slice(first, first + most);
}
