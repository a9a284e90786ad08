import { type ComponentProps, createElement, type ElementType, type FunctionComponent } from 'react';
import { cssText, type Styles } from './css-text.js';
import { addRules } from './style-sheet.js';

type StyledProps<Tag extends ElementType> = ComponentProps<Tag> & {
  /** Another element with the same look. */
  as?: ElementType | undefined;
};

let made = 0;

/** Creates a class with these styles and returns its name. Later classes override earlier ones. */
export function styleClass(styles: Styles): string {
  made += 1;
  const name = `q${made}`;
  addRules(cssText(`.${name}`, styles));
  return name;
}

/**
 * An element, or a component that takes a `className`, with its own styles. The styles are written once, when the
 * module loads; `data-` or `aria-` attributes, or `style`, carry what differs between uses.
 */
export function styled<Tag extends ElementType>(tag: Tag): (styles: Styles) => FunctionComponent<StyledProps<Tag>> {
  return (styles) => {
    const own = styleClass(styles);
    return function Styled({ as, className, ...props }: { as?: ElementType; className?: string }) {
      return createElement(as ?? tag, { ...props, className: className === undefined ? own : `${own} ${className}` });
    } as FunctionComponent<StyledProps<Tag>>;
  };
}

/** Creates the keyframes of an animation and returns their name, for `animation`. */
export function keyframes(steps: Readonly<Record<string, Styles>>): string {
  made += 1;
  const name = `q${made}`;
  const text = Object.entries(steps).map(([step, styles]) => cssText(step, styles));
  addRules(`@keyframes ${name}{${text.join('')}}`);
  return name;
}
