import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../../ui/buttons/menu-item.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { type ChartBar, hasEdge, isMovable } from '../model/chart-bar.js';
import type { ChangeKind } from '../model/form-change.js';
import { useBarWords } from './use-bar-words.js';

const MenuFloat = lazyWithRetry(async () => (await import('../../../ui/buttons/menu-float.js')).MenuFloat);

interface BarMenuProps {
  readonly bar: ChartBar;
  readonly anchor: HTMLElement;
  readonly readOnly: boolean;
  readonly onOpen: (bar: ChartBar) => void;
  readonly onChange: (bar: ChartBar, kind: ChangeKind) => void;
  readonly onClose: () => void;
}

/** What can be done with a bar: every gesture of the chart, by name. */
export function BarMenu({ bar, anchor, readOnly, onOpen, onChange, onClose }: BarMenuProps) {
  const { t } = useTranslation('plan');
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
    bar.dates === 'SUGGEST' && !readOnly
      ? { id: 'suggest', label: t('menu_suggest'), run: () => onOpen(bar) }
      : change('dates', reason ?? datesReason()),
    change('swap'),
    change('split'),
  ];
  return (
    <>
      <Unseen id={id}>{t('menuOf', { boat: words.boat(bar) })}</Unseen>
      <MenuFloat id={`${id}-menu`} anchor={anchor} items={items} labelledBy={id} onClose={onClose} />
    </>
  );

  function datesReason(): string | null {
    if (bar.kind === 'RESIDENT') return null;
    if (bar.dates === 'FIXED') return t('menuDatesFixed');
    return hasEdge(bar, 'start') || hasEdge(bar, 'end') ? null : t('menuMiddle');
  }
}
