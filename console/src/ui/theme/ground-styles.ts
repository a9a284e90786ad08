import type { Styles } from './css-text.js';
import { radius } from './measures.js';
import { role } from './role.js';

/**
 * Styles of plain elements. Figures are tabular everywhere, because numbers appear in columns throughout the console.
 */
export const groundStyles: Readonly<Record<string, Styles>> = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  // Focused elements scroll clear of the bars at the edges: the top bar with what stays under it, and the bottom bar.
  html: {
    WebkitTextSizeAdjust: '100%',
    scrollPaddingTop: 'calc(64px + var(--covered-top, 0px) + var(--covered-head, 0px))',
    scrollPaddingBottom: 'calc(8px + var(--covered-bottom, 76px))',
  },
  body: {
    margin: 0,
    backgroundColor: role.ground,
    color: role.ink,
    font: '400 14px/20px "Instrument Sans Variable", system-ui, sans-serif',
    fontFeatureSettings: '"tnum", "liga"',
    WebkitFontSmoothing: 'antialiased',
  },
  'h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset': { margin: 0, padding: 0 },
  fieldset: { border: 0, minWidth: 0 },
  'ul, ol': { listStyle: 'none' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', fontFeatureSettings: 'inherit' },
  a: { color: role.sea, fontWeight: 600, textDecoration: 'none', borderRadius: 4 },
  'a:hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: `2px solid ${role.sea}`, outlineOffset: 2 },
  '::selection': { backgroundColor: role.seaSoft, color: role.ink },
  kbd: {
    border: `1px solid ${role.lineStrong}`,
    borderRadius: radius.control / 2,
    font: 'inherit',
    fontSize: 11,
    lineHeight: '16px',
    padding: '0 5px',
    color: role.ink3,
  },
};

/** What can only be clicked or typed into. A pressed button, and one marked as written, say something on paper too. */
const CONTROLS =
  'button:not([data-written],[aria-pressed=true]),nav:not([data-written]),[role=search],[role=toolbar],[role=radiogroup]:not([data-written]),input,:has(> select),' +
  ':has(> textarea[placeholder]:placeholder-shown),textarea ~ [role=img]';

/**
 * Pages for paper show what is written, in the light colours, without what can only be clicked. A list is as wide as a
 * page in landscape. No heading stands alone at the end of a page. Heads of columns are text there: browsers repeat them
 * on each page, but not the buttons in them.
 */
export const paperStyles =
  '@media print{@page{margin:14mm}@page wide{size:A4 landscape}' +
  '@page price-list{size:A4;margin:11mm 12mm}html,body{background:#fff!important}' +
  'body:has([data-paper]){zoom:0.8}body:has([data-paper] table[data-density],[data-wide-paper]){page:wide}' +
  '[data-bottom-bar],[data-paper] > header > :is(a,div:not([data-written])){display:none!important}' +
  `[data-paper] :is(${CONTROLS}){display:none!important}` +
  // The label of a field that is not printed says nothing.
  '[data-paper] [data-field]:has(select,input:not([type=radio])){display:none!important}' +
  '[data-paper] [role=radiogroup][data-written]{border:0!important;background:none!important}' +
  '[data-paper] [role=radiogroup][data-written] label:not(:has(:checked)){display:none!important}' +
  '[data-paper] [role=radiogroup][data-written] label{padding:0!important;border:0!important}' +
  '[data-paper] :is([data-part],tr,li){break-inside:avoid}thead{display:table-header-group}' +
  '[data-paper] th[data-head]::before{content:attr(data-head)}' +
  '[data-paper] th[aria-sort=ascending]::before{content:attr(data-head) " ↑"}' +
  '[data-paper] th[aria-sort=descending]::before{content:attr(data-head) " ↓"}' +
  'h1,h2,h3,tr:has(> th[scope=rowgroup]){break-after:avoid}}';

/** Styles for reduced motion. */
export const stillStyles =
  '*,*::before,*::after{animation-duration:0.01ms!important;animation-iteration-count:1!important;' +
  'transition-duration:0.01ms!important;scroll-behavior:auto!important}';
