import { useState } from 'react';

interface Listed {
  readonly id: string;
}

export interface TickedRows<Row extends Listed> {
  /** In the order in which they were ticked, each as the list last showed it. */
  readonly rows: readonly Row[];
  readonly isTicked: (row: Row) => boolean;
  readonly tick: (row: Row) => void;
  /** Ticks all rows of the shown page, or unticks them if all are ticked. */
  readonly tickPage: () => void;
  readonly page: 'all' | 'some' | 'none';
  readonly untick: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** The ticked rows of a list in pages. Those of other pages stay ticked. */
export function useTickedRows<Row extends Listed>(shown: readonly Row[]): TickedRows<Row> {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Row>>(new Map());
  const fresh = new Map(shown.map((row) => [row.id, row]));
  const on = shown.filter(({ id }) => ticked.has(id)).length;
  const without = (ids: readonly string[]) => {
    setTicked((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  };
  return {
    rows: [...ticked.values()].map((row) => fresh.get(row.id) ?? row),
    isTicked: ({ id }) => ticked.has(id),
    tick: (row) => (ticked.has(row.id) ? without([row.id]) : setTicked((before) => new Map(before).set(row.id, row))),
    tickPage: () =>
      on === shown.length ? without(shown.map(({ id }) => id)) : setTicked((before) => new Map([...before, ...fresh])),
    page: on === 0 ? 'none' : on === shown.length ? 'all' : 'some',
    untick: without,
    clear: () => setTicked(new Map()),
  };
}
