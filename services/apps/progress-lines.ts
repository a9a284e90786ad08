import { ProgressLine } from '../platform/operations/progress-line.js';

/** Shows the progress of each step of a program on a line of its own. */
export function progressLines(): (step: string, done: number, all: number) => void {
  const lines = new Map<string, ProgressLine>();
  return (step, done, all) => {
    const line = lines.get(step) ?? new ProgressLine(process.stderr, step);
    lines.set(step, line);
    line.show(done, all);
  };
}
