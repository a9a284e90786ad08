import { useTranslation } from 'react-i18next';
import type { ChosenBerth } from '../../../entities/berth/chosen-berth.js';
import * as rules from '../model/actions.js';
import { isUsable, type Offered, type PageFacts } from '../model/page-facts.js';
import type { Asking } from './use-actions.js';

/** A button of the bar at the foot of the page. */
export interface BarAction {
  readonly id: Asking;
  readonly label: string;
  readonly kind: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly offered: Offered;
  readonly run: () => void;
  /** Entries of a menu, which opens instead of running the action. */
  readonly items?: readonly BarAction[];
}

/**
 * The buttons in the order of the bar, the main one last. Actions that the state machine lacks are left out. Actions
 * that another rule blocks are shown with the reason.
 */
export function useBarActions(
  facts: PageFacts,
  chosenBerth: ChosenBerth | null,
  ask: (action: Asking) => void,
): readonly BarAction[] {
  const { t } = useTranslation('reservations');
  const action = (id: Asking, label: string, kind: BarAction['kind'], offered: Offered): BarAction => ({
    id,
    label,
    kind,
    offered,
    run: () => ask(id),
  });
  const approveWords = chosenBerth === null ? t('approve') : t('approveOnto', { berth: chosenBerth.name });
  const approve = action('approve', approveWords, 'primary', rules.approve(facts));
  const notify = action('notify', t('notify'), 'primary', rules.notify(facts));
  const send = action('send', t('sendPrice'), 'primary', rules.sendPrice(facts));
  const sendMenu: BarAction = { ...notify, label: t('send'), items: [notify, approve] };
  const mains = rules.sendsFromMenu(facts) ? [sendMenu] : [approve, send];
  const all = [
    action('suggest', t('suggestDates'), 'quiet', rules.suggestDates(facts)),
    action('cancel', t('decline'), 'plain', rules.decline(facts)),
    action('waitingList', t('waitingList'), 'plain', rules.addToWaitingList(facts)),
    ...mains,
  ];
  return onePrimary(all.filter(({ offered }) => offered.shown));
}

/** Only the last usable primary button stays primary. If none is usable, the last one stays primary. */
function onePrimary(actions: readonly BarAction[]): readonly BarAction[] {
  const primaries = actions.filter(({ kind }) => kind === 'primary');
  const main = primaries.findLast(({ offered }) => isUsable(offered)) ?? primaries.at(-1);
  return actions.map((action) =>
    action.kind === 'primary' && action !== main ? { ...action, kind: 'plain' as const } : action,
  );
}
