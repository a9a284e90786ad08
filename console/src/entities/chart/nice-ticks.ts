/** Steps of an axis that people read easily, in powers of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** The ticks of an axis from 0 up to `most` or just above it, at most `count` of them and whole numbers only. */
export function niceTicks(most: number, count = 4): number[] {
  const raw = Math.max(1, most / (count - 1));
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, (STEPS.find((one) => one * power >= raw) ?? 10) * power);
  const whole = Number.isInteger(step) ? step : Math.ceil(step);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / whole) + 1 }, (_, index) => index * whole);
}
