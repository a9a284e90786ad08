import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PageTurns } from '../api/use-listed-page.js';

/** The values in a list's address: strings, numbers, booleans and lists of strings. Null or empty means unset. */
export type ListValue = string | number | boolean | null | readonly string[];
export type ListState = Readonly<Record<string, ListValue>>;

/** Keys whose change keeps the current page. */
const KEEPS_PAGE: ReadonlySet<string> = new Set(['page']);

export interface ListStateAnswer<S> extends PageTurns {
  readonly state: Widened<S>;
  /**
   * Changes the given values; any change except of `page` returns to page 1. Replaces the history entry by default, so
   * that Back leaves the list.
   */
  readonly set: (patch: Partial<Widened<S>>, how?: { readonly push?: boolean }) => void;
  /** Resets to the defaults, except the keys in `keep`. */
  readonly clear: (keep?: readonly (keyof S)[]) => void;
  /** Number of the named values that differ from their defaults. */
  readonly countSet: (names: readonly (keyof S)[]) => number;
}

type Widened<S> = {
  readonly [K in keyof S]: S[K] extends string
    ? string extends S[K]
      ? string
      : S[K]
    : S[K] extends number
      ? number
      : S[K] extends boolean
        ? boolean
        : S[K];
};

/**
 * The state of a list, stored only in its address, so that Back, a bookmark and a second tab show the same list. Values
 * equal to their defaults are left out; values of another shape than the default's are ignored. `defaults` is a
 * constant of the caller's module.
 */
export function useListState<S extends ListState>(defaults: S): ListStateAnswer<S> {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(params, defaults), [params, defaults]);

  const set = useCallback(
    (patch: Partial<Widened<S>>, how: { readonly push?: boolean } = {}) => {
      setParams((before) => writeState(before, defaults, patch), { replace: how.push !== true });
    },
    [setParams, defaults],
  );
  const clear = useCallback(
    (keep: readonly (keyof S)[] = []) => {
      const reset = Object.entries(defaults).filter(([name]) => !keep.includes(name));
      setParams((before) => writeState(before, defaults, Object.fromEntries(reset)), { replace: true });
    },
    [setParams, defaults],
  );
  const countSet = useCallback(
    (names: readonly (keyof S)[]) =>
      names.filter((name) => written(state[name]) !== written(defaults[name] as ListValue)).length,
    [state, defaults],
  );
  const turnTo = useCallback(
    (page: number, how: { readonly replace?: boolean } = {}) =>
      setParams((before) => writeState(before, defaults, { page }), { replace: how.replace === true }),
    [setParams, defaults],
  );
  const showRows = useCallback(
    (page_size: number) => setParams((before) => writeState(before, defaults, { page_size }), { replace: true }),
    [setParams, defaults],
  );
  return { state, set, clear, countSet, turnTo, showRows };
}

/** Parses an address into the shape of the defaults. */
export function readState<S extends ListState>(params: URLSearchParams, defaults: S): Widened<S> {
  const read = Object.entries(defaults).map(([name, standard]) => [name, readValue(params.get(name), standard)]);
  return Object.fromEntries(read) as Widened<S>;
}

/** The address after a change; parameters that are not part of the state are kept. */
export function writeState(
  before: URLSearchParams,
  defaults: ListState,
  patch: Readonly<Record<string, ListValue | undefined>>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  const put = (name: string, value: ListValue): void => {
    const text = written(value);
    if (text === written(defaults[name] ?? null)) after.delete(name);
    else after.set(name, text);
  };
  for (const [name, value] of Object.entries(patch)) put(name, value ?? null);
  const changes = Object.keys(patch);
  if ('page' in defaults && !('page' in patch) && changes.some((name) => !KEEPS_PAGE.has(name))) after.delete('page');
  return after;
}

function readValue(text: string | null, standard: ListValue): ListValue {
  if (text === null) return standard;
  if (typeof standard === 'number') return /^-?\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : standard;
  if (typeof standard === 'boolean') return text === 'true' ? true : text === 'false' ? false : standard;
  if (Array.isArray(standard)) return text === '' ? [] : text.split(',');
  return text;
}

function written(value: ListValue): string {
  if (value === null) return '';
  return Array.isArray(value) ? value.join(',') : String(value);
}
