import { useState } from 'react';
import { SearchField } from '../../ui/fields/search-field.js';
import { ChoiceList } from '../../ui/list/choice-list.js';
import { ColumnChooser } from '../../ui/list/column-chooser.js';
import type { Column, Density, Sort } from '../../ui/list/column.js';
import { ExportButton } from '../../ui/list/export-button.js';
import { FilterBar } from '../../ui/list/filter-bar.js';
import { FilterChip } from '../../ui/list/filter-chip.js';
import { ListTable } from '../../ui/list/list-table.js';
import { Pager } from '../../ui/list/pager.js';
import { StatusChip } from '../../ui/status/status-chip.js';
import type { StatusKind } from '../../ui/status/status-kind.js';
import { MonthStrip } from '../../entities/reservation/month-strip.js';
import type { Story } from '../story.js';

interface Line {
  number: string;
  kind: StatusKind;
  status: string;
  boat: string;
  boater: string;
  start: string;
  end: string;
  total: string;
}

const loaded = { data: {}, error: null, isFetching: false, refetch: () => undefined };

const lines: readonly Line[] = [
  ['R-20417', 'our_move', 'New request', 'Brisa do Norte', 'Marta Oliveira', '12', '18', 'EUR 402.00'],
  ['R-20398', 'waiting', 'New dates suggested', 'Havsörn', 'Erik Sandberg', '20', '27', '–'],
  ['R-20377', 'payment_due', 'Approved, payment due', 'Zeehond', 'Pieter van Dam', '08', '22', 'EUR 1,512.00'],
  ['R-20370', 'waiting_list', 'Waiting list', 'Saoirse', 'Aoife Byrne', '14', '21', '–'],
  ['R-20361', 'booked', 'Booked', 'Viento Sur', 'Sofía Castellanos', '10', '13', 'EUR 276.00'],
].map(([number = '', kind, status = '', boat = '', boater = '', from = '', to = '', total = '']) => ({
  number,
  kind: kind as StatusKind,
  status,
  boat,
  boater,
  start: `2027-07-${from}`,
  end: `2027-07-${to}`,
  total,
}));

const columns: readonly Column<Line>[] = [
  { id: 'status', header: 'Status', cell: ({ kind, status }) => <StatusChip kind={kind} label={status} /> },
  {
    id: 'number',
    header: 'Request',
    cell: ({ number }) => <b>{number}</b>,
    text: ({ number }) => number,
    sortKey: 'number',
  },
  { id: 'boater', header: 'Boater', cell: ({ boater }) => boater, text: ({ boater }) => boater, hideable: true },
  { id: 'boat', header: 'Boat', cell: ({ boat }) => boat, text: ({ boat }) => boat, hideable: true },
  {
    id: 'stay',
    header: 'Stay',
    sortKey: 'start_date',
    cell: ({ start, end }) => (
      <>
        {Number(start.slice(8))}–{Number(end.slice(8))} Jul
        <small>{Number(end.slice(8)) - Number(start.slice(8))} nights</small>
      </>
    ),
  },
  {
    id: 'month',
    header: 'July',
    hideable: true,
    cell: ({ start, end, kind }) => <MonthStrip month="2027-07" start={start} end={end} kind={kind} />,
  },
  { id: 'total', header: 'Total', align: 'right', cell: ({ total }) => total, sortKey: 'total' },
];

function List({ loading = false }: { loading?: boolean }) {
  const [hidden, setHidden] = useState<string[]>([]);
  const [density, setDensity] = useState<Density>('comfortable');
  const [sort, setSort] = useState<Sort | null>({ key: 'start_date', descending: true });
  const [chosen, setChosen] = useState<string[]>(['our_move', 'waiting']);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <FilterBar
        label="Filters"
        search={<SearchField value="" onSearch={() => undefined} label="Boat, person, number" />}
        tools={
          <>
            <ExportButton columns={columns} rows={() => Promise.resolve(lines)} fileName="reservations" />
            <ColumnChooser
              columns={columns}
              hidden={hidden}
              onHide={setHidden}
              density={density}
              onDensity={setDensity}
            />
          </>
        }
      >
        <FilterChip
          label="Status"
          value={chosen.length === 0 ? null : `Status: ${chosen.length} chosen`}
          onClear={() => setChosen([])}
        >
          {() => (
            <ChoiceList
              label="Status"
              options={lines.map(({ kind, status }) => ({ value: kind, label: status }))}
              chosen={chosen}
              onChange={setChosen}
            />
          )}
        </FilterChip>
        <FilterChip label="Size" value={null} onClear={() => undefined}>
          {() => null}
        </FilterChip>
      </FilterBar>
      <ListTable
        label="Reservations"
        columns={columns}
        rows={lines}
        rowId={(row) => row.number}
        rowHref={(row) => `/reservations/${row.number}`}
        rowLabel={(row) => `${row.number}, ${row.boat}`}
        edge={(row) => row.kind === 'our_move'}
        hidden={hidden}
        density={density}
        sort={sort}
        onSort={setSort}
        loading={loading}
        loadingRows={5}
        load={loaded}
        card={(row) => (
          <div style={{ display: 'grid', gap: 4, gridTemplateColumns: '1fr auto' }}>
            <StatusChip kind={row.kind} label={row.status} />
            <span>{row.number}</span>
            <span>
              <b>{row.boat}</b>, {row.boater}
            </span>
            <b>{row.total}</b>
          </div>
        )}
        footer={<Pager page={1} pageSize={25} total={2064} onPage={() => undefined} onPageSize={() => undefined} />}
      />
    </div>
  );
}

export const listStories: readonly Story[] = [
  { name: 'list-table', Show: List, width: 1060 },
  { name: 'list-table-loading', Show: () => <List loading />, width: 1060 },
  { name: 'list-cards', Show: List, width: 390, float: 640 },
  { name: 'filter-chip', Show: List, width: 1060, float: 480 },
];
