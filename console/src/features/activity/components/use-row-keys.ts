import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrafficEventRow, TrafficType } from '../../../../../contracts/traffic/traffic.js';
import { useShortcut } from '../../../lib/shortcuts/shortcuts.js';
import type { Traffic } from '../api/use-traffic.js';

interface RowKeys {
  /** Of the element around all rows. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * The keys of a focused row: A arrived, D departed, L late, U undo. They are shortcuts of the page, so that the second
 * key of a sequence such as G A confirms nothing. Arrows up and down walk, left leads to the first arrival and right to
 * the first departure. After a confirmation the focus goes to the next row, where the work goes on.
 */
export function useRowKeys(
  rows: readonly TrafficEventRow[],
  { confirm, takeBack }: Traffic,
  onOpen: (id: string | null) => void,
): RowKeys {
  const { t } = useTranslation('activity');
  const ref = useRef<HTMLDivElement>(null);
  const all = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const rowOf = (element: Element | null) =>
    element instanceof HTMLElement
      ? rows.find(({ traffic_event_id }) => traffic_event_id === element.dataset.row)
      : undefined;
  const step = (from: Element | null, by: 1 | -1): void => {
    const elements = all();
    elements[elements.findIndex((element) => element === from) + by]?.focus();
  };
  const first = (type: TrafficType): void => {
    const own = new Set(rows.filter((one) => one.type === type).map((one) => one.traffic_event_id));
    all()
      .find(({ dataset }) => own.has(dataset.row ?? ''))
      ?.focus();
  };
  const confirmed = (type: TrafficType) => (): void => {
    const at = document.activeElement;
    const row = rowOf(at);
    if (row?.type !== type || !row.can_confirm) return;
    step(at, 1);
    confirm(row);
  };
  const group = t('keysGroup');
  useShortcut('row-arrived', { keys: 'a', label: t('keyArrived'), group, run: confirmed('ARRIVAL') });
  useShortcut('row-departed', { keys: 'd', label: t('keyDeparted'), group, run: confirmed('DEPARTURE') });
  useShortcut('row-late', {
    keys: 'l',
    label: t('keyLate'),
    group,
    run: () => {
      const row = rowOf(document.activeElement);
      if (row?.confirmed_at === null) onOpen(row.traffic_event_id);
    },
  });
  useShortcut('row-undo', {
    keys: 'u',
    label: t('actions:undo'),
    group,
    run: () => {
      const row = rowOf(document.activeElement);
      if (row?.can_undo === true || row?.can_restore === true) takeBack(row);
    },
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key } = event;
    if (!(target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (rowOf(target) === undefined) return;
    if (key === 'ArrowDown') step(target, 1);
    else if (key === 'ArrowUp') step(target, -1);
    else if (key === 'ArrowLeft') first('ARRIVAL');
    else if (key === 'ArrowRight') first('DEPARTURE');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { ref, onKeyDown };
}
