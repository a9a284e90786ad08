import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import { SavedViews } from '../../../entities/view/saved-views.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useListedPage } from '../../../lib/api/use-listed-page.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { Page } from '../../../ui/page/page.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { useAsOf, useHistory, useRecordMoments } from '../api/use-history.js';
import { type HistoryAddress, historyDefaults, isFiltered, recordOf, searchOf } from '../model/history-address.js';
import { stopOf } from '../model/scrubber-scale.js';
import { statusIn } from '../model/status-mark.js';
import { AsItStood } from './as-it-stood.js';
import { BesideList } from './beside-list.js';
import { BackToNow } from './back-to-now.js';
import { HistoryExport } from './history-export.js';
import { HistoryFilters, useNamedHistoryFilters } from './history-filters.js';
import { HistoryList } from './history-list.js';
import { auditCalls } from '../../../../../contracts/audit/calls.js';
import { call } from '../../../lib/api/client.js';
import { SealedExport } from './sealed-export.js';
import { MomentBar } from './moment-bar.js';
import { useRecordWord } from './use-record-word.js';

const addressDefaults = { ...historyDefaults, page: 1, page_size: 25 };

/** State of the history screen: the address, the entries that match it, and the chosen moment. */
function useHistoryPage() {
  const { state, set, clear, turnTo, showRows } = useListState(addressDefaults);
  const search = searchOf(state, state.page, state.page_size);
  const history = useListedPage(useHistory(search), {
    page: state.page,
    page_size: state.page_size,
    turnTo,
    showRows,
  });
  const record = recordOf(state);
  const { moments, cut, isPending } = useRecordMoments(record);
  const alone = state.kind !== '' && state.id !== '';
  const stop = stopOf(moments, state.at === '' ? null : state.at);
  const standing = moments[stop] ?? moments.at(-1);
  // The moment is not a filter, so choosing one keeps the page of the list.
  const travel = (patch: Partial<HistoryAddress>): void => set({ ...patch, page: state.page });
  return {
    state,
    set,
    clear: () => clear(['page_size']),
    search,
    history,
    record,
    moments: { all: moments, cut, loading: isPending, stop },
    /** Whether the history is filtered to one record. */
    alone,
    now: stop === moments.length,
    standing,
    travel,
    choose: (entry: AuditEntry): void =>
      travel(
        alone && entry.record_id === state.id
          ? { at: entry.at }
          : { at: entry.at, of: `${entry.kind}:${entry.record_id}` },
      ),
  };
}

type HistoryPage = ReturnType<typeof useHistoryPage>;

/** The current status of a reservation, independent of the chosen moment; null for other records. */
function useStatusNow({ alone, state, record, moments }: HistoryPage) {
  const ofReservation = alone && state.kind === 'reservation';
  const newest = useAsOf(ofReservation ? record : null, moments.all.at(-1)?.at ?? null);
  return ofReservation ? statusIn(newest.data?.facts ?? []) : null;
}

/** Lists the entries that match the address. A panel beside them shows a record as it was at the chosen moment. */
export function HistoryScreen() {
  const { t } = useTranslation('audit');
  const { edition } = useSession();
  const recordWord = useRecordWord();
  const shown = useHistoryPage();
  const { state, search, history, record, moments, alone, now, standing, travel } = shown;
  const status = useStatusNow(shown);
  const narrow = useNarrow();
  const label = standing?.record_label ?? null;
  const back =
    now || standing === undefined ? undefined : <BackToNow at={standing.at} onNow={() => travel({ at: '' })} />;
  return (
    <Page
      paper
      title={
        alone ? (label ?? recordWord(state.kind)) : t(edition === 'lite' ? 'trade:changeHistory' : 'trade:history')
      }
      chip={status === null ? undefined : <StatusChip {...status} />}
      subtitle={t('subtitle')}
      back={
        alone && state.kind === 'reservation' ? { to: `/reservations/${state.id}`, label: t('openRecord') } : undefined
      }
      actions={
        <>
          <SavedViews list="history" />
          <HistoryExport search={search} empty={history.data?.total === 0} />
          <SealedExport
            seal={() => call(auditCalls.seal, { filter: search.filter })}
            empty={history.data?.total === 0}
          />
        </>
      }
    >
      <HistoryFilters
        address={state}
        entries={history.data?.items ?? []}
        recordLabel={label}
        onChange={(patch) => shown.set(patch)}
        onClear={shown.clear}
        tools={narrow ? undefined : back}
      />
      {record !== null && (
        <MomentBar
          moments={moments.all}
          cut={moments.cut}
          loading={moments.loading}
          stop={moments.stop}
          onStop={(wanted) => travel({ at: moments.all[wanted]?.at ?? '' })}
        />
      )}
      <BesideList>
        <Entries shown={shown} />
        <aside aria-label={t('scrubber')} data-idle={now}>
          {narrow && back}
          <AsItStood record={record} at={standing?.at ?? null} now={now} loading={moments.loading} />
        </aside>
      </BesideList>
    </Page>
  );
}

function Entries({ shown }: { readonly shown: HistoryPage }) {
  const { state, set, history, record, alone, now, standing } = shown;
  const filters = useNamedHistoryFilters({ address: state, entries: history.rows, onChange: set });
  return (
    <HistoryList
      list={history}
      isChosen={(entry) => !now && entry.at === standing?.at && (alone || entry.record_id === record?.id)}
      onChoose={shown.choose}
      onRecord={
        alone ? undefined : (entry) => set({ kind: entry.kind, id: entry.record_id, of: '', at: '' }, { push: true })
      }
      onClear={shown.clear}
      filters={Object.values(filters)}
      filtered={isFiltered(state)}
    />
  );
}
