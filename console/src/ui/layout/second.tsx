import { type } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { styleClass } from '../theme/styled.js';
import { type HtmlTag, layoutElement, type LayoutProps } from './layout-element.js';

const second = styleClass({ ...type.second, color: role.ink2 });

/** Secondary text. */
export function Second<Tag extends HtmlTag = 'div'>(props: LayoutProps<Tag, object>) {
  const { as = 'div', ...element }: LayoutProps<HtmlTag, object> = props;
  return layoutElement(as, second, {}, element);
}
