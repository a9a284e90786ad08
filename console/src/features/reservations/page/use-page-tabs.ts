import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { TabLink } from '../../../ui/page/tabs.js';
import { type PageFacts, pageTabs, tabsShown } from '../model/page-facts.js';
import { unreadOn } from '../model/visibility.js';

/** The tabs of the page as links: `?tab=0` to `3`. */
export function usePageTabs(id: string, facts: PageFacts): readonly TabLink[] {
  const { t } = useTranslation('reservations');
  const { number } = useFormats();
  return tabsShown.map((tab) => {
    const unread = unreadOn(tab, facts);
    return {
      id: tab,
      label: t(`tab_${tab}`),
      to: `/reservations/${id}?tab=${pageTabs.indexOf(tab)}`,
      ...(unread > 0 ? { count: number(unread), alert: true } : {}),
    };
  });
}
