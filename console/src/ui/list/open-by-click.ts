import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, label, input, select, textarea, [role=menu]';

/**
 * Opens the record of a row or card that was clicked anywhere. Its text stays selectable, so a click that ends a
 * selection opens nothing. The keys that open a new tab or window work as on any link.
 */
export function openByClick(event: MouseEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  const link = event.currentTarget.querySelector<HTMLElement>('[data-row-link]');
  if (link === null || target.closest(CONTROLS) !== null) return;
  const selection = window.getSelection();
  if (selection !== null && !selection.isCollapsed && selection.containsNode(event.currentTarget, true)) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  // The middle button opens a tab, which a click with the key does too.
  const tab = event.button === 1;
  if (event.button > 1) return;
  const keys = { ctrlKey: ctrlKey || tab, metaKey: metaKey || tab, shiftKey };
  link.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}
