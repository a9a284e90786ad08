/**
 * How much a row measures: the usual amount, or the least one. The least shows only that the row still runs: its figures
 * mean nothing.
 */
export type Extent = (usual: number, least: number) => number;

export const usual: Extent = (amount) => amount;
export const shortest: Extent = (_amount, least) => least;
