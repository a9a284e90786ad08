/** What must not be forgotten while somebody works with it. */
interface Cached {
  readonly name: string;
  readonly busy: boolean;
}

/**
 * Keeps what was used lately, by name. Two generations: what is asked for moves into the young one, and when that is
 * full the old one is forgotten but for what is busy. Asking for something young, the common case, changes nothing,
 * where a list in the order of last use would be rewritten every time.
 */
export class StreamCache<T extends Cached> {
  private young = new Map<string, T>();
  private old = new Map<string, T>();

  /** @param most entries kept, give or take the busy ones */
  constructor(private readonly most: number) {}

  get(name: string): T | undefined {
    const young = this.young.get(name);
    if (young !== undefined) return young;
    const old = this.old.get(name);
    if (old !== undefined) this.set(old);
    return old;
  }

  set(entry: T): void {
    this.young.set(entry.name, entry);
    if (this.young.size > this.most / 2) this.age();
  }

  /** Forgets this very entry; another one of the same name stays. */
  drop(entry: T): void {
    if (this.young.get(entry.name) === entry) this.young.delete(entry.name);
    if (this.old.get(entry.name) === entry) this.old.delete(entry.name);
  }

  clear(): void {
    this.young.clear();
    this.old.clear();
  }

  private age(): void {
    const kept = [...this.old.values()].filter((entry) => entry.busy && !this.young.has(entry.name));
    this.old = this.young;
    this.young = new Map(kept.map((entry) => [entry.name, entry]));
  }
}
