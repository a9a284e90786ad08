/** A run of berth numbers: `first` to `last`, every one or every second one, without those left out. */
export interface BerthRun {
  readonly first: number;
  readonly last: number;
  readonly every: 1 | 2;
  readonly leave_out: readonly number[];
}

/** The numbers of a run in order. Every second number from an odd one are the odd numbers, from an even one the even. */
export function numbersOfRun({ first, last, every, leave_out }: BerthRun): number[] {
  const left = new Set(leave_out);
  const count = Math.max(0, Math.floor((last - first) / every) + 1);
  return Array.from({ length: count }, (_, index) => first + index * every).filter((number) => !left.has(number));
}
