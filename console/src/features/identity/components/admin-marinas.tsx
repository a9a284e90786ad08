import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { marinaCalls } from '../../../../../contracts/marinas/calls.js';
import type { Marina } from '../../../../../contracts/marinas/marina.js';
import { associationCodes } from '../../../../../contracts/marinas/vocabulary.js';
import { countries } from '../../../../../contracts/vocabulary/countries.js';
import { call } from '../../../lib/api/client.js';
import { everyPage } from '../../../lib/api/every-page.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useSession } from '../../../lib/session/session-context.js';
import { columnSort, sortText } from '../../../lib/url/sort-text.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { ChipRow } from '../../../ui/list/chip-row.js';
import { ChoiceList } from '../../../ui/list/choice-list.js';
import type { Column } from '../../../ui/list/column.js';
import { ExportButton } from '../../../ui/list/export-button.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import { PagedList } from '../../../ui/list/paged-list.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { useMarinaSwitch } from '../../../entities/marina/use-marina-switch.js';
import { marinasDefaults, marinasQuestion } from '../model/marinas-address.js';

const MODES = ['full', 'lite', 'demo'] as const;

/** The marinas of the installation, for administrators. */
export function AdminMarinas() {
  const { t, i18n } = useTranslation('identity/marinas');
  const { today } = useFormats();
  const { marina: here } = useSession();
  const countryName = useCountryName();
  const { state, set, clear, countSet, ...turns } = useListState(marinasDefaults);
  const question = marinasQuestion(state);
  const list = usePagedLoad(marinaCalls.getall, question, turns, { topics: [{ topic: 'marinas' }] });
  const allRows = () =>
    everyPage(
      (page) => call(marinaCalls.getall, { ...question, ...page }),
      ({ id }) => id,
    );
  const { change, changing } = useMarinaSwitch();
  const filtered = countSet(['search', 'countries', 'associations', 'modes']) > 0;
  const named = useMemo(
    () =>
      countries
        .map((value) => ({ value, label: countryName(value) ?? value }))
        .sort((one, other) => one.label.localeCompare(other.label, i18n.language)),
    [countryName, i18n.language],
  );
  const associations = [
    ...associationCodes.map((code) => ({ value: code, label: code })),
    { value: 'NONE', label: t('noAssociation') },
  ];
  const modes = MODES.map((mode) => ({ value: mode, label: t(`mode_${mode}`) }));
  const chosenOf = (options: readonly { value: string; label: string }[], chosen: readonly string[]) =>
    chosen.length === 0
      ? null
      : chosen.map((one) => options.find(({ value }) => value === one)?.label ?? one).join(', ');
  const chips = {
    country: {
      id: 'countries',
      label: chosenOf(named, state.countries),
      onClear: () => set({ countries: [] }),
    },
    association: {
      id: 'associations',
      label: chosenOf(associations, state.associations),
      onClear: () => set({ associations: [] }),
    },
    mode: { id: 'modes', label: chosenOf(modes, state.modes), onClear: () => set({ modes: [] }) },
  };
  const columns: readonly Column<Marina>[] = [
    {
      id: 'name',
      header: t('trade:name'),
      sortKey: 'name',
      width: 240,
      cell: ({ name }) => <strong>{name}</strong>,
      text: ({ name }) => name,
    },
    {
      id: 'code',
      header: t('trade:code'),
      sortKey: 'code',
      width: 110,
      cell: ({ code }) => code,
      text: ({ code }) => code,
    },
    {
      id: 'country',
      header: t('trade:country'),
      sortKey: 'country',
      width: 176,
      cell: ({ country }) => countryName(country),
      text: ({ country }) => countryName(country),
    },
    {
      id: 'association',
      header: t('trade:association'),
      sortKey: 'association',
      width: 110,
      cell: ({ association }) => association.code ?? '–',
      text: ({ association }) => association.code,
    },
    {
      id: 'mode',
      header: t('mode'),
      sortKey: 'mode',
      width: 110,
      cell: ({ mode }) => t(`mode_${mode}`),
      text: ({ mode }) => t(`mode_${mode}`),
    },
    {
      id: 'currency',
      header: t('trade:currency'),
      width: 90,
      cell: ({ marina_settings }) => marina_settings.currency,
      text: ({ marina_settings }) => marina_settings.currency,
    },
    {
      id: 'work',
      header: t('actions:workThere'),
      width: 150,
      align: 'right',
      cell: ({ id, name }) =>
        id === here?.id ? (
          t('here')
        ) : (
          <Button
            size="small"
            busy={changing === id}
            aria-label={t('workIn', { marina: name })}
            onClick={() => void change(id)}
          >
            {t('actions:workThere')}
          </Button>
        ),
    },
  ];
  return (
    <Page
      title={t('trade:marinas')}
      subtitle={list.data === undefined ? undefined : t('count', { count: list.total })}
      actions={
        <>
          <ExportButton columns={columns} rows={allRows} fileName={`marinas-${today()}`} />
          <LinkButton to="/marinas/reports">{t('trade:reports')}</LinkButton>
          <LinkButton to="/marinas/managers">{t('trade:chainAndAssociationManagers')}</LinkButton>
          <LinkButton kind="primary" to="/marinas/create">
            {t('trade:newMarina')}
          </LinkButton>
        </>
      }
    >
      <FilterBar
        label={t('filters')}
        search={
          <SearchField label={t('search')} value={state.search} onSearch={(search) => set({ search })} width={260} />
        }
        onClear={filtered ? () => clear(['sort', 'page_size']) : undefined}
      >
        <ChipRow>
          <FilterChip label={t('trade:country')} value={chips.country.label} onClear={chips.country.onClear}>
            {() => (
              <SelectInput
                label={t('trade:country')}
                value={state.countries[0] ?? null}
                options={named}
                placeholder={t('trade:allCountries')}
                onChange={(country) => set({ countries: country == null ? [] : [country] })}
              />
            )}
          </FilterChip>
          <FilterChip
            label={t('trade:association')}
            value={chips.association.label}
            onClear={chips.association.onClear}
          >
            {() => (
              <ChoiceList
                label={t('trade:association')}
                options={associations}
                chosen={state.associations}
                onChange={(chosen) => set({ associations: chosen })}
              />
            )}
          </FilterChip>
          <FilterChip label={t('mode')} value={chips.mode.label} onClear={chips.mode.onClear}>
            {() => (
              <ChoiceList
                label={t('mode')}
                options={modes}
                chosen={state.modes}
                onChange={(chosen) => set({ modes: chosen })}
              />
            )}
          </FilterChip>
        </ChipRow>
      </FilterBar>
      <PagedList
        folds
        list={list}
        label={t('trade:marinas')}
        columns={columns}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/marinas/${id}`}
        rowLabel={({ name }) => name}
        sort={columnSort(question.sort)}
        onSort={(sort) => set({ sort: sortText(sort) })}
        sortsByTwo
        card={({ name, code, country, association }) => (
          <TwoLines
            main={<strong>{name}</strong>}
            second={[code, countryName(country), association.code].filter(Boolean).join(', ')}
          />
        )}
        loadingRows={question.page_size}
        noMatch={
          filtered && {
            onClear: () => clear(['sort', 'page_size']),
            filters: Object.values(chips),
            search: { text: state.search, onClear: () => set({ search: '' }) },
          }
        }
        empty={<EmptyState title={t('none')} />}
      />
    </Page>
  );
}
