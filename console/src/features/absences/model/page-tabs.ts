export const pageTabs = ['report', 'messages', 'history'] as const;
export type PageTab = (typeof pageTabs)[number];

const queries: Readonly<Record<PageTab, string>> = { report: '', messages: '?tab=1', history: '?tab=2' };

/** `?tab=1` opens the messages (spec 2 §2). */
export function tabOf(search: string): PageTab {
  const tab = new URLSearchParams(search).get('tab');
  return pageTabs.find((one) => one !== 'report' && queries[one] === `?tab=${tab}`) ?? 'report';
}

export function searchOfTab(tab: PageTab): string {
  return queries[tab];
}
