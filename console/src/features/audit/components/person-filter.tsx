import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import { peopleIn } from '../model/entry-words.js';
import type { HistoryAddress } from '../model/history-address.js';

const Editor = styled('div')({ display: 'grid', gap: 14, width: 260 });
const actorKinds = ['staff', 'boater', 'admin', 'system'] as const;

interface PersonFilterProps {
  address: HistoryAddress;
  entries: readonly AuditEntry[];
  onChange: (patch: Partial<HistoryAddress>) => void;
}

/** The chosen people in words; null: all. */
export function usePersonWords({ address, entries }: Omit<PersonFilterProps, 'onChange'>): string | null {
  const { t } = useTranslation('audit');
  const person = peopleIn(entries).find(({ id }) => id === address.person)?.name ?? t('personChosen');
  const by = actorKinds.find((kind) => kind === address.by);
  const words = [...(address.person === '' ? [] : [person]), ...(by === undefined ? [] : [t(`by_${by}`)])];
  return words.length === 0 ? null : words.join(', ');
}

/** Filters by a kind of actor, or by one of the people in the visible entries. */
export function PersonFilter({ address, entries, onChange }: PersonFilterProps) {
  const { t } = useTranslation('audit');
  const people = peopleIn(entries);
  const words = usePersonWords({ address, entries });
  const known = address.person === '' || people.some(({ id }) => id === address.person);
  const options = known ? people : [{ id: address.person, name: t('personChosen') }, ...people];
  return (
    <FilterChip label={t('trade:person')} value={words} onClear={() => onChange({ person: '', by: '' })}>
      {() => (
        <Editor>
          <SelectInput
            label={t('personBy')}
            placeholder={t('anybody')}
            value={address.by}
            options={actorKinds.map((kind) => ({ value: kind, label: t(`by_${kind}`) }))}
            onChange={(chosen) => onChange({ by: chosen ?? '' })}
          />
          <SelectInput
            label={t('personSeen')}
            hint={t('personHint')}
            placeholder={t('anybody')}
            value={address.person}
            options={options.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(chosen) => onChange({ person: chosen ?? '' })}
          />
        </Editor>
      )}
    </FilterChip>
  );
}
