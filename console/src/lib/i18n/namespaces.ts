import type { CustomTypeOptions } from 'i18next';

/** The names by which screens ask for words. */
export type Namespace = Exclude<keyof CustomTypeOptions['resources'], 'everywhere'>;

/** The words that several areas share: the nouns of the trade and the verbs of buttons. Every `t` takes `trade:berth`. */
export const SHARED = ['trade', 'actions'] as const;

/**
 * The namespace of a folder of catalogues, given from `console/src` on. null: such a folder holds no catalogues.
 *
 *     features/audit/i18n             audit
 *     features/reservations/i18n-side reservations/side
 *     entities/boater/i18n            entities/boater
 *     ui/i18n                         ui
 *     lib/i18n/trade                  trade
 *     lib/i18n/words, lib/i18n/codes/<area>: all of them are `common`
 */
export function namespaceOf(folder: string): string | null {
  if (/^lib\/i18n\/(words|codes\/[^/]+)$/.test(folder)) return 'common';
  const shared = SHARED.find((name) => folder === `lib/i18n/${name}`);
  if (shared !== undefined) return shared;
  const [, owner = '', part] = /^(.+)\/i18n(?:-([^/]+))?$/.exec(folder) ?? [];
  const name = /^features\/([^/]+)$/.exec(owner)?.[1] ?? /^(entities\/[^/]+|ui|app)$/.exec(owner)?.[1];
  if (name === undefined) return null;
  return part === undefined ? name : `${name}/${part}`;
}
