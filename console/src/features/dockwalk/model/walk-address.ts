import { addressWith } from './address-with.js';

export const WALK = '/berths';

/** The pier of a phone, or the chosen pier of the desk. */
export const pierAddress = (pier: string): string => addressWith(WALK, { pier });
export const endAddress = addressWith(WALK, { view: 'end' });
export const pastAddress = addressWith(WALK, { view: 'past' });

export const berthAddress = (berthId: string): string => `/berthVesel/${berthId}`;
export const newBoatAddress = (berthId: string, name: string): string =>
  addressWith(berthAddress(berthId), { new: name });
