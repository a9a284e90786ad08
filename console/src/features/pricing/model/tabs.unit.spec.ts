import { describe, expect, it } from '@jest/globals';
import { pricingTabs, tabOf } from './tabs.js';

describe('the tab of an address', () => {
  it.each(pricingTabs)('is the one it names: %s', (tab) => expect(tabOf(tab)).toBe(tab));

  it.each([
    [null, 'seasons'],
    ['nothing', 'seasons'],
    ['surcharges', 'persons'],
  ])('%s leads to %s', (named, tab) => expect(tabOf(named)).toBe(tab));
});
