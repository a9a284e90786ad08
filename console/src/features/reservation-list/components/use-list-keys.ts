import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../../lib/shortcuts/shortcuts.js';
import { rowAfter } from '../../../ui/list/move-by-key.js';

/** Keys of a list: `/` goes to its search, `j` and `k` to the next row and the one before. */
export function useListKeys(group: string): void {
  const { t } = useTranslation('reservation-list');
  useShortcut('list-search', { keys: '/', label: t('keySearch'), group, run: focusSearch });
  useShortcut('list-next', { keys: 'j', label: t('keyNextRow'), group, run: () => focusRow('ArrowDown') });
  useShortcut('list-before', { keys: 'k', label: t('keyRowBefore'), group, run: () => focusRow('ArrowUp') });
}

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('[data-part=filters] input[type=search]');
  field?.focus();
  field?.select();
}

/** While no row has the focus, both keys move it to the first row. */
function focusRow(key: 'ArrowDown' | 'ArrowUp'): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const to = at < 0 ? 0 : rowAfter(key, at, rows.length);
  if (to !== null) rows[to]?.focus();
}
