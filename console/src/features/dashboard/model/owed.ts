import type { Waiting } from '../../../../../contracts/dashboard/figures.js';

/** What the arrivals of today that the dashboard names still owe, and whether these are all of them. */
export function owedBy({ items, total }: Waiting['arrivals']): { readonly amount: number; readonly all: boolean } {
  const cents = items.reduce((sum, { to_pay }) => sum + Math.round((to_pay?.amount ?? 0) * 100), 0);
  return { amount: cents / 100, all: items.length === total };
}
