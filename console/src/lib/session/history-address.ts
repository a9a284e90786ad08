import type { Edition } from './session-context.js';

interface Remembered {
  readonly kind: 'berth' | 'reservation';
  readonly id: string;
}

/**
 * Address of the history of changes, of everything or of one record. `/history` of the lite edition shows past
 * reservations.
 */
export function historyAddress(edition: Edition, of?: Remembered): string {
  const page = edition === 'lite' ? '/audit' : '/history';
  return of === undefined ? page : `${page}?kind=${of.kind}&id=${encodeURIComponent(of.id)}`;
}
