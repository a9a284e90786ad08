import type { CSSProperties } from 'react';

/** Styles as an object: properties, and under a selector with `&` or an at-rule the styles that hold there. */
export interface Styles extends CSSProperties {
  readonly [selector: string]: CSSProperties[keyof CSSProperties] | Styles;
}

/** Numbers of these are bare, those of all others are pixels. */
const BARE = new Set([
  'animationIterationCount',
  'aspectRatio',
  'columnCount',
  'fillOpacity',
  'flex',
  'flexGrow',
  'flexShrink',
  'fontWeight',
  'gridColumn',
  'gridColumnEnd',
  'gridColumnStart',
  'gridRow',
  'gridRowEnd',
  'gridRowStart',
  'lineHeight',
  'opacity',
  'order',
  'scale',
  'strokeOpacity',
  'strokeWidth',
  'tabSize',
  'zIndex',
]);

/** The rules of CSS that give an element of this selector these styles. What is undefined is left out. */
export function cssText(selector: string, styles: Styles): string {
  let own = '';
  let nested = '';
  for (const [name, value] of Object.entries(styles)) {
    if (value === undefined) continue;
    if (typeof value !== 'object') own += declaration(name, value);
    else if (name.startsWith('@')) nested += `${name}{${cssText(selector, value)}}`;
    else nested += cssText(nestedSelector(selector, name), value);
  }
  return own === '' ? nested : `${selector}{${own}}${nested}`;
}

function declaration(name: string, value: string | number): string {
  const property = name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const written = typeof value === 'string' || value === 0 || BARE.has(name) ? value : `${value}px`;
  return `${property}:${written};`;
}

/** `&` stands for the selector outside; a list of selectors holds for each of those outside. */
function nestedSelector(outside: string, inside: string): string {
  return parts(outside)
    .flatMap((each) => parts(inside).map((part) => part.replaceAll('&', each)))
    .join(',');
}

/** A list of selectors, taken apart at its commas but not at those in brackets. */
function parts(selectors: string): string[] {
  return selectors.includes(',') ? selectors.split(/,\s*(?![^(]*\))/) : [selectors];
}
