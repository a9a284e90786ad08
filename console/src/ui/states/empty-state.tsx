import type { ReactNode } from 'react';
import { EmptyBerth } from './drawings.js';
import { StateBlock } from './state-block.js';

interface EmptyStateProps {
  title: string;
  /** What will appear here, and how it gets here. */
  children?: ReactNode;
  /** The button that creates the first entry. */
  action?: ReactNode;
}

/** Shown when there are no entries yet. When a filter hides the entries, use `NoMatch`. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <StateBlock drawing={<EmptyBerth />} title={title} actions={action}>
      {children}
    </StateBlock>
  );
}
