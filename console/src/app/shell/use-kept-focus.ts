import { useEffect } from 'react';
import { focusContent } from '../../lib/screens/content-focus.js';

/**
 * Keeps the focus on the page when the focused control goes away, such as the menu button of a deleted row: browsers
 * then move it to the document, and the keyboard starts at the top of the window again. The focus goes to the page's
 * content without scrolling. An open dialog has the focus itself; a screen that moves the focus to a
 * place of its own comes later and wins.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = () => {
      last = document.activeElement;
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
      focusContent();
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
