import type { RemedyChoice } from '../remedies.js';

/** Whether the remedy is a question to the boater, so that it is nothing without a message. */
export function asksBoater({ kind }: RemedyChoice): boolean {
  return kind === 'ASK' || kind === 'DATES';
}
