import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { neighboursIn } from '../../../lib/url/list-rows.js';
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
  /** Ids of the reservations before and after this one in the list. */
  readonly neighbours: ReturnType<typeof neighboursIn>;
}

/** `j` and `k` open the next reservation of the list and the one before, `e` edits, `a` approves and `s` sends the price, where the buttons of the page do the same. */
export function usePageKeys({ facts, actions, group, free, onEdit, neighbours }: PageKeys): void {
  const { t } = useTranslation('reservations');
  const navigate = useNavigate();
  const { before, next } = neighbours;
  const offered = facts.tab === 'details' ? actions.flatMap((action) => action.items ?? [action]) : [];
  const usable = (id: BarAction['id']) => offered.find((action) => action.id === id && isUsable(action.offered));
  const approve = usable('approve');
  const send = usable('send') ?? usable('notify');
  const edits = isUsable(editMenu(facts)) && isUsable(editEntry(facts)) && !formEditable(facts);
  useShortcut('reservation-edit', { keys: 'e', label: t('actions:edit'), group, run: onEdit, enabled: free && edits });
  useShortcut('reservation-approve', {
    keys: 'a',
    label: t('actions:approve'),
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
  useShortcut('reservation-next', {
    keys: 'j',
    label: t('trade:nextReservation'),
    group,
    run: () => void navigate(`/reservations/${next ?? ''}`),
    enabled: free && next !== null,
  });
  useShortcut('reservation-before', {
    keys: 'k',
    label: t('trade:previousReservation'),
    group,
    run: () => void navigate(`/reservations/${before ?? ''}`),
    enabled: free && before !== null,
  });
}
