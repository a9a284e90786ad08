import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boatTypes, holderTypes } from '../../../../../contracts/berths/vocabulary.js';
import type { PierRecord } from '../../../../../contracts/berths/records.js';
import { locations, services } from '../../../entities/berth/facilities.js';
import { occupancyFilterKey } from '../../../entities/berth/occupancy-key.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { AddIcon } from '../../../ui/icons.js';
import { ChoiceList } from '../../../ui/list/choice-list.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import type { NamedFilter } from '../../../ui/states/no-match.js';
import { type FilterName, type ListAddress, occupancies, sizeRange } from '../model/list-address.js';
import { SizeEditor, YesNoEditor } from './filter-editors.js';

interface BerthFiltersProps {
  address: ListAddress;
  piers: readonly PierRecord[];
  onChange: (patch: Partial<ListAddress>) => void;
}

/** Always shown; the others are added by hand. */
const usual = ['piers', 'size', 'occupancy', 'services', 'offered'] as const;
const added = ['active', 'instant', 'location', 'boats', 'kept'] as const;
type ChipName = (typeof usual)[number] | (typeof added)[number];

const blank: Readonly<Record<ChipName, Partial<ListAddress>>> = {
  piers: { piers: [] },
  size: { size: '' },
  occupancy: { occupancy: [], vacant: false },
  services: { services: [] },
  offered: { offered: '' },
  active: { active: '' },
  instant: { instant: '' },
  location: { location: [] },
  boats: { boats: [] },
  kept: { kept: '' },
};

/** The filters of the berths, as chips. */
export function BerthFilters({ address, piers, onChange }: BerthFiltersProps) {
  const { t } = useTranslation('inventory');
  const [wanted, setWanted] = useState<readonly ChipName[]>([]);
  const words = useFilterWords(address, piers);
  const editors = useEditors(address, piers, onChange);
  const more = added.filter((name) => words(name) !== null || wanted.includes(name));
  const left = added.filter((name) => !more.includes(name));
  return (
    <>
      {[...usual, ...more].map((name) => (
        <FilterChip
          key={name}
          label={t(`filter_${name}`)}
          value={words(name)}
          opened={wanted.at(-1) === name && words(name) === null}
          onClear={() => {
            setWanted((before) => before.filter((other) => other !== name));
            onChange(blank[name]);
          }}
        >
          {() => editors[name]}
        </FilterChip>
      ))}
      {left.length > 0 && (
        <MenuButton
          kind="quiet"
          size="small"
          icon={<AddIcon />}
          label={t('trade:filter')}
          items={left.map((name) => ({
            id: name,
            label: t(`filter_${name}`),
            run: () => setWanted((before) => [...before, name]),
          }))}
        />
      )}
    </>
  );
}

/** The filters of the berths in words, without the search. */
export function useNamedBerthFilters({ address, piers, onChange }: BerthFiltersProps): readonly NamedFilter[] {
  const words = useFilterWords(address, piers);
  return [...usual, ...added].map((name) => ({ id: name, label: words(name), onClear: () => onChange(blank[name]) }));
}

/** Returns the words of a filter that is set; null while it is not. */
function useFilterWords(
  address: ListAddress,
  piers: readonly PierRecord[],
): (name: ChipName & FilterName) => string | null {
  const { t } = useTranslation(['inventory', 'entities/berth']);
  const said = (name: ChipName, parts: readonly string[]) =>
    parts.length === 0 ? null : t('common:nameAndValue', { name: t(`filter_${name}`), value: parts.join(', ') });
  const yesNo = (name: ChipName, value: string) =>
    said(name, value === 'yes' ? [t('yes')] : value === 'no' ? [t('no')] : []);
  return (name) => {
    switch (name) {
      case 'piers':
        return said(
          name,
          piers.filter(({ id }) => address.piers.includes(id)).map((pier) => pier.name),
        );
      case 'size': {
        const range = sizeRange(address.size);
        return range === null ? null : said(name, [`${range.from ?? 0}–${range.to ?? '∞'} m`]);
      }
      case 'occupancy': {
        const states = occupancies.filter((state) => address.occupancy.includes(state));
        const parts = states.map((state) => t(occupancyFilterKey[state]));
        return said(name, address.vacant ? [t('vacantTonight'), ...parts] : parts);
      }
      case 'services':
        return said(
          name,
          services.filter((one) => address.services.includes(one)).map((one) => t(`entities/berth:service_${one}`)),
        );
      case 'location':
        return said(
          name,
          locations.filter((one) => address.location.includes(one)).map((one) => t(`entities/berth:location_${one}`)),
        );
      case 'boats':
        return said(
          name,
          boatTypes.filter((one) => address.boats.includes(one)).map((one) => t(`entities/berth:boatTypes_${one}`)),
        );
      case 'kept':
        return said(
          name,
          holderTypes.filter((one) => address.kept === one).map((one) => t(`keptFor_${one}`)),
        );
      default:
        return yesNo(name, address[name]);
    }
  };
}

function useEditors(
  address: ListAddress,
  piers: readonly PierRecord[],
  onChange: BerthFiltersProps['onChange'],
): Readonly<Record<ChipName, ReactNode>> {
  const { t } = useTranslation(['inventory', 'entities/berth']);
  const choices = (name: 'services' | 'location' | 'boats', options: readonly { value: string; label: string }[]) => (
    <ChoiceList
      label={t(`filter_${name}`)}
      options={options}
      chosen={address[name]}
      onChange={(chosen) => onChange({ [name]: chosen })}
    />
  );
  const yesNo = (name: 'offered' | 'active' | 'instant') => (
    <YesNoEditor label={t(`filter_${name}`)} value={address[name]} onChange={(value) => onChange({ [name]: value })} />
  );
  const VACANT = 'vacant_tonight';
  return {
    piers: (
      <ChoiceList
        label={t('filter_piers')}
        options={piers.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={address.piers}
        onChange={(chosen) => onChange({ piers: chosen })}
      />
    ),
    size: <SizeEditor value={address.size} onChange={(size) => onChange({ size })} />,
    occupancy: (
      <ChoiceList
        label={t('filter_occupancy')}
        options={[
          { value: VACANT, label: t('vacantTonight') },
          ...occupancies.map((state) => ({ value: state, label: t(occupancyFilterKey[state]) })),
        ]}
        chosen={address.vacant ? [VACANT, ...address.occupancy] : address.occupancy}
        onChange={(chosen) =>
          onChange({ vacant: chosen.includes(VACANT), occupancy: chosen.filter((value) => value !== VACANT) })
        }
      />
    ),
    services: choices(
      'services',
      services.map((value) => ({ value, label: t(`entities/berth:service_${value}`) })),
    ),
    location: choices(
      'location',
      locations.map((value) => ({ value, label: t(`entities/berth:location_${value}`) })),
    ),
    boats: choices(
      'boats',
      boatTypes.map((value) => ({ value, label: t(`entities/berth:boatTypes_${value}`) })),
    ),
    offered: yesNo('offered'),
    active: yesNo('active'),
    instant: yesNo('instant'),
    kept: (
      <ToggleInput
        label={t('filter_kept')}
        value={address.kept}
        options={holderTypes.toReversed().map((value) => ({ value, label: t(`keptFor_${value}`) }))}
        onChange={(kept) => onChange({ kept: kept ?? '' })}
      />
    ),
  };
}
