import type { ReservationTab } from '../../../../../contracts/reservations/list.js';
import { fullTabs, liteTabs } from '../../../../../contracts/reservations/vocabulary.js';

export type Edition = 'full' | 'lite';
/** ALL exists only in the full edition. It shows every reservation, whatever its tab. */
export type ListTab = ReservationTab | 'ALL';

export function tabsOf(edition: Edition): readonly ListTab[] {
  return edition === 'lite' ? liteTabs : [...fullTabs, 'ALL'];
}

/** The tab in the address, or the edition's first tab for any other text. */
export function tabFrom(text: string | null, edition: Edition): ListTab {
  const tabs = tabsOf(edition);
  return tabs.find((tab) => tab === text) ?? tabs[0] ?? 'PENDING';
}
