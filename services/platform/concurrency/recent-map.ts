export interface RecentMapOptions<V> {
  /** What must not be forgotten while this is so, however many there are. */
  readonly keeps?: (value: V) => boolean;
  /** Told when something may have been forgotten. */
  readonly whenForgotten?: () => void;
}

/**
 * Keeps what was set or asked for lately: half of `most` for certain, about `most` in all. Two generations: what is asked
 * for moves into the young one, and when that is full the old one is forgotten. A map that lets go of its oldest entry for
 * each new one looks for it behind the gaps that others left, which with 200,000 of them takes a hundred times as long.
 */
export class RecentMap<K, V> {
  private young = new Map<K, V>();
  private old: Map<K, V> | undefined;

  constructor(
    private readonly most: number,
    private readonly options: RecentMapOptions<V> = {},
  ) {}

  get(key: K): V | undefined {
    const young = this.young.get(key);
    if (young !== undefined) return young;
    const old = this.old?.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  /** Without asking for it. */
  has(key: K): boolean {
    return this.young.has(key) || this.old?.has(key) === true;
  }

  set(key: K, value: V): void {
    this.young.set(key, value);
    if (this.young.size > this.most / 2) this.age();
  }

  delete(key: K): void {
    this.young.delete(key);
    this.old?.delete(key);
  }

  clear(): void {
    this.young.clear();
    this.old = undefined;
  }

  private age(): void {
    const { keeps, whenForgotten } = this.options;
    const forgotten = this.old ?? new Map<K, V>();
    const kept =
      keeps === undefined ? [] : [...forgotten].filter(([key, value]) => keeps(value) && !this.young.has(key));
    this.old = this.young;
    this.young = new Map(kept);
    if (forgotten.size > 0) whenForgotten?.();
  }
}
