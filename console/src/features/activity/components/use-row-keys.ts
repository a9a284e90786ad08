import type { KeyboardEvent } from 'react';
import type { TrafficEventRow, TrafficType } from '../../../../../contracts/traffic/traffic.js';
import type { Traffic } from '../api/use-traffic.js';

/**
 * The keys of a focused row: A arrived, D departed, L late, U undo. Arrows up and down walk, left leads to the first
 * arrival and right to the first departure. After a confirmation the focus goes to the next row, where the work goes on.
 */
export function useRowKeys(
  rows: readonly TrafficEventRow[],
  { confirm, takeBack }: Traffic,
  onOpen: (id: string | null) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { target, currentTarget, key } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rows.find(({ traffic_event_id }) => traffic_event_id === target.dataset.row);
    if (row === undefined) return;
    const all = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const step = (by: 1 | -1): void => all[all.indexOf(target) + by]?.focus();
    const first = (type: TrafficType): void => {
      const own = new Set(rows.filter((one) => one.type === type).map((one) => one.traffic_event_id));
      all.find(({ dataset }) => own.has(dataset.row ?? ''))?.focus();
    };
    const taken = (): boolean => {
      switch (key.toLowerCase()) {
        case 'arrowdown':
          step(1);
          return true;
        case 'arrowup':
          step(-1);
          return true;
        case 'arrowleft':
          first('ARRIVAL');
          return true;
        case 'arrowright':
          first('DEPARTURE');
          return true;
        case 'a':
        case 'd': {
          const wanted = key.toLowerCase() === 'a' ? 'ARRIVAL' : 'DEPARTURE';
          if (row.type !== wanted || !row.can_confirm) return false;
          step(1);
          confirm(row);
          return true;
        }
        case 'l':
          if (row.confirmed_at !== null) return false;
          onOpen(row.traffic_event_id);
          return true;
        case 'u':
          if (!row.can_undo && !row.can_restore) return false;
          takeBack(row);
          return true;
        default:
          return false;
      }
    };
    if (!taken()) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
