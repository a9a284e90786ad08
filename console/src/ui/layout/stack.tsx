import type { CSSProperties } from 'react';
import { styleClass } from '../theme/styled.js';
import { type HtmlTag, layoutElement, type LayoutProps } from './layout-element.js';

interface StackLook {
  /** Pixels, or "rows columns". */
  readonly gap?: number | string;
  readonly align?: CSSProperties['alignItems'];
  /** Where the children are in their columns. */
  readonly justify?: CSSProperties['justifyItems'];
  /** The columns of a grid; absent: one below the other. */
  readonly columns?: string;
  /** May become narrower than its content. */
  readonly shrinks?: boolean;
}

const stack = styleClass({ display: 'grid' });

/** Children below each other, or in columns. */
export function Stack<Tag extends HtmlTag = 'div'>(props: LayoutProps<Tag, StackLook>) {
  const {
    as = 'div',
    gap,
    align,
    justify,
    columns,
    shrinks = false,
    ...element
  }: LayoutProps<HtmlTag, StackLook> = props;
  const look = { gap, alignItems: align, justifyItems: justify, gridTemplateColumns: columns };
  return layoutElement(as, stack, shrinks ? { ...look, minWidth: 0 } : look, element);
}
