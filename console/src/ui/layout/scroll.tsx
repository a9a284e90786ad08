import { styleClass } from '../theme/styled.js';
import { type HtmlTag, layoutElement, type LayoutProps } from './layout-element.js';

const scroll = styleClass({ overflowX: 'auto', position: 'relative' });

/** Content that is scrolled sideways where it is wider than its place. */
export function Scroll<Tag extends HtmlTag = 'div'>(props: LayoutProps<Tag, object>) {
  const { as = 'div', ...element }: LayoutProps<HtmlTag, object> = props;
  return layoutElement(as, scroll, {}, element);
}
