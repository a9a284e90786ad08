import { useTranslation } from 'react-i18next';
import type { PierRecord } from '../../../../../contracts/berths/records.js';
import { boatTypes, holderTypes } from '../../../../../contracts/berths/vocabulary.js';
import { LocationInput, ServicesInput } from '../../../entities/berth/facility-fields.js';
import { useFieldWords } from '../../../lib/i18n/use-problem-words.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Row } from '../../../ui/layout/row.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { MOST_AT_ONCE } from '../model/berth-run.js';
import { isMinimum, pierSizeNames } from '../model/pier-sizes.js';
import type { ManyForm } from './use-many-form.js';

const Four = styled('div')({
  display: 'grid',
  gap: 10,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
/** The minimums below their maximums. */
const Sizes = styled(Four)({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });
const Group = styled('div')({ display: 'grid', gap: 6, '& > span': { ...type.label, color: role.ink2 } });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '6px 0',
  borderBottom: `1px solid ${role.line}`,
  '& b': { ...type.strong },
  '& small': { ...type.second, flex: 1, color: role.ink2 },
});

/** The fields of a run of berths. */
export function ManyFields({ form, piers }: { form: ManyForm; piers: readonly PierRecord[] }) {
  const { t } = useTranslation(['inventory', 'entities/berth']);
  const fieldWords = useFieldWords();
  const { problem, sizeProblem } = form;
  const firstError =
    form.first !== '' && problem === 'first'
      ? fieldWords('insertNumber')
      : problem === 'tooLarge'
        ? t('numberTooLarge')
        : undefined;
  return (
    <>
      <Four>
        <SelectInput
          label={t('trade:pier')}
          required
          value={form.pier?.id}
          options={piers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => form.choosePier(id ?? '')}
        />
        <TextInput
          label={t('runFirst')}
          required
          autoFocus
          maxLength={5}
          value={form.first}
          error={firstError}
          onChange={(text) => form.setFirst(text ?? '')}
        />
        <NumberInput
          label={t('runCount')}
          required
          maxIntegers={3}
          decimals={0}
          value={form.count}
          error={problem === 'tooMany' ? t('runTooMany', { most: MOST_AT_ONCE }) : undefined}
          onChange={(count) => form.setCount(count ?? null)}
        />
        <SelectInput
          label={t('runEvery')}
          value={String(form.every)}
          options={[
            { value: '1', label: t('every_1') },
            { value: '2', label: t('every_2') },
          ]}
          onChange={(every) => form.setEvery(every === '2' ? 2 : 1)}
        />
      </Four>
      <p style={{ ...type.second, color: role.ink2 }}>{t('runLettersHint')}</p>
      <Sizes>
        {pierSizeNames.map((name) => (
          <NumberInput
            key={name}
            label={t(`size_${name}`)}
            required={!isMinimum(name)}
            placeholder={isMinimum(name) ? t('none') : undefined}
            suffix="m"
            maxIntegers={4}
            decimals={2}
            value={form.sizes[name]}
            error={sizeProblem?.field === name ? fieldWords(sizeProblem.code) : undefined}
            onChange={(value) => form.setSizes({ ...form.sizes, [name]: value ?? null })}
          />
        ))}
      </Sizes>
      <Group>
        <span aria-hidden="true">{t('trade:services')}</span>
        <ServicesInput value={form.services} onChange={form.setServices} />
      </Group>
      <Group>
        <span aria-hidden="true">{t('entities/berth:location')}</span>
        <LocationInput value={form.location} onChange={form.setLocation} />
      </Group>
      <Row gap={14} wrap>
        <ToggleInput
          label={t('trade:boats')}
          value={form.boat_types}
          options={boatTypes.map((kind) => ({ value: kind, label: t(`entities/berth:boatTypes_${kind}`) }))}
          onChange={(chosen) => form.setBoatTypes(boatTypes.find((kind) => kind === chosen) ?? 'any')}
        />
        <ToggleInput
          label={t('filter_kept')}
          value={form.holder_type}
          options={holderTypes.toReversed().map((value) => ({ value, label: t(`keptFor_${value}`) }))}
          onChange={(chosen) => form.setHolderType(chosen === 'RESIDENT' ? 'RESIDENT' : 'VISITOR')}
        />
      </Row>
      <div>
        <Switch label={t('column_active')} value={form.active} onChange={form.setActive} />
        <Switch label={t('column_offered')} value={form.offered} onChange={form.setOffered} />
        <Switch
          label={t('bulk_instant_booking')}
          hint={t('asPierHasIt', { pier: form.pier?.name ?? '' })}
          value={form.instant_booking}
          onChange={form.setInstant}
        />
      </div>
    </>
  );
}

interface SwitchProps {
  label: string;
  hint?: string;
  value: boolean;
  onChange: (on: boolean) => void;
}

function Switch({ label, hint = '', value, onChange }: SwitchProps) {
  return (
    <Line>
      <b aria-hidden="true">{label}</b>
      <small>{hint}</small>
      <TickInput look="switch" label={label} labelHidden value={value} onChange={(on) => onChange(on === true)} />
    </Line>
  );
}
