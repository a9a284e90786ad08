/**
 * Lets work on one key go one after the other, while other keys go on. For commands that write to more than one
 * stream: each finds what the one before has left, never a half of it. Holds within this process. Work must not
 * ask for its own key again: it would wait for itself.
 */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  async inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const turn = before.then(work);
    const ended = turn.catch(() => undefined);
    this.last.set(key, ended);
    try {
      return await turn;
    } finally {
      if (this.last.get(key) === ended) this.last.delete(key);
    }
  }
}
