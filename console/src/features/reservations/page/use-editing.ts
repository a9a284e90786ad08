import { useState } from 'react';
import type { PageForm } from './use-page-form.js';

export interface Editing {
  readonly on: boolean;
  readonly start: () => void;
  /** Leaves edit mode. Staff confirm first if typed input would be lost. */
  readonly stop: () => void;
  readonly asking: boolean;
  readonly discard: () => void;
  readonly keep: () => void;
  /** Ends edit mode after the input was saved. */
  readonly done: () => void;
}

/** Edit mode lasts from 'Edit' in the menu, or from input that came back, until staff save or leave it. */
export function useEditing(page: Pick<PageForm, 'dirty' | 'discard'>, startsOn: boolean): Editing {
  const [on, setOn] = useState(startsOn);
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
