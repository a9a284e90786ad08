import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { groupCalls } from '../../../../../contracts/reservations/group-calls.js';
import { AddIcon } from '../../../ui/icons.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSession } from '../../../lib/session/session-context.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { ChipRow } from '../../../ui/list/chip-row.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import type { NamedFilter } from '../../../ui/states/no-match.js';
import { writtenDates } from '../model/date-choice.js';
import { writtenLengths } from '../../../entities/vessel/length-choice.js';
import type { ListParams } from '../model/list-params.js';
import { type ListChoices, UNREAD } from '../model/list-question.js';
import { actionWords, customerWords, sourceWords } from '../model/row-keys.js';
import { choicesOfTab } from '../model/status-choices.js';
import { DateFilter } from './date-filter.js';
import { LengthFilter } from '../../../entities/vessel/length-filter.js';
import { OneOfFilter } from './one-of-filter.js';
import { StatusFilter } from './status-filter.js';
import { useFilterWords } from './use-filter-words.js';

type FilterName = Exclude<keyof ListParams, 'tab' | 'sort' | 'search'>;

interface Filter {
  readonly name: FilterName;
  readonly label: string;
  readonly value: string | null;
  readonly editor: ReactNode;
}

export type MarinaFilter = Omit<Filter, 'name'>;

/** Filters that are always visible. Users add the others. */
const STANDING: readonly FilterName[] = ['stay', 'status', 'length', 'source'];

interface ListFiltersProps {
  choices: ListChoices;
  onChange: (patch: Partial<ListParams>) => void;
  /** The filter by marina, for a list across marinas. */
  marinas?: MarinaFilter | undefined;
}

/** The chips of a list: its current filters, and a menu that adds others. */
export function ListFilters({ choices, onChange, marinas }: ListFiltersProps) {
  const { t } = useTranslation(['reservation-list', 'entities/boater']);
  const all = useFilters(choices, onChange, marinas);
  const [added, setAdded] = useState<FilterName | null>(null);
  const shown = all.filter(({ name, value }) => STANDING.includes(name) || value !== null || name === added);
  const left = all.filter((filter) => !shown.includes(filter));
  return (
    <ChipRow>
      {shown.map(({ name, label, value, editor }) => (
        <FilterChip
          key={name}
          label={label}
          value={value}
          opened={name === added}
          onClear={() => onChange({ [name]: '' })}
        >
          {() => editor}
        </FilterChip>
      ))}
      {left.length > 0 && (
        <MenuButton
          kind="quiet"
          size="small"
          label={t('trade:filter')}
          icon={<AddIcon />}
          items={left.map(({ name, label }) => ({ id: name, label, run: () => setAdded(name) }))}
        />
      )}
    </ChipRow>
  );
}

/** The filters of a list in words, for where they match nothing. */
export function useNamedFilters({ choices, onChange, marinas }: ListFiltersProps): readonly NamedFilter[] {
  return useFilters(choices, onChange, marinas).map(({ name, value }) => ({
    id: name,
    label: value,
    onClear: () => onChange({ [name]: '' }),
  }));
}

function useFilters(
  choices: ListChoices,
  onChange: (patch: Partial<ListParams>) => void,
  marinas: MarinaFilter | undefined,
): readonly Filter[] {
  // The server finds unread messages in the reader's own marina only.
  const filters = useOwnFilters(choices, onChange).filter(({ name }) => marinas === undefined || name !== 'messages');
  return marinas === undefined ? filters : [{ ...marinas, name: 'marinas' }, ...filters];
}

function useOwnFilters(choices: ListChoices, onChange: (patch: Partial<ListParams>) => void): readonly Filter[] {
  const { t } = useTranslation(['reservation-list', 'entities/boater']);
  const words = useFilterWords();
  const chat = useSession().marina?.marina_settings.permissions.chat === true;
  const statuses = choicesOfTab(choices.tab, choices.statuses);
  // Nothing that is over waits for anybody.
  const over = choices.tab === 'CLOSED' || choices.tab === 'HISTORY';

  const dates = (name: 'stay' | 'arrival' | 'departure', label: string): Filter => ({
    name,
    label,
    value: words.dates(label, choices[name]),
    editor: (
      <DateFilter
        label={label}
        value={choices[name]}
        onChange={(choice) => onChange({ [name]: choice === null ? '' : writtenDates(choice) })}
      />
    ),
  });
  const oneOf = (
    name: 'source' | 'customer' | 'action' | 'messages',
    label: string,
    options: readonly { value: string; label: string }[],
    value: string | null,
  ): Filter => ({
    name,
    label,
    value: words.names(
      label,
      options.filter((option) => option.value === value).map((option) => option.label),
    ),
    editor: (
      <OneOfFilter label={label} options={options} value={value} onChange={(text) => onChange({ [name]: text })} />
    ),
  });

  const group = useGroupFilter(choices);
  const filters: readonly (Filter | false)[] = [
    dates('stay', t('trade:stay')),
    statuses.length > 1 && {
      name: 'status',
      label: t('filterStatus'),
      value: words.statuses(t('filterStatus'), choices.statuses),
      editor: (
        <StatusFilter
          choices={statuses}
          value={choices.statuses}
          onChange={(statuses) => onChange({ status: statuses.join(',') })}
        />
      ),
    },
    {
      name: 'length',
      label: t('filterSize'),
      value: words.lengths(t('filterSize'), choices.length),
      editor: (
        <LengthFilter
          value={choices.length}
          onChange={(lengths) => onChange({ length: lengths === null ? '' : writtenLengths(lengths) })}
        />
      ),
    },
    oneOf('source', t('filterSource'), optionsOf(sourceWords, t), choices.source ?? null),
    dates('arrival', t('trade:arrival')),
    dates('departure', t('trade:departure')),
    oneOf('customer', t('trade:customer'), optionsOf(customerWords, t), choices.customer_type ?? null),
    !over && oneOf('action', t('filterAction'), optionsOf(actionWords, t), choices.action_required ?? null),
    chat &&
      oneOf(
        'messages',
        t('trade:messages'),
        [{ value: UNREAD, label: t('messagesUnread') }],
        choices.unread ? UNREAD : null,
      ),
    group,
  ];
  return filters.filter((filter) => filter !== false);
}

/** Only a link chooses a group, so the filter is not offered without one. */
function useGroupFilter({ group_id }: ListChoices): Filter | false {
  const { t } = useTranslation('reservation-list');
  const words = useFilterWords();
  const { data } = useLoad(
    groupCalls.get,
    { group_id: group_id ?? '' },
    { topics: [{ topic: 'reservations' }], enabled: group_id !== null },
  );
  if (group_id === null) return false;
  const label = t('columnGroup');
  const editor = <Link to={`/groups/${group_id}`}>{data?.name ?? label}</Link>;
  return { name: 'group', label, value: words.names(label, [data?.name ?? '']), editor };
}

function optionsOf<Key extends string>(words: Readonly<Record<string, Key>>, t: (key: Key) => string) {
  return Object.entries(words).map(([value, key]) => ({ value, label: t(key) }));
}
