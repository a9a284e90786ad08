import '@fontsource-variable/instrument-sans/wght.css';
import { useLayoutEffect, type ReactNode } from 'react';
import { cssText, type Styles } from './css-text.js';
import { groundStyles, paperStyles, stillStyles } from './ground-styles.js';
import { media } from './measures.js';
import { paperScheme, schemeStyles } from './role-variables.js';
import { addRules } from './style-sheet.js';
import { followScheme } from './use-scheme.js';

const rules = (styles: Readonly<Record<string, Styles>>): string =>
  Object.entries(styles)
    .map(([selector, each]) => cssText(selector, each))
    .join('');

addRules(
  `${rules(schemeStyles)}${media.print}{${rules(paperScheme)}}${rules(groundStyles)}` +
    `${media.still}{${stillStyles}}${paperStyles}`,
);

/** Applies the console's styles and colour scheme; the scheme follows the system until the user chooses one. */
export function Look({ children }: { children: ReactNode }) {
  useLayoutEffect(followScheme, []);
  return children;
}
