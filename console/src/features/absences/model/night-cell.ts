import type { ForecastNight } from '../../../../../contracts/absences/forecast.js';

/** `lost`: sold, although the resident would be back; `home`: the resident would be back, and nobody has the night. */
export type NightState = 'sold' | 'lost' | 'waiting' | 'free' | 'home';

export function nightState({ away, stay, waiting }: Pick<ForecastNight, 'away' | 'stay' | 'waiting'>): NightState {
  if (stay !== null) return away ? 'sold' : 'lost';
  if (!away) return 'home';
  return waiting ? 'waiting' : 'free';
}

/** How many nights are sold, and how many of them after the resident is back. */
export function soldCounts(nights: readonly Pick<ForecastNight, 'away' | 'stay' | 'waiting'>[]) {
  const states = nights.map(nightState);
  return {
    sold: states.filter((state) => state === 'sold').length,
    lost: states.filter((state) => state === 'lost').length,
  };
}
