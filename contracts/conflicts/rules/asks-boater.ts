import type { RemedyChoice } from '../remedies.js';

/** Whether the remedy is a question to the boater, so that it is nothing without a message. */
export function asksBoater({ kind }: RemedyChoice): boolean {
  return kind === 'ASK' || kind === 'DATES';
}

/** Whether the words that come with the remedy are enough: a reason has three characters. */
export function isWorded(choice: RemedyChoice, message: string): boolean {
  const written = message.trim().length;
  return choice.kind === 'KEEP_BOTH' ? written >= 3 : !asksBoater(choice) || written > 0;
}
