export type BellTab = 'messages' | 'notifications';

const KEY = 'bell-tab';

/** The tab of the bell that this browser used last. */
export function keptBellTab(): BellTab {
  return localStorage.getItem(KEY) === 'notifications' ? 'notifications' : 'messages';
}

export function keepBellTab(tab: BellTab): void {
  localStorage.setItem(KEY, tab);
}

/** The tab that the bell opens on: the one used last, unless only the other has something unread. */
export function openingTab(unread: Readonly<Record<BellTab, number>>, kept: BellTab): BellTab {
  const other = kept === 'messages' ? 'notifications' : 'messages';
  return unread[kept] === 0 && unread[other] > 0 ? other : kept;
}
