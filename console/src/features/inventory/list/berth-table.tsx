import { Fragment, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BerthRecord, PierRecord } from '../../../../../contracts/berths/records.js';
import { type Column, columnsFor, type Density, sharesOf, type Sort } from '../../../ui/list/column.js';
import { Frame, Scroll, Table } from '../../../ui/list/list-shapes.js';
import { ListHead } from '../../../ui/list/list-head.js';
import { moveByKey } from '../../../ui/list/move-by-key.js';
import { SortNews } from '../../../ui/list/sort-head.js';
import { useRoomFor } from '../../../ui/list/use-room-for.js';
import { Unseen } from '../../../ui/page/unseen.js';
import type { BerthGroup } from '../model/berth-chunks.js';
import type { SwitchName } from './berth-switches.js';
import { ChunkRows } from './chunk-rows.js';
import { PierLine } from './pier-line.js';
import { Tick } from '../../../ui/list/tick.js';
import { BerthTableFrame } from './table-shapes.js';
import type { Ticked } from './use-ticked.js';

/** Pixels of the columns for the tick and the menu. */
const SIDES = { tick: 40, menu: 48 } as const;

export interface BerthTableProps {
  groups: readonly BerthGroup[];
  total: number;
  piers: readonly PierRecord[];
  columns: readonly Column<BerthRecord>[];
  density: Density;
  sort: Sort;
  onSort: (sort: Sort) => void;
  ticked: Ticked;
  changed: ReadonlySet<string>;
  locked: boolean;
  onFold: (pierId: string) => void;
  onSwitchPier: (pierId: string, name: SwitchName, on: boolean) => void;
  onDelete: (berth: BerthRecord) => void;
}

/** The berths by pier. Only the parts near the window are loaded and drawn, however long the list is. */
export function BerthTable(props: BerthTableProps) {
  const { groups, total, piers, density, sort, onSort, ticked, changed, locked } = props;
  const { t } = useTranslation('inventory');
  const { room, measure } = useRoomFor(0);
  const columns = room === null ? [...props.columns] : columnsFor(props.columns, room - SIDES.tick - SIDES.menu);
  const shares = sharesOf(columns);
  const atLeast = (shares?.atLeast ?? 0) + SIDES.tick + SIDES.menu;
  const needed = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  // A table with fixed widths is as wide as their sum, so they shrink with the room, down to `atLeast`.
  const shrunk = room === null ? 1 : Math.min(1, (Math.max(room, atLeast) - SIDES.tick - SIDES.menu) / needed);
  const head: Column<BerthRecord>[] = [
    {
      id: 'tick',
      header: '',
      cell: () => null,
      head: (
        <Tick
          type="checkbox"
          aria-label={t('tickAll')}
          checked={ticked.ids.size > 0 && ticked.ids.size >= total}
          ref={(input: HTMLInputElement | null) => {
            if (input !== null) input.indeterminate = ticked.ids.size > 0 && ticked.ids.size < total;
          }}
          onChange={(event) => void ticked.tickAll(event.target.checked)}
        />
      ),
    },
    ...columns,
    { id: 'menu', header: '', cell: () => null },
  ];
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'a') {
      event.preventDefault();
      void ticked.tickAll(true);
    } else if (event.key === 'Escape' && ticked.ids.size > 0) ticked.clear();
    else moveByKey(event);
  };
  const firstChunk = groups.flatMap(({ chunks }) => chunks)[0]?.key;
  return (
    <Frame>
      <SortNews columns={props.columns} sort={sort} />
      <BerthTableFrame ref={measure}>
        <Scroll data-fits={(room !== null && room >= atLeast) || undefined}>
          <Table
            aria-label={t('trade:berths')}
            aria-rowcount={total}
            data-density={density}
            style={{ minWidth: atLeast }}
            onKeyDown={byKey}
          >
            <colgroup>
              <col style={{ width: SIDES.tick }} />
              {columns.map(({ id, width }) => (
                <col key={id} style={{ width: width === undefined ? undefined : Math.floor(width * shrunk) }} />
              ))}
              <col style={{ width: SIDES.menu }} />
            </colgroup>
            <ListHead columns={head} sort={sort} onSort={onSort} sortsByTwo />
            {groups.map((group) => (
              <Fragment key={group.pier?.pier_id ?? 'all'}>
                {group.pier !== null && (
                  <tbody>
                    <PierLine
                      pier={group.pier}
                      record={piers.find(({ id }) => id === group.pier?.pier_id)}
                      columns={columns.map(({ id }) => id)}
                      closed={group.closed}
                      ticked={ticked.tickedOf(group)}
                      locked={locked}
                      onFold={() => props.onFold(group.pier?.pier_id ?? '')}
                      onTick={(on) => void ticked.tickAll(on, group.pier?.pier_id)}
                      onSwitch={(name, on) => props.onSwitchPier(group.pier?.pier_id ?? '', name, on)}
                    />
                  </tbody>
                )}
                {group.chunks.map((chunk) => (
                  <ChunkRows
                    key={chunk.key}
                    {...{ chunk, columns, density, changed, locked }}
                    ticked={ticked.ids}
                    first={chunk.key === firstChunk}
                    onLoaded={ticked.onLoaded}
                    onTick={ticked.tick}
                    onDelete={props.onDelete}
                  />
                ))}
              </Fragment>
            ))}
          </Table>
        </Scroll>
      </BerthTableFrame>
      <Unseen role="status">{ticked.ids.size > 0 ? t('chosen', { count: ticked.ids.size }) : ''}</Unseen>
    </Frame>
  );
}
