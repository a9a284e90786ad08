import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_ABOARD, OLDEST_CHILD } from '../../../../../contracts/vocabulary/party.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { DateRangeInput } from '../../../ui/fields/date-range-input.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { styled } from '../../../ui/theme/styled.js';
import { usePiers } from '../api/use-piers.js';
import { useEditing } from '../model/editing-context.js';
import type { Tried } from '../model/try-request.js';
import { TextButton } from './card-table.js';
import { CountStepper } from './count-stepper.js';
import { TryBoat } from './try-boat.js';

const Two = styled('div')({
  display: 'grid',
  gap: 8,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
});
const Ages = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
});

/** The age that a further child has until it is typed. */
const A_CHILD = 9;

interface TryInputsProps {
  readonly tried: Tried;
  readonly onChange: (changes: Partial<Tried>) => void;
}

/** The boat, who is aboard, the dates and what else a price depends on. */
export function TryInputs({ tried, onChange }: TryInputsProps) {
  const { t } = useTranslation(['pricing', 'pricing/try']);
  const { form } = useEditing();
  const { kind, boat } = tried;
  return (
    <Card role="region" aria-label={t('tryIt')}>
      <Section>
        <TryBoat boat={boat} onChange={(found) => onChange({ boat: found })} />
        {kind === 'stay' && <StayInputs tried={tried} onChange={onChange} />}
        {(form.hourly !== null || kind === 'visit') && (
          <ToggleInput
            label={t('tryKind')}
            value={kind}
            options={[
              { value: 'stay', label: t('tryStay') },
              { value: 'visit', label: t('tryVisit') },
            ]}
            onChange={(chosen) => onChange({ kind: chosen === 'visit' ? 'visit' : 'stay' })}
          />
        )}
      </Section>
    </Card>
  );
}

function StayInputs({ tried, onChange }: TryInputsProps) {
  const { t, i18n } = useTranslation('pricing/try');
  const { form } = useEditing();
  const formats = useFormats();
  const piers = usePiers();
  const [more, setMore] = useState(false);
  const { adults, children } = tried;
  const ages = children.flatMap((age) => (age === null ? [] : [formats.number(age)]));
  const sockets = form.electricity?.type === 'BY_AMPERE' ? form.electricity.sockets : [];
  const members = (form.discount_rules ?? []).flatMap(({ name, for: condition }, at) =>
    condition.type === 'MEMBERS' ? [{ value: String(at), label: name === '' ? t('trade:unnamed') : name }] : [],
  );
  return (
    <>
      <Stack gap={8}>
        <CountStepper
          label={t('adults')}
          value={adults}
          least={0}
          most={MOST_ABOARD}
          fewer={t('fewerAdults')}
          more={t('moreAdults')}
          onChange={(count) => onChange({ adults: count })}
        />
        <CountStepper
          label={t('children')}
          note={ages.length === 0 ? undefined : new Intl.ListFormat(i18n.language).format(ages)}
          value={children.length}
          least={0}
          most={MOST_ABOARD}
          fewer={t('fewerChildren')}
          more={t('moreChildren')}
          onChange={(count) =>
            onChange({
              children: Array.from({ length: count }, (_, at) =>
                at < children.length ? (children[at] ?? null) : A_CHILD,
              ),
            })
          }
        />
        {children.length > 0 && (
          <Ages>
            {children.map((age, at) => (
              <NumberInput
                key={String(at)}
                label={t('ageOf', { number: at + 1 })}
                decimals={0}
                maxIntegers={2}
                error={(age ?? 0) > OLDEST_CHILD ? t('ageTooHigh', { oldest: OLDEST_CHILD }) : undefined}
                value={age}
                onChange={(value) =>
                  onChange({ children: children.map((held, other) => (other === at ? (value ?? null) : held)) })
                }
              />
            ))}
          </Ages>
        )}
      </Stack>
      <DateRangeInput
        label={t('trade:stay')}
        startField={{ label: t('trade:arrival') }}
        endField={{ label: t('trade:departure') }}
        value={tried.dates}
        onChange={(dates) => onChange({ dates })}
      />
      <Two>
        {piers.length > 0 && (
          <SelectInput
            label={t('trade:pier')}
            placeholder={t('anyPier')}
            options={piers.map(({ id, name }) => ({ value: id, label: name }))}
            value={tried.pier}
            onChange={(pier) => onChange({ pier: pier ?? null })}
          />
        )}
        {sockets.length > 0 && (
          <SelectInput
            label={t('electricity')}
            placeholder={t('noneChosen')}
            options={sockets.flatMap(({ amperes }) =>
              amperes === null ? [] : [{ value: String(amperes), label: `${formats.number(amperes)} A` }],
            )}
            value={tried.amperes === null ? null : String(tried.amperes)}
            onChange={(amperes) => onChange({ amperes: amperes == null ? null : Number(amperes) })}
          />
        )}
      </Two>
      {members.length > 0 && (
        <SelectInput
          label={t('membersRate')}
          placeholder={t('noneChosen')}
          options={members}
          value={tried.member === null ? null : String(tried.member)}
          onChange={(member) => onChange({ member: member == null ? null : Number(member) })}
        />
      )}
      <div>
        <TextButton type="button" aria-expanded={more} onClick={() => setMore(!more)}>
          {t(more ? 'fewerChoices' : 'moreChoices')}
        </TextButton>
      </div>
      {more && <MoreInputs tried={tried} onChange={onChange} />}
    </>
  );
}

function MoreInputs({ tried, onChange }: TryInputsProps) {
  const { t } = useTranslation(['pricing', 'pricing/try']);
  const { form } = useEditing();
  const rules = (form.discount_rules ?? []).map(({ for: condition }) => condition.type);
  return (
    <>
      <SelectInput
        label={t('trade:contract')}
        placeholder={t('trade:noContract')}
        options={form.contracts.map(({ name }, at) => ({ value: String(at), label: name || t('trade:unnamed') }))}
        value={tried.contract === null ? null : String(tried.contract)}
        onChange={(at) => onChange({ contract: at == null || at === '' ? null : Number(at) })}
      />
      {rules.includes('PROMO_CODE') && (
        <TextInput
          label={t('pricing/try:promoCode')}
          maxLength={40}
          autoComplete="off"
          value={tried.promo}
          onChange={(promo) => onChange({ promo: promo ?? '' })}
        />
      )}
      {rules.includes('EARLY_PAYMENT') && (
        <NumberInput
          label={t('pricing/try:paidBefore')}
          suffix={t('common:daysWord')}
          decimals={0}
          maxIntegers={3}
          value={tried.paidBefore}
          onChange={(days) => onChange({ paidBefore: days ?? null })}
        />
      )}
      <Two>
        <TickInput
          look="check"
          label={t('commercial')}
          value={tried.commercial}
          onChange={(on) => onChange({ commercial: on === true })}
        />
        <TickInput
          look="check"
          label={t('liveaboard')}
          value={tried.liveaboard}
          onChange={(on) => onChange({ liveaboard: on === true })}
        />
      </Two>
    </>
  );
}
