import { useEffect, useState } from 'react';
import type { DefaultValues, FieldErrors, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { ApiError } from '../../lib/api/api-error.js';
import type { Sending } from '../../lib/api/use-send.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { type ContractForm, useContractForm } from '../../lib/forms/use-contract-form.js';

interface DialogFormOptions<In extends FieldValues, Out> {
  /** The values that the dialog opens with. */
  readonly initial: DefaultValues<In>;
  /** The call that the form sends: a `useSend`. */
  readonly sending: Pick<Sending<never, unknown>, 'isPending' | 'error'>;
  /** Sends what the schema made of the input. */
  readonly send: (values: Out) => unknown;
  /** Called when the schema refuses the input. */
  readonly onInvalid?: (errors: FieldErrors<In>) => void;
  /** The field to which a refusal as a whole belongs; null: none. */
  readonly refusedField?: (error: ApiError) => FieldPath<In> | null;
}

export type DialogFormState<In extends FieldValues, Out> = ContractForm<In, Out> & {
  readonly isDirty: boolean;
  readonly busy: boolean;
  /** The text of a refusal that belongs to no field; null: none since the last attempt. */
  readonly problem: string | null;
  readonly submit: () => void;
  /** The present value of a field; null: it is empty. The dialog renders again when it changes. */
  readonly typed: <Name extends FieldPath<In>>(name: Name) => NonNullable<FieldPathValue<In, Name>> | null;
  /** Takes the value of an input that is not bound to the form. */
  readonly change: <Name extends FieldPath<In>>(name: Name, value: FieldPathValue<In, Name>) => void;
};

/**
 * The form of a dialog, validated by a contract's schema. Errors of the server appear at their fields and focus the
 * first; a refusal that belongs to no field is a `problem`.
 */
export function useDialogForm<In extends FieldValues, Out extends FieldValues>(
  schema: z.ZodType<Out, In>,
  { initial, sending, send, onInvalid, refusedField }: DialogFormOptions<In, Out>,
): DialogFormState<In, Out> {
  const problemWords = useProblemWords();
  const form = useContractForm(schema, { defaults: initial });
  // Read while rendering, since the form tracks only what a render reads.
  const { isDirty } = form.formState;
  const { error } = sending;
  /** The last refusal before the present attempt. */
  const [past, setPast] = useState<ApiError | null>(null);
  const { applyProblem, concernsField, setError, setValue, watch } = form;
  const whole = error === null ? null : (refusedField?.(error) ?? null);
  useEffect(() => {
    if (error === null) return;
    if (whole === null) applyProblem(error);
    else setError(whole, { type: 'server', message: error.error_type }, { shouldFocus: true });
  }, [error, whole, applyProblem, setError]);
  const submit = form.handleSubmit((values) => send(values), onInvalid);
  return {
    ...form,
    isDirty,
    busy: sending.isPending,
    problem: error === null || error === past || whole !== null || concernsField(error) ? null : problemWords(error),
    submit: () => {
      setPast(error);
      void submit();
    },
    typed: (name) => present(watch(name)),
    change: (name, value) =>
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: form.formState.isSubmitted }),
  };
}

function present<T>(value: T): NonNullable<T> | null {
  return value ?? null;
}
