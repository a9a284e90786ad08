import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { fieldCode } from '../../../../contracts/vocabulary/field-code.js';
import { ApiError } from '../api/api-error.js';

export interface ContractFormOptions<In> {
  readonly defaults: In;
}

export type ContractForm<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out> & {
  /** Assigns the server's errors to their fields and focuses the first; false when none belongs to a field. */
  readonly applyProblem: (error: unknown) => boolean;
  /** Whether one of the server's errors belongs to a field. */
  readonly concernsField: (error: unknown) => boolean;
};

/**
 * A form validated by a contract's schema, with the same rules and codes as the server. Errors appear when a field
 * loses focus, and from then on while typing.
 */
export function useContractForm<In extends FieldValues, Out extends FieldValues>(
  schema: z.ZodType<Out, In>,
  { defaults }: ContractFormOptions<DefaultValues<In>>,
): ContractForm<In, Out> {
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema, { error: ({ code }) => fieldCode({ code, message: '' }) }),
    mode: 'onTouched',
    defaultValues: defaults,
  });
  const { setError, getValues } = form;
  const onFields = useCallback(
    (error: unknown) => {
      const values: unknown = getValues();
      return error instanceof ApiError ? error.errors.filter(({ path }) => hasField(values, path)) : [];
    },
    [getValues],
  );
  const concernsField = useCallback((error: unknown) => onFields(error).length > 0, [onFields]);
  const applyProblem = useCallback(
    (error: unknown): boolean => {
      const found = onFields(error);
      found.forEach(({ path, code }, index) => {
        setError(path as FieldPath<In>, { type: 'server', message: code }, { shouldFocus: index === 0 });
      });
      return found.length > 0;
    },
    [setError, onFields],
  );
  return { ...form, applyProblem, concernsField };
}

/** Whether the dotted path names a value of the form. */
function hasField(values: unknown, path: string): boolean {
  let inner = values;
  for (const name of path.split('.')) {
    if (typeof inner !== 'object' || inner === null || !(name in inner)) return false;
    inner = (inner as Record<string, unknown>)[name];
  }
  return path !== '';
}
