import { useTranslation } from 'react-i18next';
import { languages } from '../../../../../contracts/vocabulary/languages.js';
import { groupOffers } from '../../../../../contracts/reservations/vocabulary.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { useFieldWords } from '../../../lib/i18n/use-problem-words.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { DateRangeInput } from '../../../ui/fields/date-range-input.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { media } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import type { GroupDraft } from '../model/group-draft.js';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 14,
  '& > [data-wide]': { gridColumn: '1 / -1' },
  '@media (min-width: 1000px)': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: 'span 2' },
    '& > [data-wide=narrow]': { gridColumn: 'auto' },
  },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface GroupFieldsProps {
  draft: GroupDraft;
  faults: readonly { readonly field: string; readonly code: string }[];
  onChange: (draft: GroupDraft) => void;
}

/** Name, dates, organiser, offer and discount of the group. */
export function GroupFields({ draft, faults, onChange }: GroupFieldsProps) {
  const { t } = useTranslation('groups');
  const fieldWords = useFieldWords();
  const today = useMarinaToday();
  const errorOf = (field: string) => {
    const found = faults.find((fault) => fault.field === field)?.code;
    return found === undefined ? undefined : fieldWords(found);
  };
  const set = (more: Partial<GroupDraft>) => onChange({ ...draft, ...more });
  return (
    <Fields>
      <div data-wide>
        <TextInput
          label={t('groupName')}
          required
          value={draft.name}
          error={errorOf('name')}
          onChange={(name) => set({ name: name ?? '' })}
        />
      </div>
      <div data-wide>
        <DateRangeInput
          label={t('trade:stay')}
          required
          startField={{ label: t('trade:arrival'), error: errorOf('start_date') }}
          endField={{ label: t('trade:departure'), error: errorOf('end_date') }}
          value={{ start: draft.start_date, end: draft.end_date }}
          min={today}
          onChange={({ start, end }) => set({ start_date: start, end_date: end })}
        />
      </div>
      <TextInput
        label={t('organiserFirstName')}
        required
        value={draft.first_name}
        error={errorOf('organiser.first_name')}
        onChange={(value) => set({ first_name: value ?? '' })}
      />
      <TextInput
        label={t('organiserLastName')}
        required
        value={draft.last_name}
        error={errorOf('organiser.last_name')}
        onChange={(value) => set({ last_name: value ?? '' })}
      />
      <TextInput
        label={t('trade:email')}
        hint={t('emailOrPhone')}
        type="email"
        value={draft.email}
        error={errorOf('organiser.email')}
        onChange={(value) => set({ email: value ?? '' })}
      />
      <TextInput
        label={t('trade:phone')}
        type="tel"
        value={draft.phone}
        error={errorOf('organiser.phone')}
        onChange={(value) => set({ phone: value ?? '' })}
      />
      <SelectInput
        label={t('trade:language')}
        value={draft.language}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
        onChange={(value) => set({ language: languages.find((known) => known === value) ?? draft.language })}
      />
      <div data-wide="narrow">
        <SelectInput
          label={t('offeredLabel')}
          value={draft.offered}
          hint={t(`offeredHint_${draft.offered}`)}
          options={groupOffers.map((value) => ({ value, label: t(`offered_${value}`) }))}
          onChange={(value) => set({ offered: groupOffers.find((known) => known === value) ?? 'ORGANISER' })}
        />
      </div>
      <NumberInput
        label={t('groupDiscount')}
        suffix="%"
        value={draft.percent}
        error={errorOf('discount.percent')}
        onChange={(percent) => set({ percent: percent ?? null })}
      />
      <NumberInput
        label={t('discountFrom')}
        suffix={t('trade:boats')}
        decimals={0}
        value={draft.from}
        error={errorOf('discount.boats')}
        onChange={(from) => set({ from: from ?? null })}
      />
    </Fields>
  );
}
