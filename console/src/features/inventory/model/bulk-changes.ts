import type { BerthChanges } from '../../../../../contracts/berths/many-berths.js';

export const sizeNames = ['max_loa', 'max_beam', 'max_draft', 'min_length', 'min_beam', 'min_draft'] as const;
export type SizeName = (typeof sizeNames)[number];

/** What is to become of a service or a word about the location. */
export type FlagChoice = 'same' | 'yes' | 'no';

/** The sizes that were typed; null: nothing changes. */
export function sizeChanges(typed: Readonly<Partial<Record<SizeName, number>>>): BerthChanges | null {
  const given = sizeNames.filter((name) => (typed[name] ?? 0) > 0).map((name) => [name, typed[name]]);
  return given.length === 0 ? null : (Object.fromEntries(given) as BerthChanges);
}

/** The services, or words about the location, that were chosen; null: nothing changes. */
export function flagChanges(
  of: 'services' | 'location',
  chosen: Readonly<Partial<Record<string, FlagChoice>>>,
): BerthChanges | null {
  const given = Object.entries(chosen).filter(([, choice]) => choice !== undefined && choice !== 'same');
  if (given.length === 0) return null;
  return { [of]: Object.fromEntries(given.map(([name, choice]) => [name, choice === 'yes'])) };
}
