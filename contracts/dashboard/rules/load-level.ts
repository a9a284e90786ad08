export type LoadLevel = 'low' | 'medium' | 'high';

/** Shares in percent up to which a load reads low, and medium (spec 2 §9). */
export const LOW_LOAD = 40;
export const MEDIUM_LOAD = 75;

/** How a share in percent reads on the load gauge. */
export function loadLevel(percent: number): LoadLevel {
  if (percent <= LOW_LOAD) return 'low';
  return percent <= MEDIUM_LOAD ? 'medium' : 'high';
}

/** Whole percent of a part, at most 100; 0 of nothing. */
export function sharePercent(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.round((100 * part) / whole));
}
