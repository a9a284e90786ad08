/** The id of the page's content, beside the menus and bars. It can hold the focus, but is no tab stop. */
export const CONTENT_ID = 'content';

/** Whether no control has the focus: the document has it, or the page's content as a whole. */
export function isFocusLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.id === CONTENT_ID;
}

/** Moves the focus to the page's content without scrolling. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
