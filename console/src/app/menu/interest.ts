import type { Locked } from './locked-words.js';

type Interest = { readonly type: 'reservation' | 'absences' } | { readonly banner: string };

const parts: Readonly<Partial<Record<Locked, 'reservation' | 'absences'>>> = {
  reservation: 'reservation',
  activity: 'reservation',
  past: 'reservation',
  waiting: 'reservation',
  absence_report: 'absences',
};

/** How the interest in a feature is reported: two parts of the product by their type, all others by their walkthrough. */
export function interestIn(feature: Locked): Interest {
  const type = parts[feature];
  return type === undefined ? { banner: `walkthrough_${feature}` } : { type };
}
