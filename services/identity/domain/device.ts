import type { Device } from './user-events.js';

/** The first that matches counts: most browsers name those that they stem from, too. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** The names by which a user recognizes a device. They are proper names, the same in every language. */
export function deviceOf({
  agent,
  address,
}: {
  readonly agent: string | null;
  readonly address: string | null;
}): Device {
  const named = (names: typeof BROWSERS) => names.find(([, pattern]) => pattern.test(agent ?? ''))?.[0] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS), address };
}
