import type { CSSProperties } from 'react';

/** Styles as an object: properties, and nested styles under a selector with `&` or an at-rule. */
export interface Styles extends CSSProperties {
  readonly [selector: string]: CSSProperties[keyof CSSProperties] | Styles;
}

/** Properties whose numbers have no unit; numbers of all others are pixels. */
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

/** The CSS rules for a selector with these styles. Undefined values are left out. */
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

/** Replaces `&` by the outer selector; a list of outer selectors applies to each of them. */
function nestedSelector(outside: string, inside: string): string {
  return parts(outside)
    .flatMap((each) => parts(inside).map((part) => part.replaceAll('&', each)))
    .join(',');
}

/** Splits a selector list at its commas, except those in brackets. */
function parts(selectors: string): string[] {
  return selectors.includes(',') ? selectors.split(/,\s*(?![^(]*\))/) : [selectors];
}
