import { createContext, useContext } from 'react';
import type { CheckedForm } from './form-errors.js';
import type { PlanForm } from './plan-form.js';

/** What the cards of the price settings share. */
export interface Editing {
  readonly form: PlanForm;
  readonly published: PlanForm | null;
  readonly checked: CheckedForm;
  /** Changes a copy of the form. */
  readonly change: (recipe: (form: PlanForm) => void) => void;
  readonly replace: (form: PlanForm) => void;
  /** The error text of a field, once it was left or the changes were to be published. */
  readonly errorAt: (path: string) => string | undefined;
  readonly leave: (path: string) => void;
  readonly locked: boolean;
  readonly currency: string;
}

export const EditingContext = createContext<Editing | null>(null);

/** @throws outside the price settings */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('the price settings are not open');
  return editing;
}
