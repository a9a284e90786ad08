/** How a past moment is compared with now. */
export const comparisons = ['then', 'difference', 'now'] as const;
export type Comparison = (typeof comparisons)[number];

export function comparisonOf(text: string): Comparison {
  return comparisons.find((known) => known === text) ?? 'difference';
}
