import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Stands for axe's own source where the page has it already: half of a run is reading it. */
const THERE_ALREADY = '0';

const TARGET_SIZE = 'target-size';

/** A line for every rule of axe that is broken, with the places that break it. */
export async function brokenRules(page: Page): Promise<string[]> {
  const { violations } = await (await axe(page)).analyze();
  const lines: string[] = [];
  for (const { id, nodes } of violations) {
    const places = nodes.map(({ target }) => target.join(' '));
    const broken = id === TARGET_SIZE ? await tooSmall(page, places) : places;
    if (broken.length > 0) lines.push(`${id} at ${broken.join(', ')}`);
  }
  return lines;
}

/** Those that are too small in full sight as well: a bar at the foot covers a part of whatever stands behind its edge. */
async function tooSmall(page: Page, places: readonly string[]): Promise<string[]> {
  const small: string[] = [];
  for (const place of places) {
    await page.evaluate(`document.querySelector(${JSON.stringify(place)}).scrollIntoView({ block: 'center' })`);
    const { violations } = await (await axe(page)).include(place).withRules(TARGET_SIZE).analyze();
    if (violations.length > 0) small.push(place);
  }
  return small;
}

async function axe(page: Page): Promise<AxeBuilder> {
  const there = await page.evaluate<boolean>(`'axe' in window`);
  // A mail is shown in a frame without scripts, where none could look; one run in the page itself is also the cheapest.
  const builder = new AxeBuilder(there ? { page, axeSource: THERE_ALREADY } : { page })
    .setLegacyMode()
    .exclude('iframe');
  return builder.options({ iframes: false, resultTypes: ['violations'], rules: { [TARGET_SIZE]: { enabled: true } } });
}
