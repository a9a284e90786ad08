import { useTranslation } from 'react-i18next';
import { chainDashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import { call } from '../../../lib/api/client.js';
import { everyPage } from '../../../lib/api/every-page.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Row } from '../../../ui/layout/row.js';
import { ExportButton } from '../../../ui/list/export-button.js';
import { Page } from '../../../ui/page/page.js';
import { WithSidePanel } from '../../../ui/page/side-panel.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { chainDefaults, chainQuestion, isFiltered } from '../model/chain-address.js';
import { ChainPanel } from './chain-panel.js';
import { ChainReset } from './chain-reset.js';
import { ChainTable } from './chain-table.js';
import { ChainTiles } from './chain-tiles.js';
import { useChainColumns } from './use-chain-columns.js';

/** Figures have no hints of other marinas: they are asked again at this interval, and when this marina changes. */
const EVERY_MS = 60_000;
const TOPICS: readonly Topic[] = [{ topic: 'marinas' }, { topic: 'occupancy' }, { topic: 'reservations' }];

/** The marinas of a chain tonight and this month. */
export function ChainScreen() {
  const { t } = useTranslation('identity/chain');
  const formats = useFormats();
  const countryName = useCountryName();
  const { state, set, clear, turnTo, showRows } = useListState(chainDefaults);
  const question = chainQuestion(state);
  const allRows = () =>
    everyPage(
      (page) => call(chainDashboardCalls.getAll, { ...question, ...page }),
      ({ marina }) => marina.id,
    );
  const turns = { turnTo, showRows };
  const list = usePagedLoad(chainDashboardCalls.getAll, question, turns, { topics: TOPICS, refetchEvery: EVERY_MS });
  const columns = useChainColumns({ here: null, changing: null, onSwitch: () => undefined });
  const { data } = list;
  const open = data?.items.find(({ marina }) => marina.id === state.open);
  const noMatch = isFiltered(state) && {
    onClear: () => clear(['sort']),
    filters: [
      {
        id: 'country',
        label: state.country === '' ? null : (countryName(state.country) ?? state.country),
        onClear: () => set({ country: '' }),
      },
      { id: 'waiting', label: state.waiting ? t('movesWaiting') : null, onClear: () => set({ waiting: false }) },
    ],
    search: { text: state.search, onClear: () => set({ search: '' }) },
  };
  return (
    <WithSidePanel
      panel={open !== undefined && <ChainPanel key={open.marina.id} row={open} onClose={() => set({ open: '' })} />}
    >
      <Page
        title={data === undefined ? t('trade:marinas') : t('title', { count: data.totals.marinas })}
        subtitle={formats.dateLong(formats.today())}
        actions={
          <>
            <ExportButton columns={columns} rows={allRows} fileName={`chain-${formats.today()}`} />
            <ChainReset />
          </>
        }
      >
        {data !== undefined && <ChainTiles totals={data.totals} />}
        <Row gap={10} align="center" wrap>
          <SearchField
            label={t('trade:marina')}
            value={state.search}
            onSearch={(search) => set({ search })}
            width={240}
          />
          <SelectInput
            label={t('trade:country')}
            labelHidden
            placeholder={t('trade:allCountries')}
            value={state.country}
            onChange={(country) => set({ country: country ?? '' })}
            options={(data?.countries ?? []).map((code) => ({ value: code, label: countryName(code) ?? code }))}
          />
          <ToggleInput
            label={t('trade:actionsWaiting')}
            labelHidden
            value={state.waiting ? 'waiting' : 'all'}
            onChange={(value) => set({ waiting: value === 'waiting' })}
            options={[
              { value: 'all', label: t('movesAll') },
              { value: 'waiting', label: t('movesWaiting') },
            ]}
          />
        </Row>
        <ChainTable list={list} noMatch={noMatch} empty={<EmptyState title={t('none')} />} state={state} set={set} />
      </Page>
    </WithSidePanel>
  );
}
