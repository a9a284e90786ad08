import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../../ui/buttons/menu-item.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { Unseen } from '../../../ui/page/unseen.js';
import type { DepartingStay } from '../../../entities/stay-change/departure-dialog.js';
import { type DepartureMove, departuresOf } from '../../../entities/stay-change/departure-rules.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { type ChartBar, departingStay, hasEdge, isMovable } from '../model/chart-bar.js';
import type { ChangeKind } from '../model/form-change.js';
import { useBarWords } from './use-bar-words.js';

const MenuFloat = lazyWithRetry(async () => (await import('../../../ui/buttons/menu-float.js')).MenuFloat);

interface BarMenuProps {
  readonly bar: ChartBar;
  readonly anchor: HTMLElement;
  readonly readOnly: boolean;
  readonly onOpen: (bar: ChartBar) => void;
  readonly onChange: (bar: ChartBar, kind: ChangeKind) => void;
  readonly onDeparture: (stay: DepartingStay, move: DepartureMove) => void;
  readonly onClose: () => void;
}

/** What can be done with a bar: every gesture of the chart, by name. */
export function BarMenu({ bar, anchor, readOnly, onOpen, onChange, onDeparture, onClose }: BarMenuProps) {
  const { t } = useTranslation(['plan', 'entities/stay-change']);
  const today = useMarinaToday();
  const words = useBarWords();
  const id = useId();
  const reason = readOnly ? t('menuReadOnly') : isMovable(bar) ? null : t('menuNotMovable');
  const change = (kind: ChangeKind, disabledReason = reason): MenuItem => ({
    id: kind,
    label: t(`menu_${kind}`),
    disabledReason,
    run: () => onChange(bar, kind),
  });
  const items: MenuItem[] = [
    ...(bar.reservationId === null ? [] : [{ id: 'open', label: t('menu_open'), run: () => onOpen(bar) }]),
    change('move'),
    change('dates', reason ?? datesReason()),
    ...departures(),
    change('swap'),
    change('split'),
  ];
  return (
    <>
      <Unseen id={id}>{t('menuOf', { boat: words.boat(bar) })}</Unseen>
      <MenuFloat id={`${id}-menu`} anchor={anchor} items={items} labelledBy={id} onClose={onClose} />
    </>
  );

  /** Other departures of a stay, which need no drag. */
  function departures(): MenuItem[] {
    const stay = departingStay(bar, words.boat(bar));
    if (stay === null || bar.dates !== 'CHANGE') return [];
    return (['longer', 'earlier'] as const)
      .filter((move) => departuresOf(stay, move, today) !== null)
      .map((move) => ({
        id: move,
        label: t(`entities/stay-change:${move}`),
        disabledReason: reason,
        run: () => onDeparture(stay, move),
      }));
  }

  function datesReason(): string | null {
    if (bar.kind === 'RESIDENT') return null;
    if (bar.dates === 'FIXED') return t('menuDatesFixed');
    return hasEdge(bar, 'start') || hasEdge(bar, 'end') ? null : t('menuMiddle');
  }
}
