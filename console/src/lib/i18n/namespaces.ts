/** Where the words of each namespace are: a folder of `console/src` with one file per language. */
export const namespaces = {
  app: 'app/i18n',
  audit: 'features/audit/i18n',
  boater: 'features/boater/i18n',
  /** Codes of the contracts, and the words of dates and durations. */
  common: 'lib/i18n/words',
  'entities/reservation': 'entities/reservation/i18n',
  identity: 'features/identity/i18n',
  operations: 'features/operations/i18n',
  'reservation-list': 'features/reservation-list/i18n',
  reservations: 'features/reservations/i18n',
  reservationSide: 'features/reservations/i18n-side',
  ui: 'ui/i18n',
} as const;

export type Namespace = keyof typeof namespaces;

/** The folder of a namespace. @throws when nobody declared it */
export function folderOf(namespace: string): string {
  const folder = (namespaces as Readonly<Record<string, string>>)[namespace];
  if (folder === undefined) throw new Error(`no namespace ${namespace}`);
  return folder;
}
