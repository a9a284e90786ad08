import { toNestErrors } from '@hookform/resolvers';
import { useCallback, useEffect, useRef } from 'react';
import {
  type FieldError as FormFieldError,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { ApiError } from '../../../lib/api/api-error.js';
import type { ReservationValues } from '../model/form-values.js';
import { formPath } from '../model/form-path.js';
import type { RuleFacts } from '../model/validation.js';

export type ReservationForm = UseFormReturn<ReservationValues> & {
  /** Puts the server's errors on their fields and focuses the first. False: none of the errors belongs to this form. */
  readonly applyProblem: (error: unknown) => boolean;
};

/** Facts for rules that need more than the form. They are read at every check, so that they are never outdated. */
type AskFacts = () => RuleFacts;

/**
 * The reservation form. Errors appear once a field was left or an action was tried; after that every keystroke updates
 * them.
 */
export function useReservationForm(defaults: ReservationValues, facts: RuleFacts): ReservationForm {
  const latest = useRef(facts);
  latest.current = facts;
  const resolver = useRef(resolverOf(() => latest.current));
  const form = useForm<ReservationValues>({ resolver: resolver.current, mode: 'onTouched', defaultValues: defaults });
  useFollowingErrors(form);
  const { setError, getValues } = form;
  const applyProblem = useCallback(
    (error: unknown): boolean => {
      const errors = error instanceof ApiError ? error.errors : [];
      const known = errors.filter(({ path }) => isField(getValues(), formPath(path)));
      known.forEach(({ path, code }, index) => {
        const name = formPath(path) as Path<ReservationValues>;
        setError(name, { type: 'server', message: code }, { shouldFocus: index === 0 });
      });
      return known.length > 0;
    },
    [getValues, setError],
  );
  return { ...form, applyProblem };
}

function resolverOf(facts: AskFacts): Resolver<ReservationValues> {
  return async (values, _context, options) => {
    // The rules are loaded at the first check, because most reservations are only read.
    const rules = await import('../model/validation.js').catch(() => null);
    // If loading fails, only the server checks the values.
    if (rules === null) return { values, errors: {} };
    const errors = rules.formErrors(values, facts());
    if (errors.length === 0) return { values, errors: {} };
    const flat: Record<string, FormFieldError> = {};
    for (const { path, code } of errors) flat[path] = { type: 'rule', message: code };
    return { values: {}, errors: toNestErrors(flat, options) };
  };
}

/**
 * A rule may involve several fields (departure and arrival, deposit nights and the stay). A correction in one field
 * then removes the error of the other.
 */
function useFollowingErrors({ subscribe, trigger, formState }: UseFormReturn<ReservationValues>): void {
  // Reading `errors` here makes the form track it.
  const { errors } = formState;
  const shown = useRef<Path<ReservationValues>[]>([]);
  shown.current = errorPaths(errors) as Path<ReservationValues>[];
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          if (shown.current.length > 0) void trigger(shown.current);
        },
      }),
    [subscribe, trigger],
  );
}

/** Dotted paths of all fields with an error. */
export function errorPaths(errors: object, before = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (!isObject(error) || name === 'root') return [];
    const path = before === '' ? name : `${before}.${name}`;
    return typeof error['type'] === 'string' ? [path] : errorPaths(error, path);
  });
}

function isField(values: ReservationValues, path: string): boolean {
  const inner = path.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), values);
  return inner !== undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
