import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { ApiError } from '../api/api-error.js';

export interface ContractFormOptions<In> {
  readonly defaults: In;
}

export type ContractForm<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out> & {
  /** Puts the server's errors on their fields and goes to the first of them; false: none of them belongs to a field. */
  readonly applyProblem: (error: unknown) => boolean;
};

/**
 * A form bound to the schema of a contract: the browser refuses by the same rules and the same codes as the server.
 * Errors show once a field was left, and afterwards as one types.
 */
export function useContractForm<In extends FieldValues, Out extends FieldValues>(
  schema: z.ZodType<Out, In>,
  { defaults }: ContractFormOptions<DefaultValues<In>>,
): ContractForm<In, Out> {
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema, { error: generalCode }),
    mode: 'onTouched',
    defaultValues: defaults,
  });
  const { setError, getValues } = form;
  const applyProblem = useCallback(
    (error: unknown): boolean => {
      if (!(error instanceof ApiError)) return false;
      const values: unknown = getValues();
      const onFields = error.errors.filter(({ path }) => hasField(values, path));
      onFields.forEach(({ path, code }, index) => {
        setError(path as FieldPath<In>, { type: 'server', message: code }, { shouldFocus: index === 0 });
      });
      return onFields.length > 0;
    },
    [setError, getValues],
  );
  return { ...form, applyProblem };
}

/** Where a schema has no code of its own: what the server makes of it. */
function generalCode(issue: { readonly code?: string }): string {
  return `invalid_${issue.code ?? 'custom'}`;
}

/** Whether the dotted path leads to something that the form holds. */
function hasField(values: unknown, path: string): boolean {
  let inner = values;
  for (const name of path.split('.')) {
    if (typeof inner !== 'object' || inner === null || !(name in inner)) return false;
    inner = (inner as Record<string, unknown>)[name];
  }
  return path !== '';
}
