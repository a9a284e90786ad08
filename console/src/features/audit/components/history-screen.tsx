import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { Page } from '../../../ui/page/page.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { useAsOf, useHistory, useRecordMoments } from '../api/use-history.js';
import { type HistoryAddress, historyDefaults, recordOf, searchOf } from '../model/history-address.js';
import { stopOf } from '../model/scrubber-scale.js';
import { statusIn } from '../model/status-mark.js';
import { AsItStood } from './as-it-stood.js';
import { BackToNow } from './back-to-now.js';
import { HistoryExport } from './history-export.js';
import { HistoryFilters } from './history-filters.js';
import { HistoryList } from './history-list.js';
import { MomentBar } from './moment-bar.js';
import { useRecordWord } from './use-record-word.js';

const addressDefaults = { ...historyDefaults, page: 1, page_size: 25 };

const Beside = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > aside': { order: -1, display: 'grid', gap: 12 },
  // On a small screen the list comes first; travelling back brings the record above it.
  '@media (max-width: 1079px)': { '& > aside[data-now=true]': { display: 'none' } },
  '@media (min-width: 1080px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    '& > aside': { order: 0, position: 'sticky', top: 16 },
  },
});

/** Everything that happened, narrowed by the address, and beside it a record as it stood at a chosen moment. */
export function HistoryScreen() {
  const { t } = useTranslation('audit');
  const recordWord = useRecordWord();
  const { state, set, clear } = useListState(addressDefaults);
  const { page, page_size } = state;
  const search = searchOf(state, page, page_size);
  const history = useHistory(search);
  const record = recordOf(state);
  const { moments, cut, isPending } = useRecordMoments(record);
  const narrow = useNarrow();
  const alone = state.kind !== '' && state.id !== '';
  const stop = stopOf(moments, state.at === '' ? null : state.at);
  const now = stop === moments.length;
  const standing = moments[stop] ?? moments.at(-1);
  const ofReservation = alone && state.kind === 'reservation';
  // As it is now, wherever one has travelled to.
  const newest = useAsOf(ofReservation ? record : null, moments.at(-1)?.at ?? null);
  const status = ofReservation ? statusIn(newest.data?.facts ?? []) : null;
  const label = standing?.record_label ?? null;
  const entries = history.data?.items ?? [];

  // The moment is no filter: the list stays on its page.
  const moment = (patch: Partial<HistoryAddress>): void => set({ ...patch, page });
  const choose = (entry: AuditEntry): void =>
    moment(
      alone && entry.record_id === state.id
        ? { at: entry.at }
        : { at: entry.at, of: `${entry.kind}:${entry.record_id}` },
    );

  const back =
    now || standing === undefined ? undefined : <BackToNow at={standing.at} onNow={() => moment({ at: '' })} />;

  return (
    <Page
      title={alone ? (label ?? recordWord(state.kind)) : t('title')}
      chip={status === null ? undefined : <StatusChip {...status} />}
      subtitle={t('subtitle')}
      back={ofReservation ? { to: `/reservations/${state.id}`, label: t('openRecord') } : undefined}
      actions={<HistoryExport search={search} empty={history.data?.total === 0} />}
    >
      <HistoryFilters
        address={state}
        entries={entries}
        recordLabel={label}
        onChange={(patch) => set(patch)}
        onClear={() => clear(['page_size'])}
        tools={narrow ? undefined : back}
      />
      {record !== null && (
        <MomentBar
          moments={moments}
          cut={cut}
          loading={isPending}
          stop={stop}
          onStop={(wanted) => moment({ at: moments[wanted]?.at ?? '' })}
        />
      )}
      <Beside>
        <HistoryList
          history={history}
          page={page}
          pageSize={page_size}
          isChosen={(entry) => !now && entry.at === standing?.at && (alone || entry.record_id === record?.id)}
          onChoose={choose}
          onRecord={
            alone
              ? undefined
              : (entry) => set({ kind: entry.kind, id: entry.record_id, of: '', at: '' }, { push: true })
          }
          onPage={(wanted) => set({ page: wanted }, { push: true })}
          onPageSize={(size) => set({ page_size: size })}
          onClear={() => clear(['page_size'])}
          address={state}
        />
        <aside aria-label={t('scrubber')} data-now={now}>
          {narrow && back}
          <AsItStood record={record} at={standing?.at ?? null} now={now} loading={isPending} />
        </aside>
      </Beside>
    </Page>
  );
}
