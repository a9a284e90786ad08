import type { Interest } from '../../entities/marina/learn-more.js';
import type { Walkthrough } from './menu-rules.js';

const parts: Readonly<Partial<Record<Walkthrough, 'reservation' | 'absences'>>> = {
  reservation: 'reservation',
  activity: 'reservation',
  past: 'reservation',
  waiting: 'reservation',
  absence_report: 'absences',
};

/** Reports interest in a feature: reservations and absences by type, every other feature by its walkthrough. */
export function interestIn(feature: Walkthrough): Interest {
  const type = parts[feature];
  return type === undefined ? { banner: `walkthrough_${feature}` } : { type };
}
