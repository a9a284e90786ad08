import { useEffect, useRef, useState } from 'react';
import { GLOW_MS } from './list-shapes.js';

const NONE: ReadonlySet<string> = new Set();

/**
 * The ids of rows whose version differs from the one shown before, for the `changed` of a list. A row that was not
 * shown before does not count as changed.
 */
export function useChangedRows<Row>(
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => string,
  versionOf: (row: Row) => string | number,
): ReadonlySet<string> {
  const seen = useRef(new Map<string, string | number>());
  const [changed, setChanged] = useState(NONE);
  const reading = useRef({ idOf, versionOf });
  reading.current = { idOf, versionOf };

  useEffect(() => {
    if (rows === undefined) return undefined;
    const now = new Map(rows.map((row) => [reading.current.idOf(row), reading.current.versionOf(row)]));
    const different = [...now].filter(([id, version]) => seen.current.has(id) && seen.current.get(id) !== version);
    seen.current = now;
    if (different.length > 0) setChanged(new Set(different.map(([id]) => id)));
    return undefined;
  }, [rows]);

  useEffect(() => {
    if (changed.size === 0) return undefined;
    const timer = setTimeout(() => setChanged(NONE), GLOW_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
}
