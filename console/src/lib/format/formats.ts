import { type DateFormats, dateFormats } from './date-formats.js';
import type { FormatWords } from './format-words.js';
import { type NumberFormats, numberFormats } from './number-formats.js';
import { type TimeFormats, timeFormats } from './time-formats.js';

export interface Formats extends NumberFormats, DateFormats, TimeFormats {}

/** How a language writes numbers and days, and instants in a time zone. */
export function formatsFor(language: string, timeZone: string, words: FormatWords): Formats {
  return {
    ...numberFormats(language),
    ...dateFormats(language, words),
    ...timeFormats(language, timeZone, words),
  };
}
