import { useTranslation } from 'react-i18next';
import { memberGroups } from '../../../../../contracts/pricing/vocabulary.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { useEditing } from '../model/editing-context.js';
import { editRow, type PlanForm } from '../model/plan-form.js';
import { OpenFields } from './card-table.js';
import { NumberCell, TextCell } from './cells.js';
import { NamesFields } from './names-fields.js';

export type DiscountRuleForm = NonNullable<PlanForm['discount_rules']>[number];
type Condition = DiscountRuleForm['for'];

const TYPES = ['MEMBERS', 'PROMO_CODE', 'EARLY_PAYMENT', 'NIGHTS'] as const;

function newCondition(type: Condition['type']): Condition {
  switch (type) {
    case 'MEMBERS':
      return { type, group: 'ASSOCIATION', group_id: null };
    case 'PROMO_CODE':
      return { type, code: '', most_uses: null };
    case 'EARLY_PAYMENT':
      return { type, days: null };
    case 'NIGHTS':
      return { type, nights: null };
  }
}

interface DiscountRuleFieldsProps {
  readonly index: number;
  readonly rule: DiscountRuleForm;
}

/** Who gets a discount and how much, and the days on which it is booked or stayed. */
export function DiscountRuleFields({ index, rule }: DiscountRuleFieldsProps) {
  const { t } = useTranslation('pricing/charges');
  const { change, published, locked } = useEditing();
  const path = `discount_rules.${index}`;
  const before = published?.discount_rules?.find(({ id }) => id !== undefined && id === rule.id);
  const edit = (recipe: (it: DiscountRuleForm) => void) =>
    change((next) => editRow(next.discount_rules, index, recipe));
  return (
    <OpenFields>
      <FieldsGrid>
        <TextCell
          path={`${path}.name`}
          label={t('trade:name')}
          labelHidden={false}
          required
          value={rule.name}
          onChange={(name) => edit((it) => void (it.name = name))}
        />
        <SelectInput
          label={t('whoGetsIt')}
          disabled={locked}
          options={TYPES.map((value) => ({ value, label: t(`discountFor_${value}`) }))}
          value={rule.for.type}
          onChange={(chosen) =>
            edit((it) => void (it.for = newCondition(TYPES.find((one) => one === chosen) ?? 'MEMBERS')))
          }
        />
        <ConditionFields
          path={`${path}.for`}
          condition={rule.for}
          onChange={(condition) => edit((it) => void (it.for = condition))}
        />
        <NumberCell
          path={`${path}.percent`}
          label={t('less')}
          labelHidden={false}
          suffix="%"
          maxIntegers={3}
          value={rule.percent}
          was={before?.percent}
          onChange={(percent) => edit((it) => void (it.percent = percent))}
        />
      </FieldsGrid>
      <TickInput
        look="check"
        label={t('onlyBooked')}
        disabled={locked}
        value={rule.booked !== null}
        onChange={(on) => edit((it) => void (it.booked = on === true ? { from: '', to: '' } : null))}
      />
      {rule.booked !== null && (
        <Days
          path={`${path}.booked`}
          labels={[t('bookedFrom'), t('bookedUntil')]}
          days={rule.booked}
          lastIncluded
          onChange={(days) => edit((it) => void (it.booked = days))}
        />
      )}
      <TickInput
        look="check"
        label={t('onlyStays')}
        disabled={locked}
        value={rule.stays !== null}
        onChange={(on) => edit((it) => void (it.stays = on === true ? { from: '', to: '' } : null))}
      />
      {rule.stays !== null && (
        <Days
          path={`${path}.stays`}
          labels={[t('arrivalFrom'), t('departureBy')]}
          days={rule.stays}
          lastIncluded={false}
          onChange={(days) => edit((it) => void (it.stays = days))}
        />
      )}
      <NamesFields
        path={`${path}.names`}
        name={rule.name}
        names={rule.names}
        onChange={(names) => edit((it) => void (it.names = names))}
      />
    </OpenFields>
  );
}

interface ConditionFieldsProps {
  readonly path: string;
  readonly condition: Condition;
  readonly onChange: (condition: Condition) => void;
}

function ConditionFields({ path, condition, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation('pricing/charges');
  const { locked } = useEditing();
  switch (condition.type) {
    case 'NIGHTS':
      return (
        <NumberCell
          path={`${path}.nights`}
          label={t('fromNights')}
          labelHidden={false}
          suffix={t('common:nightsWord')}
          decimals={0}
          maxIntegers={4}
          value={condition.nights}
          onChange={(nights) => onChange({ ...condition, nights })}
        />
      );
    case 'MEMBERS':
      return (
        <SelectInput
          label={t('memberGroup')}
          disabled={locked}
          // A group of customers is named by its id, which this screen cannot choose yet; one that is held stays.
          options={memberGroups
            .filter((group) => group !== 'CUSTOMER_GROUP' || condition.group === group)
            .map((value) => ({ value, label: t(`group_${value}`) }))}
          value={condition.group}
          onChange={(chosen) => {
            const group = memberGroups.find((one) => one === chosen) ?? 'ASSOCIATION';
            onChange({ type: 'MEMBERS', group, group_id: null });
          }}
        />
      );
    case 'PROMO_CODE':
      return (
        <>
          <TextCell
            path={`${path}.code`}
            label={t('promoCode')}
            labelHidden={false}
            required
            hint={t('promoCodeHint')}
            value={condition.code}
            onChange={(code) => onChange({ ...condition, code: code.toLocaleUpperCase() })}
          />
          <NumberCell
            path={`${path}.most_uses`}
            label={t('mostUses')}
            labelHidden={false}
            hint={t('mostUsesHint')}
            decimals={0}
            maxIntegers={6}
            value={condition.most_uses}
            onChange={(most_uses) => onChange({ ...condition, most_uses })}
          />
        </>
      );
    case 'EARLY_PAYMENT':
      return (
        <NumberCell
          path={`${path}.days`}
          label={t('paidBefore')}
          labelHidden={false}
          suffix={t('common:daysWord')}
          decimals={0}
          maxIntegers={3}
          value={condition.days}
          onChange={(days) => onChange({ ...condition, days })}
        />
      );
  }
}

interface DaysProps {
  readonly path: string;
  readonly labels: readonly [string, string];
  readonly days: { readonly from: string; readonly to: string };
  /** The second field shows the last day, and not the first one after it. */
  readonly lastIncluded: boolean;
  readonly onChange: (days: { from: string; to: string }) => void;
}

function Days({ path, labels: [first, last], days: { from, to }, lastIncluded, onChange }: DaysProps) {
  const { errorAt, leave, locked } = useEditing();
  return (
    <FieldsGrid>
      <DateInput
        label={first}
        disabled={locked}
        error={errorAt(`${path}.from`)}
        value={from === '' ? null : from}
        onChange={(day) => onChange({ from: day ?? '', to })}
        onBlur={() => leave(`${path}.from`)}
      />
      <DateInput
        label={last}
        disabled={locked}
        error={errorAt(`${path}.to`)}
        value={to === '' ? null : lastIncluded ? addDays(to, -1) : to}
        onChange={(day) => onChange({ from, to: day == null ? '' : lastIncluded ? addDays(day, 1) : day })}
        onBlur={() => leave(`${path}.to`)}
      />
    </FieldsGrid>
  );
}
