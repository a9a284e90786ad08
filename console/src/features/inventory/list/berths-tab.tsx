import { berthsSwitched } from '../model/pier-switch.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedViews } from '../../../entities/view/saved-views.js';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useRecentChanges } from '../../../lib/realtime/realtime.js';
import { useLocalPreference } from '../../../lib/session/local-preference.js';
import { useMay } from '../../../lib/session/may.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { ColumnChooser } from '../../../ui/list/column-chooser.js';
import { type Density, shownColumns } from '../../../ui/list/column.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { Frame } from '../../../ui/list/list-shapes.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { groupsOf } from '../model/berth-chunks.js';
import { usePiers } from '../model/use-piers.js';
import { BerthCards } from './berth-cards.js';
import { BerthFilters, useNamedBerthFilters } from './berth-filters.js';
import type { SwitchName } from './berth-switches.js';
import { BerthTable } from './berth-table.js';
import { RemoveDialog } from './remove-dialog.js';
import { SelectionBar } from './selection-bar.js';
import { StrandingDialog } from './stranding-dialog.js';
import { useBerthColumns } from './use-berth-columns.js';
import { useChangeBerths } from './use-change-berths.js';
import { listTopics } from './use-chunk.js';
import type { InventoryUrl } from './use-inventory-url.js';
import { useTicked } from './use-ticked.js';

const noneHidden: string[] = [];

interface PierSwitch {
  readonly pierId: string;
  readonly name: SwitchName;
  readonly on: boolean;
}

/** The berths by pier, with filters, switches and what can be done with several at once. */
export function BerthsTab({ url }: { url: InventoryUrl }) {
  const { t } = useTranslation('inventory');
  const narrow = useNarrow();
  const locked = !useMay(berthCalls.updateBerth.access);
  const { address, filter, order, sort } = url;
  const counts = useLoad(berthCalls.listBerths, { filter, page_size: 1 }, { topics: listTopics, keepPrevious: true });
  const piers = usePiers().data?.items ?? [];
  const named = useNamedBerthFilters({ address, piers, onChange: url.set });
  const groups = counts.data === undefined ? [] : groupsOf(counts.data, filter, order, address.closed);
  const ticked = useTicked(groups, filter, order);
  const changing = useChangeBerths();
  const changed = useRecentChanges('berths');
  const [hidden, hide] = useLocalPreference<string[]>('berths.hidden', noneHidden);
  const [density, setDensity] = useLocalPreference<Density>('berths.density', 'comfortable');
  const columns = useBerthColumns(changing, locked);
  const [asked, setAsked] = useState<PierSwitch | null>(null);
  const [removing, setRemoving] = useState<BerthRecord | null>(null);

  const askedPier = counts.data?.piers.find(({ pier_id }) => pier_id === asked?.pierId);
  const switchPier = async () => {
    if (asked === null) return;
    const ids = await ticked.idsOf(asked.pierId);
    setAsked(null);
    await changing.change({ ids, changes: { [asked.name]: asked.on } });
  };
  const remove = async () => {
    if (removing === null) return;
    await changing.change({ ids: [removing.id], changes: 'DELETE' });
    setRemoving(null);
  };
  return (
    <>
      <FilterBar
        label={t('filters')}
        search={
          <SearchField
            label={t('searchLabel')}
            value={address.search}
            onSearch={(search) => url.set({ search })}
            width={184}
          />
        }
        tools={
          <>
            {counts.data !== undefined && <CountWords counts={counts.data} />}
            <ColumnChooser {...{ columns, hidden, density }} onHide={hide} onDensity={setDensity} />
          </>
        }
        onClear={url.filtered ? url.clear : undefined}
      >
        <BerthFilters address={address} piers={piers} onChange={url.set} />
        <SavedViews list="inventory" />
      </FilterBar>
      <NotRefreshed load={counts} />
      {content()}
      <SelectionBar {...{ ticked, changing }} />
      <StrandingDialog changing={changing} />
      {removing !== null && changing.stranding === null && (
        <RemoveDialog count={1} busy={changing.busy} onRemove={() => void remove()} onClose={() => setRemoving(null)} />
      )}
      {asked !== null && askedPier !== undefined && (
        <ConfirmDialog
          open
          title={t(`pierSwitchTitle_${asked.on ? 'on' : 'off'}`, {
            what: t(`bulk_${asked.name}`),
            pier: askedPier.pier_name,
          })}
          confirm={t(`pierSwitchConfirm_${asked.on ? 'on' : 'off'}`, {
            count: berthsSwitched(askedPier, askedPier[asked.name], asked.on),
          })}
          busy={changing.busy}
          onConfirm={() => void switchPier()}
          onClose={() => setAsked(null)}
        >
          <p>
            {t('pierSwitchText', {
              count: berthsSwitched(askedPier, askedPier[asked.name], asked.on),
              of: askedPier.berths,
            })}
          </p>
        </ConfirmDialog>
      )}
    </>
  );

  function content() {
    const { data, error } = counts;
    if (data === undefined) {
      return (
        <Frame style={{ padding: '8px 18px' }}>
          {error === null ? <LoadingLines lines={12} rowHeight={44} /> : <LoadFailed load={counts} />}
        </Frame>
      );
    }
    if (data.total === 0) {
      return (
        <Frame>
          {url.filtered ? (
            <NoMatch
              onClear={url.clear}
              filters={named}
              search={{ text: address.search, onClear: () => url.set({ search: '' }) }}
            />
          ) : (
            <EmptyState
              title={t('emptyTitle')}
              action={
                locked ? undefined : (
                  <LinkButton kind="primary" to={piers.length === 0 ? '/piers/create' : '/berths/create'}>
                    {t(piers.length === 0 ? 'newPier' : 'newBerth')}
                  </LinkButton>
                )
              }
            >
              {t(piers.length === 0 ? 'emptyTextNoPiers' : 'emptyText')}
            </EmptyState>
          )}
        </Frame>
      );
    }
    if (narrow) return <BerthCards {...{ groups, ticked, changing, locked }} />;
    return (
      <BerthTable
        {...{ groups, piers, density, sort, ticked, changed, locked }}
        total={data.total}
        columns={shownColumns(columns, hidden)}
        onSort={url.sortBy}
        onFold={url.fold}
        onSwitchPier={(pierId, name, on) => setAsked({ pierId, name, on })}
        onDelete={setRemoving}
      />
    );
  }
}

interface Counts {
  readonly total: number;
  readonly active: number;
  readonly offered: number;
  readonly instant_booking: number;
}

function CountWords({ counts }: { counts: Counts }) {
  const { t } = useTranslation('inventory');
  const { number } = useFormats();
  return (
    <Quiet style={{ alignSelf: 'center', whiteSpace: 'nowrap' }}>
      {t('counts', {
        count: counts.total,
        total: number(counts.total),
        active: number(counts.active),
        offered: number(counts.offered),
        instant: number(counts.instant_booking),
      })}
    </Quiet>
  );
}
