import { type ComponentProps, createElement, type CSSProperties, type JSX, type ReactElement } from 'react';

export type HtmlTag = keyof JSX.IntrinsicElements;

/** The props of a word of the layout: its own, and those of the element that it renders. */
export type LayoutProps<Tag extends HtmlTag, Own> = Own & { readonly as?: Tag } & Omit<ComponentProps<Tag>, keyof Own>;

/** Renders the element of a word. The class says what it is; `style` carries what differs between uses. */
export function layoutElement(
  tag: HtmlTag,
  own: string,
  look: CSSProperties,
  { className, style, ...props }: { className?: string | undefined; style?: CSSProperties | undefined },
): ReactElement {
  return createElement(tag, {
    ...props,
    className: className === undefined ? own : `${own} ${className}`,
    style: { ...look, ...style },
  });
}
