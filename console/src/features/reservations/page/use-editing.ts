import { useState } from 'react';
import type { PageForm } from './use-page-form.js';

export interface Editing {
  readonly on: boolean;
  readonly start: () => void;
  /** Leaves edit mode; with something typed it is asked first whether to throw that away. */
  readonly stop: () => void;
  readonly asking: boolean;
  readonly discard: () => void;
  readonly keep: () => void;
  /** What was typed is saved. */
  readonly done: () => void;
}

/** Edit mode: from 'Edit' in the menu until something is saved or it is left. */
export function useEditing(page: Pick<PageForm, 'dirty' | 'discard'>): Editing {
  const [on, setOn] = useState(false);
  const [asking, setAsking] = useState(false);
  const discard = () => {
    page.discard();
    setOn(false);
    setAsking(false);
  };
  return {
    on,
    start: () => setOn(true),
    stop: () => (page.dirty ? setAsking(true) : discard()),
    asking,
    discard,
    keep: () => setAsking(false),
    done: () => setOn(false),
  };
}
