/** Corner radii in pixels: controls, cards and floats. */
export const radius = { control: 8, card: 12 } as const;

/** Durations of colour changes and movements. Reduced motion switches both off globally. */
export const motion = { colour: '120ms ease', move: '180ms ease' } as const;

/** Type sizes as CSS `font` shorthands without the family: weight, size and line height. */
export const type = {
  pageTitle: { fontSize: 22, lineHeight: '28px', fontWeight: 650, letterSpacing: '-0.01em' },
  section: { fontSize: 16, lineHeight: '22px', fontWeight: 650 },
  body: { fontSize: 14, lineHeight: '20px', fontWeight: 400 },
  strong: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  second: { fontSize: 12, lineHeight: '16px', fontWeight: 400 },
  label: { fontSize: 12, lineHeight: '16px', fontWeight: 600 },
} as const;

/** The maximum width of running text, about 85 characters; longer lines are hard to read. */
export const textWidth = '58ch';

/** Media queries. Paper is no phone, however narrow it is. A phone is at most 760 px wide, the reservation page has its third column from 1,200 px. */
export const media = {
  phone: '@media screen and (max-width: 760px)',
  wide: '@media (min-width: 1200px)',
  /** The navigation shows icons only. */
  icons: '@media screen and (min-width: 761px) and (max-width: 1099px)',
  /** The navigation shows its words in less room. */
  narrowMenu: '@media screen and (min-width: 1100px) and (max-width: 1359px)',
  print: '@media print',
  touch: '@media (pointer: coarse)',
  still: '@media (prefers-reduced-motion: reduce)',
} as const;

/** Height in pixels of the bar at the top, on a desk and on a phone. What stays in sight while a page scrolls is below it. */
export const TOP_BAR = 56;

/** Hides an element visually but not from screen readers. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/**
 * Container queries of the content beside the navigation, from which cards stand in two and three columns. A page with
 * less room has one column.
 */
export const content = {
  name: 'content',
  two: '@container content (min-width: 880px)',
  three: '@container content (min-width: 1080px)',
} as const;
