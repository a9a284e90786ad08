import { Clock } from '../../platform/clock/clock.js';

export interface Answered<F> {
  /** Null: the marina did not answer. */
  readonly figures: F | null;
  /** UTC instants. */
  readonly answered_at: string | null;
  readonly last_answer_at: string | null;
}

/**
 * Asks several marinas at once, so that what their read models answer for all of them is one call, and returns how each
 * answers for itself. It is called for every marina without delay.
 */
export type AskMarinas<M, F> = (marinas: readonly M[]) => (marina: M) => Promise<F>;

/** Milliseconds after which a marina counts as not answering. */
const PATIENCE_MS = 2_000;

/**
 * Asks marinas for figures and remembers the last answer of each, in memory only. A marina that fails or takes too long
 * does not take the others with it.
 */
export class AnswerBook<M extends { readonly id: string }, F> {
  private readonly last = new Map<string, { readonly figures: F; readonly at: string }>();

  constructor(
    private readonly ask: AskMarinas<M, F>,
    private readonly clock: Clock,
    private readonly patience = PATIENCE_MS,
  ) {}

  answersOf(marinas: readonly M[]): Promise<(Answered<F> & { readonly marina: M })[]> {
    if (marinas.length === 0) return Promise.resolve([]);
    const figuresOf = this.ask(marinas);
    return Promise.all(
      marinas.map(async (marina) => ({ marina, ...this.entered(marina, await this.inTime(figuresOf(marina))) })),
    );
  }

  /** The marina's last answer, without asking it again. */
  lastOf({ id }: M): Answered<F> {
    const last = this.last.get(id);
    return { figures: last?.figures ?? null, answered_at: last?.at ?? null, last_answer_at: last?.at ?? null };
  }

  forget({ id }: M): void {
    this.last.delete(id);
  }

  private entered(marina: M, figures: F | null): Answered<F> {
    if (figures === null) {
      return { figures: null, answered_at: null, last_answer_at: this.last.get(marina.id)?.at ?? null };
    }
    const at = this.clock.nowIso();
    this.last.set(marina.id, { figures, at });
    return { figures, answered_at: at, last_answer_at: at };
  }

  private async inTime(answer: Promise<F>): Promise<F | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), this.patience);
    });
    try {
      return await Promise.race([answer, late]);
    } catch {
      // The list shows that the marina did not answer; whoever asks again gets the present figures.
      return null;
    } finally {
      clearTimeout(timer);
    }
  }
}
