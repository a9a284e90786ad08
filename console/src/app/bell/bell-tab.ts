export type BellTab = 'messages' | 'notifications';

const KEY = 'bell-tab';

/** The tab of the bell that this browser used last. */
export function keptBellTab(): BellTab {
  return localStorage.getItem(KEY) === 'notifications' ? 'notifications' : 'messages';
}

export function keepBellTab(tab: BellTab): void {
  localStorage.setItem(KEY, tab);
}
