import type { ReservationTab } from '../../../../../contracts/reservations/list.js';
import { fullTabs, liteTabs } from '../../../../../contracts/reservations/vocabulary.js';

export type Edition = 'full' | 'lite';
/** ALL is the full edition's only: every reservation, whatever its tab. */
export type ListTab = ReservationTab | 'ALL';

export function tabsOf(edition: Edition): readonly ListTab[] {
  return edition === 'lite' ? liteTabs : [...fullTabs, 'ALL'];
}

/** The tab of the address, or the first one of the edition for any other text. */
export function tabFrom(text: string | null, edition: Edition): ListTab {
  const tabs = tabsOf(edition);
  return tabs.find((tab) => tab === text) ?? tabs[0] ?? 'PENDING';
}
