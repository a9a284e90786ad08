import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../../lib/shortcuts/shortcuts.js';
import { isUsable, type PageFacts } from '../model/page-facts.js';
import { editEntry, editMenu, formEditable } from '../model/visibility.js';
import type { BarAction } from './bar-actions.js';

interface PageKeys {
  readonly facts: PageFacts;
  readonly actions: readonly BarAction[];
  /** The name of the page, above its keys in the help. */
  readonly group: string;
  /** False while a dialog asks about an action. */
  readonly free: boolean;
  readonly onEdit: () => void;
}

/** `e` edits, `a` approves and `s` sends the price, where the buttons of the page do the same. */
export function usePageKeys({ facts, actions, group, free, onEdit }: PageKeys): void {
  const { t } = useTranslation('reservations');
  const offered = facts.tab === 'details' ? actions.flatMap((action) => action.items ?? [action]) : [];
  const usable = (id: BarAction['id']) => offered.find((action) => action.id === id && isUsable(action.offered));
  const approve = usable('approve');
  const send = usable('send') ?? usable('notify');
  const edits = isUsable(editMenu(facts)) && isUsable(editEntry(facts)) && !formEditable(facts);
  useShortcut('reservation-edit', { keys: 'e', label: t('edit'), group, run: onEdit, enabled: free && edits });
  useShortcut('reservation-approve', {
    keys: 'a',
    label: t('approve'),
    group,
    run: () => approve?.run(),
    enabled: free && approve !== undefined,
  });
  useShortcut('reservation-send', {
    keys: 's',
    label: t('sendPrice'),
    group,
    run: () => send?.run(),
    enabled: free && send !== undefined,
  });
}
