import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog } from '../dialogs/form-dialog.js';
import type { DialogFormState } from './use-dialog-form.js';

interface DialogFormProps<In extends FieldValues, Out> {
  readonly form: DialogFormState<In, Out>;
  readonly title: string;
  /** Names the button's action. */
  readonly confirm: string;
  /** Replaces the label "Cancel". */
  readonly dismiss?: string;
  readonly danger?: boolean;
  /** Whether closing would lose input that is not a field of the form. */
  readonly dirty?: boolean;
  /** Why the form cannot be sent yet; null: it can. */
  readonly disabledReason?: string | null;
  /** The fields, bound to `form.control`. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A dialog with the form of a call. Rendered while it is open. */
export function DialogForm<In extends FieldValues, Out>({ form, dirty = false, ...dialog }: DialogFormProps<In, Out>) {
  return (
    <FormDialog
      {...dialog}
      open
      dirty={form.isDirty || dirty}
      busy={form.busy}
      problem={form.problem}
      onConfirm={form.submit}
    />
  );
}
