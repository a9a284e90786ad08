import type { CSSProperties } from 'react';
import { styleClass } from '../theme/styled.js';
import { type HtmlTag, layoutElement, type LayoutProps } from './layout-element.js';

interface RowLook {
  /** Pixels, or "rows columns". */
  readonly gap?: number | string;
  readonly align?: CSSProperties['alignItems'];
  readonly justify?: CSSProperties['justifyContent'];
  /** Goes on in further lines where there is no room. */
  readonly wrap?: boolean;
  /** May become narrower than its content. */
  readonly shrinks?: boolean;
}

const row = styleClass({ display: 'flex' });

/** Children beside each other. */
export function Row<Tag extends HtmlTag = 'div'>(props: LayoutProps<Tag, RowLook>) {
  const {
    as = 'div',
    gap,
    align,
    justify,
    wrap = false,
    shrinks = false,
    ...element
  }: LayoutProps<HtmlTag, RowLook> = props;
  const look = { gap, alignItems: align, justifyContent: justify, flexWrap: wrap ? ('wrap' as const) : undefined };
  return layoutElement(as, row, shrinks ? { ...look, minWidth: 0 } : look, element);
}
