import { type ComponentProps, createElement, type ElementType, type FunctionComponent } from 'react';
import { cssText, type Styles } from './css-text.js';
import { addRules } from './style-sheet.js';

type StyledProps<Tag extends ElementType> = ComponentProps<Tag> & {
  /** Another element with the same look. */
  as?: ElementType | undefined;
};

let made = 0;

/** The name of a new class with these styles. Later classes win over earlier ones. */
export function styleClass(styles: Styles): string {
  made += 1;
  const name = `q${made}`;
  addRules(cssText(`.${name}`, styles));
  return name;
}

/**
 * An element, or a component that takes a `className`, with a look of its own. The look is written once, when its module
 * is read: what differs from one use to the next stands in `data-` or `aria-` attributes, or in `style`.
 */
export function styled<Tag extends ElementType>(tag: Tag): (styles: Styles) => FunctionComponent<StyledProps<Tag>> {
  return (styles) => {
    const own = styleClass(styles);
    return function Styled({ as, className, ...props }: { as?: ElementType; className?: string }) {
      return createElement(as ?? tag, { ...props, className: className === undefined ? own : `${own} ${className}` });
    } as FunctionComponent<StyledProps<Tag>>;
  };
}

/** Steps of an animation; answers its name, for `animation`. */
export function keyframes(steps: Readonly<Record<string, Styles>>): string {
  made += 1;
  const name = `q${made}`;
  const text = Object.entries(steps).map(([step, styles]) => cssText(step, styles));
  addRules(`@keyframes ${name}{${text.join('')}}`);
  return name;
}
