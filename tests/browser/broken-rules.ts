import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Takes the place of axe's own source when the page already has it: parsing it takes half of a run. */
const THERE_ALREADY = '0';

const TARGET_SIZE = 'target-size';

/** One line for each broken rule of axe, with the places that break it. */
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

/** Elements that are too small even in full view: a fixed bar at the foot covers a part of the elements behind it. */
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
  // A mail is shown in a frame without scripts, where axe cannot run; a single run in the page itself is also the
  // fastest.
  const builder = new AxeBuilder(there ? { page, axeSource: THERE_ALREADY } : { page })
    .setLegacyMode()
    .exclude('iframe');
  return builder.options({ iframes: false, resultTypes: ['violations'], rules: { [TARGET_SIZE]: { enabled: true } } });
}
