interface Consumer {
  readonly name: string;
  readonly state: 'catching_up' | 'live' | 'failing' | 'stopped';
  readonly lag: number;
  readonly parked_streams: number;
}

const TROUBLE = { failing: 0, stopped: 1, catching_up: 2, live: 3 } as const;

/** Those in trouble first, then the ones furthest behind, then by name. */
export function byTrouble(one: Consumer, other: Consumer): number {
  return (
    TROUBLE[one.state] - TROUBLE[other.state] ||
    Math.sign(other.parked_streams) - Math.sign(one.parked_streams) ||
    other.lag - one.lag ||
    one.name.localeCompare(other.name, 'en')
  );
}

/** The read model's name without its version: `reservations@3.1` is `reservations`. */
export function readModelOf(consumer: string): string {
  return consumer.replace(/@\d+(\.\d+)?$/, '');
}

/** How much of the log a rebuild has read, in whole percent; never 100 before it is served. */
export function percentBuilt({ position, head }: { readonly position: number; readonly head: number }): number {
  return head === 0 ? 0 : Math.min(99, Math.floor((100 * position) / head));
}
