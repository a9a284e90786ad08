import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a list's address may say: texts, numbers, switches and lists of texts. Null or empty: not asked for. */
export type ListValue = string | number | boolean | null | readonly string[];
export type ListState = Readonly<Record<string, ListValue>>;

/** Changing one of these does not lead back to the first page. */
const KEEPS_PAGE: ReadonlySet<string> = new Set(['page']);

export interface ListStateAnswer<S> {
  readonly state: Widened<S>;
  /** Changes what is given; anything but `page` itself leads to page 1. In place by default, so that Back leaves the list. */
  readonly set: (patch: Partial<Widened<S>>, how?: { readonly push?: boolean }) => void;
  /** Back to the defaults; `keep` stays as it is. */
  readonly clear: (keep?: readonly (keyof S)[]) => void;
  /** How many of the named are not as by default. */
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
 * The state of a list, which is its address and nothing else: Back, a bookmark and a second tab show the same. What
 * equals its default is left out; what the address says in another shape than the default's is passed over.
 * `defaults` is a constant of the caller's module.
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
  return { state, set, clear, countSet };
}

/** What an address says, in the shape of the defaults. */
export function readState<S extends ListState>(params: URLSearchParams, defaults: S): Widened<S> {
  const read = Object.entries(defaults).map(([name, standard]) => [name, readValue(params.get(name), standard)]);
  return Object.fromEntries(read) as Widened<S>;
}

/** The address after a change; what belongs to somebody else stays in it. */
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
