import { useTranslation } from 'react-i18next';

import { LockedPart } from '../../../entities/marina/locked-part.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { AddIcon, DeleteIcon } from '../../../ui/icons.js';
import { Second } from '../../../ui/layout/second.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { useEditing } from '../model/editing-context.js';
import { editRow } from '../model/plan-form.js';
import type { DepositRuleForm } from '../model/plan-form.js';
import { NumberCell } from './cells.js';
import { DiscountSteps } from './discount-steps.js';
import { FieldRow, Rows } from './rows.js';
import { depositPercentages } from '../../../../../contracts/pricing/vocabulary.js';

const RULES = ['PERCENTAGE', 'NIGHTS', 'FIXED_AMOUNT', 'FULL', 'NONE'] as const;
type Rule = (typeof RULES)[number];

/** Discounts for long stays, and the deposit with its exceptions. */
export function DiscountsTab() {
  const { t } = useTranslation('pricing');
  const { form, published, change, locked } = useEditing();
  return (
    <Card>
      <Section
        title={t('discounts')}
        note={t('discountsNote')}
        actions={
          !locked && (
            <Button
              size="small"
              icon={<AddIcon />}
              onClick={() => change((next) => void next.discounts.push({ nights: null, percent: null }))}
            >
              {t('addDiscount')}
            </Button>
          )
        }
      >
        {form.discounts.length === 0 && <Second as="p">{t('noDiscounts')}</Second>}
        <Rows>
          {form.discounts.map((discount, index) => {
            const path = `discounts.${String(index)}`;
            const before = published?.discounts.find(({ nights }) => nights === discount.nights);
            return (
              <FieldRow
                key={path}
                style={{ gridTemplateColumns: 'minmax(0, 160px) minmax(0, 160px) 36px' }}
                role="group"
                aria-label={t('discountNumber', { number: index + 1 })}
              >
                <NumberCell
                  path={`${path}.nights`}
                  label={t('fromNights')}
                  labelHidden={index > 0}
                  suffix={t('common:nightsWord')}
                  decimals={0}
                  maxIntegers={4}
                  value={discount.nights}
                  onChange={(nights) =>
                    change((next) => editRow(next.discounts, index, (row) => void (row.nights = nights)))
                  }
                />
                <NumberCell
                  path={`${path}.percent`}
                  label={t('trade:discount')}
                  labelHidden={index > 0}
                  suffix="%"
                  maxIntegers={3}
                  value={discount.percent}
                  was={before?.percent}
                  onChange={(percent) =>
                    change((next) => editRow(next.discounts, index, (row) => void (row.percent = percent)))
                  }
                />
                {!locked && (
                  <IconButton
                    label={t('removeDiscount', { number: index + 1 })}
                    icon={<DeleteIcon />}
                    style={index === 0 ? { marginTop: 20 } : undefined}
                    onClick={() => change((next) => void next.discounts.splice(index, 1))}
                  />
                )}
              </FieldRow>
            );
          })}
        </Rows>
        <DiscountSteps />
      </Section>
      <Section title={t('trade:deposit')}>
        <LockedPart feature="deposit_and_cancellation" text={t('depositsLocked')}>
          <DepositRuleFields
            path="deposit.rule"
            label={t('dueOnApproval')}
            rule={form.deposit.rule}
            onChange={(rule) => change((next) => void (next.deposit.rule = rule))}
          />
          <h3>{t('except')}</h3>
          <Exceptions />
        </LockedPart>
      </Section>
    </Card>
  );
}

function Exceptions() {
  const { t } = useTranslation('pricing');
  const { form, change, locked, currency } = useEditing();
  const { days_before_arrival: close, short_stay: short, low_cost: low } = form.deposit.exceptions;
  const whole: DepositRuleForm = { deposit_type: 'PERCENTAGE', amount: 100 };
  const none: DepositRuleForm = { deposit_type: 'NONE', amount: null };
  const path = 'deposit.exceptions';
  return (
    <>
      <TickInput
        look="check"
        label={t('arrivalNear')}
        disabled={locked}
        value={close !== null}
        onChange={(on) =>
          change((next) => void (next.deposit.exceptions.days_before_arrival = on ? { days: 7, rule: whole } : null))
        }
      />
      {close !== null && (
        <FieldsGrid>
          <NumberCell
            path={`${path}.days_before_arrival.days`}
            label={t('daysBefore')}
            labelHidden={false}
            suffix={t('common:daysWord')}
            decimals={0}
            maxIntegers={3}
            value={close.days}
            onChange={(days) =>
              change((next) => void (next.deposit.exceptions.days_before_arrival = { ...close, days }))
            }
          />
          <DepositRuleFields
            path={`${path}.days_before_arrival.rule`}
            label={t('thenDue')}
            rule={close.rule}
            onChange={(rule) =>
              change((next) => void (next.deposit.exceptions.days_before_arrival = { ...close, rule }))
            }
          />
        </FieldsGrid>
      )}
      <TickInput
        look="check"
        label={t('stayShort')}
        disabled={locked}
        value={short !== null}
        onChange={(on) =>
          change((next) => void (next.deposit.exceptions.short_stay = on ? { nights: 2, rule: whole } : null))
        }
      />
      {short !== null && (
        <FieldsGrid>
          <NumberCell
            path={`${path}.short_stay.nights`}
            label={t('upToNights')}
            labelHidden={false}
            suffix={t('common:nightsWord')}
            decimals={0}
            maxIntegers={4}
            value={short.nights}
            onChange={(nights) => change((next) => void (next.deposit.exceptions.short_stay = { ...short, nights }))}
          />
          <DepositRuleFields
            path={`${path}.short_stay.rule`}
            label={t('thenDue')}
            rule={short.rule}
            onChange={(rule) => change((next) => void (next.deposit.exceptions.short_stay = { ...short, rule }))}
          />
        </FieldsGrid>
      )}
      <TickInput
        look="check"
        label={t('priceLow')}
        disabled={locked}
        value={low !== null}
        onChange={(on) =>
          change((next) => void (next.deposit.exceptions.low_cost = on ? { below: null, rule: none } : null))
        }
      />
      {low !== null && (
        <FieldsGrid>
          <NumberCell
            path={`${path}.low_cost.below`}
            label={t('below')}
            labelHidden={false}
            suffix={currency}
            fixed={2}
            value={low.below}
            onChange={(below) => change((next) => void (next.deposit.exceptions.low_cost = { ...low, below }))}
          />
          <DepositRuleFields
            path={`${path}.low_cost.rule`}
            label={t('thenDue')}
            rule={low.rule}
            onChange={(rule) => change((next) => void (next.deposit.exceptions.low_cost = { ...low, rule }))}
          />
        </FieldsGrid>
      )}
    </>
  );
}

interface DepositRuleFieldsProps {
  path: string;
  label: string;
  rule: DepositRuleForm;
  onChange: (rule: DepositRuleForm) => void;
}

function ruleOf({ deposit_type, amount }: DepositRuleForm): Rule {
  return deposit_type === 'PERCENTAGE' && amount === 100 ? 'FULL' : deposit_type;
}

function newRule(rule: Rule): DepositRuleForm {
  switch (rule) {
    case 'NONE':
      return { deposit_type: 'NONE', amount: null };
    case 'FULL':
      return { deposit_type: 'PERCENTAGE', amount: 100 };
    case 'PERCENTAGE':
      return { deposit_type: 'PERCENTAGE', amount: 30 };
    case 'NIGHTS':
      return { deposit_type: 'NIGHTS', amount: 1 };
    case 'FIXED_AMOUNT':
      return { deposit_type: 'FIXED_AMOUNT', amount: null };
  }
}

/** How much is due, and its amount where the kind has one. */
function DepositRuleFields({ path, label, rule, onChange }: DepositRuleFieldsProps) {
  const { t } = useTranslation('pricing');
  const { locked, currency } = useEditing();
  const kind = ruleOf(rule);
  return (
    <FieldsGrid>
      <SelectInput
        label={label}
        disabled={locked}
        options={RULES.map((value) => ({ value, label: t(`deposit_${value}`) }))}
        value={kind}
        onChange={(value) => onChange(newRule(RULES.find((one) => one === value) ?? 'NONE'))}
      />
      {kind === 'PERCENTAGE' && (
        <SelectInput
          label={t('amount')}
          disabled={locked}
          options={depositPercentages
            .filter((percent) => percent < 100)
            .map((percent) => ({ value: String(percent), label: `${String(percent)} %` }))}
          value={String(rule.amount)}
          onChange={(value) => onChange({ deposit_type: 'PERCENTAGE', amount: Number(value) })}
        />
      )}
      {(kind === 'NIGHTS' || kind === 'FIXED_AMOUNT') && (
        <NumberCell
          path={`${path}.amount`}
          label={t('amount')}
          labelHidden={false}
          suffix={kind === 'NIGHTS' ? t('common:nightsWord') : currency}
          decimals={kind === 'NIGHTS' ? 0 : 2}
          value={rule.amount}
          onChange={(amount) => onChange({ deposit_type: kind, amount })}
        />
      )}
    </FieldsGrid>
  );
}
