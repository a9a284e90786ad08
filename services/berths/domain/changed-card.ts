import type { BerthChanges } from '../../../contracts/berths/many-berths.js';
import type { BerthCard } from './berth-events.js';

/** The card with the changes; fields that stay out keep their values. */
export function changedCard(card: BerthCard, changes: BerthChanges): BerthCard {
  const { services, location, ...fields } = changes;
  return {
    ...card,
    ...given(fields),
    services: { ...card.services, ...given(services ?? {}) },
    location: { ...card.location, ...given(location ?? {}) },
  };
}

/** The fields that have a value; null is one. */
function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
