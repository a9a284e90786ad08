import type { ReactNode } from 'react';
import { EmptyBerth } from './drawings.js';
import { StateBlock } from './state-block.js';

interface EmptyStateProps {
  title: string;
  /** What will stand here, and what makes it come. */
  children?: ReactNode;
  /** The button that makes the first one. */
  action?: ReactNode;
}

/** There is nothing yet. Where a filter hides what there is, use `NoMatch`. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <StateBlock drawing={<EmptyBerth />} title={title} actions={action}>
      {children}
    </StateBlock>
  );
}
