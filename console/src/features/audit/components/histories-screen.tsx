import { useTranslation } from 'react-i18next';
import { auditCalls } from '../../../../../contracts/audit/calls.js';
import type { EntryOfMarina } from '../../../../../contracts/audit/everywhere-schemas.js';
import { call } from '../../../lib/api/client.js';
import { useListedPage } from '../../../lib/api/use-listed-page.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { Page } from '../../../ui/page/page.js';
import { useHistories, useLanes } from '../api/use-history.js';
import { everywhereFilterOf, everywhereSearchOf, historiesDefaults } from '../model/histories-address.js';
import { isFiltered, recordOf } from '../model/history-address.js';
import { AboutFilter } from './about-filter.js';
import { AsItStood } from './as-it-stood.js';
import { BesideList } from './beside-list.js';
import { EntrySource } from './entry-source.js';
import { HistoriesExport } from './history-export.js';
import { HistoryFilters, useNamedHistoryFilters } from './history-filters.js';
import { HistoryLanes } from './history-lanes.js';
import { HistoryList } from './history-list.js';
import { SavedViews } from '../../../entities/view/saved-views.js';
import { MarinasFilter, useMarinasWords } from '../../../entities/marina/marinas-filter.js';
import { SealedExport } from './sealed-export.js';

const addressDefaults = { ...historiesDefaults, page: 1, page_size: 25 };

/** The histories of all marinas. The chosen entry's record is shown as it stood, beside the list. */
export function HistoriesScreen() {
  const { t } = useTranslation('audit');
  const { state, set, clear, turnTo, showRows } = useListState(addressDefaults);
  const search = everywhereSearchOf(state, state.page, state.page_size);
  const filter = everywhereFilterOf(state);
  const histories = useListedPage(useHistories(search), {
    page: state.page,
    page_size: state.page_size,
    turnTo,
    showRows,
  });
  const lanes = useLanes(filter);
  const items = histories.rows;
  const record = recordOf({ ...state, kind: '', id: '' });
  const chosen = items.find((entry) => isChosen(entry));
  const label =
    items.find(({ kind, record_id }) => kind === state.kind && record_id === state.id)?.record_label ?? null;
  const filters = useNamedHistoryFilters({ address: state, entries: items, onChange: set });
  const marinas = useMarinasWords(state.marinas);
  const empty = histories.data?.total === 0;
  function isChosen(entry: EntryOfMarina): boolean {
    return entry.at === state.at && entry.marina.id === state.where && entry.record_id === record?.id;
  }
  // Choosing an entry is no filter, so it keeps the page of the list.
  const choose = (entry: EntryOfMarina): void =>
    set({
      at: entry.at,
      of: `${entry.kind}:${entry.record_id}`,
      where: entry.marina.id,
      page: state.page,
    });
  const only = (patch: Partial<typeof state>): void => set(patch, { push: true });
  return (
    <Page
      paper
      title={t('trade:history')}
      subtitle={t('subtitleEverywhere')}
      actions={
        <>
          <SavedViews list="histories" />
          <HistoriesExport search={search} empty={empty} />
          <SealedExport seal={() => call(auditCalls.sealEverywhere, { filter })} empty={empty} />
        </>
      }
    >
      <HistoryFilters
        address={state}
        entries={items}
        recordLabel={label}
        onChange={set}
        onClear={() => clear(['page_size'])}
        narrowed={state.marinas.length > 0}
        before={<MarinasFilter chosen={state.marinas} onChange={(marinas) => set({ marinas })} />}
        after={
          <AboutFilter
            onPerson={(person) => only({ person })}
            onRecord={(kind, id) => only({ kind, id, of: '', at: '', where: '' })}
          />
        }
      />
      {lanes.data !== undefined && lanes.data.from !== null && (
        <HistoryLanes lanes={lanes.data} onDays={(from, to) => set({ day: '', from, to })} />
      )}
      <BesideList>
        <HistoryList<EntryOfMarina>
          list={histories}
          filtered={state.marinas.length > 0 || isFiltered(state)}
          isChosen={isChosen}
          onChoose={choose}
          onRecord={(entry) => only({ kind: entry.kind, id: entry.record_id, of: '', at: '', where: '' })}
          onClear={() => clear(['page_size'])}
          filters={[{ id: 'marinas', label: marinas, onClear: () => set({ marinas: [] }) }, ...Object.values(filters)]}
        />
        <aside aria-label={t('scrubber')} data-idle={record === null}>
          <AsItStood
            record={record}
            at={state.at === '' ? null : state.at}
            now={false}
            loading={false}
            marina_id={state.where}
          />
          {chosen !== undefined && (
            <EntrySource
              entry={chosen}
              onPerson={(person) => only({ person })}
              onMarina={(id) => only({ marinas: [id] })}
            />
          )}
        </aside>
      </BesideList>
    </Page>
  );
}
