import dayjs from 'dayjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '../../../entities/reservation/bulk/bulk-bar.js';
import { RowTick, useTickColumn } from '../../../entities/reservation/bulk/tick-column.js';
import { usePrinting } from '../../../entities/reservation/bulk/use-printing.js';
import { type TickedRows, useTickedRows } from '../../../entities/reservation/bulk/use-ticked-rows.js';
import { SavedViews } from '../../../entities/view/saved-views.js';
import { Button } from '../../../ui/buttons/button.js';
import type { ListedPage } from '../../../lib/api/use-listed-page.js';
import { useRecentChanges } from '../../../lib/realtime/realtime.js';
import { useLocalPreference } from '../../../lib/session/local-preference.js';
import { useNow } from '../../../lib/time/use-now.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { ColumnChooser } from '../../../ui/list/column-chooser.js';
import { type Column, columnsFor, type Density, sharesOf, shownColumns } from '../../../ui/list/column.js';
import { ExportButton } from '../../../ui/list/export-button.js';
import { StayingFilterBar } from '../../../ui/list/staying-filter-bar.js';
import { PagedList } from '../../../ui/list/paged-list.js';
import { useRoomFor } from '../../../ui/list/use-room-for.js';
import { Page } from '../../../ui/page/page.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { useSuggestions } from '../api/use-suggestions.js';
import { withContacts } from '../api/with-contacts.js';
import { berthShown } from '../model/berth-shown.js';
import { sharedMonth } from '../model/date-choice.js';
import { tabsOf } from '../model/list-tabs.js';
import type { ListAnswer, ListedRow } from '../model/listed-row.js';
import { ListFilters, type MarinaFilter, useNamedFilters } from './list-filters.js';
import { ListInstead, type TabOfMatches } from './list-instead.js';
import { ListTabs } from './list-tabs.js';
import { ReservationCard } from './reservation-card.js';
import { SortChip } from './sort-chip.js';
import { hiddenAtFirst, useColumns } from './use-columns.js';
import { moveGroupOf } from '../model/move-groups.js';
import { useListKeys } from './use-list-keys.js';
import { useGroupsOfBoats } from './use-groups-of-boats.js';
import { useMoveGroups } from './use-move-groups.js';
import { useRoomy } from './use-roomy.js';
import type { ListUrl } from './use-list-url.js';
import { useRowWords } from './use-row-words.js';

const MINUTE = 60_000;
const none: readonly ListedRow[] = [];

interface ListScreenProps {
  title: string;
  url: ListUrl;
  list: ListedPage<ListAnswer>;
  /** Every row that passes the filters, over all pages, for the export. */
  allRows: () => Promise<readonly ListedRow[]>;
  rowHref: (row: ListedRow) => string;
  /** The action beside the export that creates a reservation. */
  action?: ReactNode;
  marinas?: MarinaFilter | undefined;
}

/** The user's hidden columns and row density. */
function useListLook(acrossMarinas: boolean) {
  const [hidden, hide] = useLocalPreference<string[]>(
    acrossMarinas ? 'reservations-admin.hidden' : 'reservations.hidden',
    hiddenAtFirst(acrossMarinas),
  );
  const [density, setDensity] = useLocalPreference<Density>('reservations.density', 'comfortable');
  return { hidden, hide, density, setDensity };
}

/**
 * A list of reservations with its tabs, filters and export. The address holds the filters, the order and the page; the
 * browser keeps the user's choice of columns.
 */
export function ListScreen({ title, url, list, allRows, rowHref, action, marinas }: ListScreenProps) {
  const { t } = useTranslation('reservation-list');
  const narrow = useNarrow();
  const acrossMarinas = marinas !== undefined;
  const look = useListLook(acrossMarinas);
  const { stay, arrival, departure } = url.choices;
  const suggestions = useSuggestions(acrossMarinas ? none : list.rows);
  const ticked = useTickedRows(list.rows);
  const tickColumn = useTickColumn(ticked);
  const described = useColumns(sharedMonth([stay, arrival, departure]), acrossMarinas, useRoomy(), suggestions);
  // An administrator works in one marina at a time, so rows of several are not ticked.
  const columns = acrossMarinas ? described : [tickColumn, ...described];
  // Texts such as "8 min" and "answer within 47 h" must stay true.
  useNow(MINUTE);
  useListKeys(title);
  const { room, measure } = useRoomFor(0);
  const shown = shownColumns(columns, look.hidden);
  const kept = room === null ? shown : columnsFor(shown, room);
  // Cards take the place of a table whose columns have no room.
  const cards = narrow || (room !== null && (sharesOf(kept)?.atLeast ?? 0) > room);
  const [printing, print] = usePrinting();
  return (
    <Page
      paper
      title={title}
      actions={
        <>
          {!narrow && <ExportButton columns={shown} rows={allRows} fileName={fileName(t('exportName'))} workbook />}
          {action}
        </>
      }
    >
      <ListTabs url={url} counts={list.data?.counts} />
      <div ref={measure} style={{ marginTop: -16 }} />
      <ListFilterBar {...{ url, marinas, columns, look, cards }} />
      <ReservationTable
        {...{ url, rowHref, look, suggestions, cards, marinas, printing }}
        columns={cards ? columns : columns.filter((column) => kept.includes(column) || !shown.includes(column))}
        list={printing ? { ...list, rows: ticked.rows } : list}
        ticked={acrossMarinas ? undefined : ticked}
      />
      {!acrossMarinas && (
        <BulkBar
          ticked={ticked}
          onPrint={print}
          onExport={() => void exportRows(fileName(t('exportName')), shown, ticked.rows)}
        />
      )}
    </Page>
  );
}

async function exportRows(name: string, columns: readonly Column<ListedRow>[], rows: readonly ListedRow[]) {
  const [{ csvOf, saveFile }, all] = await Promise.all([import('../../../ui/list/csv.js'), withContacts(rows)]);
  saveFile(`${name}.csv`, csvOf(columns, all));
}

interface ListFilterBarProps {
  url: ListUrl;
  marinas: MarinaFilter | undefined;
  columns: ReturnType<typeof useColumns>;
  look: ReturnType<typeof useListLook>;
  cards: boolean;
}

function ListFilterBar({ url, marinas, columns, look, cards }: ListFilterBarProps) {
  const { t } = useTranslation('reservation-list');
  const narrow = useNarrow();
  // A phone has the search and one button, which opens the rest. A list that comes narrowed shows by what.
  const [open, setOpen] = useState(url.filtered);
  return (
    <StayingFilterBar
      label={t('trade:filters')}
      search={
        <SearchField
          label={t('searchLabel')}
          width={280}
          value={url.choices.search}
          onSearch={(search) => url.filter({ search })}
        />
      }
      opener={
        narrow && (
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('trade:filters')}
          </Button>
        )
      }
      tools={
        <ColumnChooser
          columns={columns}
          hidden={look.hidden}
          onHide={look.hide}
          density={look.density}
          onDensity={look.setDensity}
        />
      }
      onClear={url.filtered ? url.clear : undefined}
    >
      {(!narrow || open) && (
        <>
          <ListFilters choices={url.choices} onChange={url.filter} marinas={marinas} />
          {cards && <SortChip url={url} />}
          <SavedViews list={marinas === undefined ? 'reservations' : 'reservations_admin'} />
        </>
      )}
    </StayingFilterBar>
  );
}

interface ReservationTableProps extends Pick<ListScreenProps, 'url' | 'list' | 'rowHref' | 'marinas'> {
  columns: ReturnType<typeof useColumns>;
  look: ReturnType<typeof useListLook>;
  suggestions: ReturnType<typeof useSuggestions>;
  cards: boolean;
  printing: boolean;
  /** Absent: rows cannot be ticked. */
  ticked: TickedRows<ListedRow> | undefined;
}

function ReservationTable({ url, list, rowHref, marinas, ...rest }: ReservationTableProps) {
  const { columns, look, suggestions, cards, printing, ticked } = rest;
  const { t } = useTranslation('reservation-list');
  const words = useRowWords();
  const changed = useRecentChanges('reservations');
  const filters = useNamedFilters({ choices: url.choices, onChange: url.filter, marinas });
  const group = useMoveGroups(url, list.data?.moves);
  const bundle = useGroupsOfBoats();
  // Whoever asks for one group, or prints ticked rows, wants to see each boat.
  const bundled = url.choices.group_id === null && marinas === undefined && !printing;
  return (
    <PagedList
      list={list}
      label={t('tableLabel')}
      columns={columns}
      rowId={(row) => row.id}
      rowHref={rowHref}
      rowLabel={(row) => `${row.view_id}, ${words.boat(row)}`}
      edge={(row) => moveGroupOf(row) === 'ours'}
      group={group}
      bundle={bundled ? bundle : undefined}
      cards={cards}
      changed={changed}
      hidden={look.hidden}
      density={look.density}
      sort={url.sort}
      onSort={url.sortBy}
      sortsByTwo
      card={(row) => (
        <ReservationCard
          row={row}
          berth={berthShown(row, suggestions)}
          marina={row.marina?.name}
          tick={ticked !== undefined && <RowTick row={row} ticked={ticked} />}
        />
      )}
      loadingGroup={url.order.key === 'next_move'}
      loadingRows={Math.min(url.page.page_size, 10)}
      empty={
        <ListInstead
          onClear={url.filtered ? url.clear : undefined}
          filters={filters}
          search={{ text: url.choices.search, onClear: () => url.filter({ search: '' }) }}
          tab={url.choices.tab}
          elsewhere={matchesElsewhere(url, list.data?.counts ?? {})}
        />
      }
    />
  );
}

/** The other tabs that hold what the filters find. */
function matchesElsewhere(url: ListUrl, counts: ListAnswer['counts']): TabOfMatches[] {
  const { choices, edition, addressOf } = url;
  return tabsOf(edition).flatMap((id) => {
    const count = id === 'ALL' ? 0 : (counts[id] ?? 0);
    return count === 0 || id === choices.tab ? [] : [{ id, count, to: addressOf(id) }];
  });
}

function fileName(word: string): string {
  return `${word}-${dayjs().format('YYYY-MM-DD')}`;
}
