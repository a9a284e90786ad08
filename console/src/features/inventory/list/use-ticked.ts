import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import { everyPage } from '../../../lib/api/every-page.js';
import { loadOptions } from '../../../lib/api/use-load.js';
import type { BerthGroup } from '../model/berth-chunks.js';
import type { BerthFilter, BerthSort } from '../model/list-address.js';
import { nothingSelected, toggled, withAll, withRun } from '../model/selection.js';
import { listTopics } from './use-chunk.js';

/** The largest page of the server's list. */
const PAGE = 500;

/**
 * The ticked berths. Berths that are not loaded yet, because they are far from the window, are loaded when a run or all
 * of a filter is ticked.
 */
export function useTicked(groups: readonly BerthGroup[], filter: BerthFilter, sort: BerthSort) {
  const client = useQueryClient();
  const [selection, setSelection] = useState(nothingSelected);
  const loaded = useRef(new Map<string, readonly BerthRecord[]>());
  const latest = useRef({ groups, filter, sort });
  latest.current = { groups, filter, sort };

  const onLoaded = useCallback((key: string, berths: readonly BerthRecord[]) => {
    loaded.current.set(key, berths);
  }, []);

  /** Ids of all berths that pass the filter, or of one pier of them, in the order of the list. */
  const idsOf = useCallback(
    async (pierId?: string): Promise<string[]> => {
      const question = latest.current;
      const asked = pierId === undefined ? question.filter : { ...question.filter, pier_id: [pierId] };
      const berths = await everyPage(
        (page) => {
          const body = { filter: asked, sort: question.sort, ...page };
          return client.query(loadOptions(berthCalls.listBerths, body, { topics: listTopics }));
        },
        ({ id }) => id,
        { page_size: PAGE },
      );
      return berths.map(({ id }) => id);
    },
    [client],
  );
  /** The order of the drawn berths; null where a part between them is not loaded. */
  const orderDrawn = (): string[] | null => {
    const parts = latest.current.groups.flatMap(({ chunks }) => chunks.map(({ key }) => loaded.current.get(key)));
    if (parts.some((part) => part === undefined)) return null;
    return parts.flatMap((part) => part?.map(({ id }) => id) ?? []);
  };

  const tick = useCallback(
    (id: string, run: boolean) => {
      if (!run) {
        setSelection((before) => toggled(before, id));
        return;
      }
      const drawn = orderDrawn();
      if (drawn !== null) setSelection((before) => withRun(before, id, drawn));
      else void idsOf().then((order) => setSelection((before) => withRun(before, id, order)));
    },
    [idsOf],
  );
  const tickAll = useCallback(
    async (on: boolean, pierId?: string) => {
      const ids = await idsOf(pierId);
      setSelection((before) => withAll(before, ids, on));
    },
    [idsOf],
  );
  /** How many of a pier's loaded berths are ticked. */
  const tickedOf = (group: BerthGroup): 'all' | 'mixed' | 'none' => {
    const ids = group.chunks.flatMap(({ key }) => loaded.current.get(key)?.map(({ id }) => id) ?? []);
    const on = ids.filter((id) => selection.ids.has(id)).length;
    if (on === 0) return 'none';
    return on === (group.pier?.berths ?? ids.length) ? 'all' : 'mixed';
  };
  return { ids: selection.ids, tick, tickAll, tickedOf, idsOf, onLoaded, clear: () => setSelection(nothingSelected) };
}
export type Ticked = ReturnType<typeof useTicked>;
