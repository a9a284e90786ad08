import { useTranslation } from 'react-i18next';
import type { ChosenBerth } from '../../../entities/berth/chosen-berth.js';
import * as rules from '../model/actions.js';
import { isUsable, type Offered, type PageFacts } from '../model/page-facts.js';
import type { Asking } from './use-actions.js';

/** A button of the bar at the foot of the page. */
export interface BarAction {
  readonly id: Asking | 'discard';
  readonly label: string;
  readonly kind: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly offered: Offered;
  readonly run: () => void;
  /** Entries of a menu, which opens instead of running the action. */
  readonly items?: readonly BarAction[];
}

export interface SavingOffered {
  readonly saving: rules.SaveOffered;
  readonly run: () => void;
  /** Leaves edit mode; null: the page is not in edit mode. */
  readonly leave: (() => void) | null;
  /** Typed input is lost on leaving. */
  readonly dirty: boolean;
}

/** The buttons of edit mode, which take the place of all others; without it, a button that saves stands before them. */
export function useSavingActions(facts: PageFacts, offered: SavingOffered, others: readonly BarAction[]) {
  const { t } = useTranslation('reservations');
  const { saving, run, leave, dirty } = offered;
  const label = saving.action === 'UPDATE' && saving.tellsBoater ? t('saveAndSend') : t('actions:save');
  // Sending the price saves the offer too, so a second button would do the same.
  const sends = leave === null && saving.tellsBoater && rules.sendPrice(facts).shown;
  const save: BarAction = { id: 'save', label, kind: leave === null ? 'plain' : 'primary', offered: saving, run };
  // Notes that are all there is to save have a button of their own.
  const saves = saving.shown && saving.action !== 'UPDATE_NOTE' && !sends ? [save] : [];
  if (leave === null) return [...saves, ...others];
  const end = t(dirty ? 'actions:discardChanges' : 'stopEditing');
  const discard: BarAction = { id: 'discard', label: end, kind: 'plain', offered: usable, run: leave };
  return [discard, ...saves];
}

/** Nothing is sent before staff have decided between their input and what somebody else changed meanwhile. */
export function undecided(actions: readonly BarAction[]): readonly BarAction[] {
  const offered: Offered = { shown: true, reason: 'reasonDecideFirst' };
  return actions.map((action) => {
    if (action.id === 'discard') return action;
    return { ...action, offered, ...(action.items === undefined ? {} : { items: undecided(action.items) }) };
  });
}

const usable: Offered = { shown: true, reason: null };

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
  const approveWords =
    chosenBerth === null ? t('actions:approve') : t('actions:approveOnto', { berth: chosenBerth.name });
  const approve = action('approve', approveWords, 'primary', rules.approve(facts));
  const notify = action('notify', t('notify'), 'primary', rules.notify(facts));
  const send = action('send', t('sendPrice'), 'primary', rules.sendPrice(facts));
  const sendMenu: BarAction = { ...notify, label: t('actions:send'), items: [notify, approve] };
  const offered =
    facts.reservation === null
      ? [
          { ...notify, label: t('sendOffer') },
          { ...approve, label: t('bookNow') },
        ]
      : [approve, send];
  const mains = rules.sendsFromMenu(facts) ? [sendMenu] : offered;
  const all = [
    action('suggest', t('suggestDates'), 'quiet', rules.suggestDates(facts)),
    action('cancel', t('actions:decline'), 'plain', rules.decline(facts)),
    action('waitingList', t('trade:waitingList'), 'plain', rules.addToWaitingList(facts)),
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
