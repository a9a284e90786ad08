import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { settled } from './layout.js';

/** The script that finds cut texts; see its comment. */
const CUT_TEXTS = readFileSync('tests/browser/cut-texts.js', 'utf8');

/** The longest comfortable line of running text, in characters; on longer ones the eye loses the next line. */
const LONGEST_LINE = 90;
/** The least share of the space next to the menu that a list or page of work must use, on a screen of any width. */
const LEAST_USED = 0.9;

/**
 * Runs inside a page: finds paragraphs with lines that are too long. Characters are counted by the width of the line,
 * so that a wide line counts even if its text is short.
 */
const LONG_LINES = `
  [...document.querySelectorAll('main p, main li')].flatMap((element) => {
    const text = element.innerText ?? '';
    if (text.length <= ${LONGEST_LINE} || element.querySelector('p, li, button, input, select, dl, table') !== null) return [];
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
    const letters = text.length / Math.max(1, lines.size);
    return letters > ${LONGEST_LINE} ? [Math.round(letters) + ' letters a line: ' + text.slice(0, 60)] : [];
  })
`;

/** Runs inside a page: the share of its width between its leftmost and rightmost elements. */
const USED = `(() => {
  const main = document.querySelector('main').getBoundingClientRect();
  const parts = [...document.querySelectorAll('main :is(h1, h2, p, table, ul, dl, section, button)')]
    .map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
  return (Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left))) / main.width;
})()`;

/** Texts that the width of the screen cuts off, or makes hard to follow. */
export async function hardToRead(page: Page): Promise<string[]> {
  await settled(page);
  return [...(await page.evaluate<string[]>(CUT_TEXTS)), ...(await page.evaluate<string[]>(LONG_LINES))];
}

/** A line for a page that leaves too much of its width empty. */
export async function leftEmpty(page: Page): Promise<string[]> {
  await settled(page);
  const used = await page.evaluate<number>(USED);
  return used < LEAST_USED ? [`uses ${Math.round(100 * used)} % of the width`] : [];
}
