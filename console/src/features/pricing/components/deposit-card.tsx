import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LockedPart } from '../../../entities/marina/locked-part.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Row } from '../../../ui/layout/row.js';
import { Second } from '../../../ui/layout/second.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { styled } from '../../../ui/theme/styled.js';
import { role } from '../../../ui/theme/role.js';
import { activeExceptions, type DepositException, exceptionOrder, movedException } from '../model/deposit-order.js';
import { useEditing } from '../model/editing-context.js';
import type { DepositRuleForm } from '../model/plan-form.js';
import { NumberCell } from './cells.js';
import { DepositRuleFields } from './deposit-rule-fields.js';
import { MoveButtons } from './move-buttons.js';

const Exceptions = styled('ol')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const Exception = styled('li')({
  display: 'grid',
  gap: 8,
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${role.line}` },
});

const labels = { days_before_arrival: 'arrivalNear', short_stay: 'stayShort', low_cost: 'priceLow' } as const;

/** The deposit: its rule, and the exceptions in the order in which they are tried. */
export function DepositCard() {
  const { t } = useTranslation(['pricing', 'pricing/charges']);
  const { form, change, locked } = useEditing();
  const { deposit } = form;
  const order = exceptionOrder(deposit);
  const active = activeExceptions(deposit);
  const [first] = active;
  const move = (exception: DepositException, by: -1 | 1) =>
    change((next) => void (next.deposit.order = movedException(order, exception, by)));
  return (
    <Card>
      <Section title={t('trade:deposit')}>
        <LockedPart feature="deposit_and_cancellation" text={t('depositsLocked')}>
          <DepositRuleFields
            path="deposit.rule"
            label={t('dueOnApproval')}
            rule={deposit.rule}
            onChange={(rule) => change((next) => void (next.deposit.rule = rule))}
          />
          <h3>{t('except')}</h3>
          <Exceptions>
            {order.map((exception, at) => (
              <Exception key={exception}>
                <Row gap={8} align="center" justify="space-between">
                  <ExceptionTick exception={exception} />
                  {!locked && (
                    <Row as="span">
                      <MoveButtons
                        name={t(labels[exception])}
                        first={at === 0}
                        last={at === order.length - 1}
                        onMove={(by) => move(exception, by)}
                      />
                    </Row>
                  )}
                </Row>
                <ExceptionFields exception={exception} />
              </Exception>
            ))}
          </Exceptions>
          <Second as="p" role="status">
            {active.length > 1 && first !== undefined
              ? t('pricing/charges:firstExceptionHolds', { first: t(labels[first]) })
              : t('pricing/charges:exceptionReplaces')}
          </Second>
        </LockedPart>
      </Section>
    </Card>
  );
}

const WHOLE: DepositRuleForm = { deposit_type: 'PERCENTAGE', amount: 100 };
const NONE: DepositRuleForm = { deposit_type: 'NONE', amount: null };

function ExceptionTick({ exception }: { readonly exception: DepositException }) {
  const { t } = useTranslation('pricing');
  const { form, change, locked } = useEditing();
  return (
    <TickInput
      look="check"
      label={t(labels[exception])}
      disabled={locked}
      value={form.deposit.exceptions[exception] !== null}
      onChange={(on) =>
        change(({ deposit: { exceptions } }) => {
          if (on !== true) exceptions[exception] = null;
          else if (exception === 'days_before_arrival') exceptions.days_before_arrival = { days: 7, rule: WHOLE };
          else if (exception === 'short_stay') exceptions.short_stay = { nights: 2, rule: WHOLE };
          else exceptions.low_cost = { below: null, rule: NONE };
        })
      }
    />
  );
}

/** When an exception fits, and what is due then. */
function ExceptionFields({ exception }: { readonly exception: DepositException }): ReactNode {
  const { t } = useTranslation('pricing');
  const { form, change, currency } = useEditing();
  const { days_before_arrival: close, short_stay: short, low_cost: low } = form.deposit.exceptions;
  const path = `deposit.exceptions.${exception}`;
  if (exception === 'days_before_arrival') {
    return close === null ? null : (
      <FieldsGrid>
        <NumberCell
          path={`${path}.days`}
          label={t('daysBefore')}
          labelHidden={false}
          suffix={t('common:daysWord')}
          decimals={0}
          maxIntegers={3}
          value={close.days}
          onChange={(days) => change((next) => void (next.deposit.exceptions.days_before_arrival = { ...close, days }))}
        />
        <DepositRuleFields
          path={`${path}.rule`}
          label={t('thenDue')}
          rule={close.rule}
          onChange={(rule) => change((next) => void (next.deposit.exceptions.days_before_arrival = { ...close, rule }))}
        />
      </FieldsGrid>
    );
  }
  if (exception === 'short_stay') {
    return short === null ? null : (
      <FieldsGrid>
        <NumberCell
          path={`${path}.nights`}
          label={t('upToNights')}
          labelHidden={false}
          suffix={t('common:nightsWord')}
          decimals={0}
          maxIntegers={4}
          value={short.nights}
          onChange={(nights) => change((next) => void (next.deposit.exceptions.short_stay = { ...short, nights }))}
        />
        <DepositRuleFields
          path={`${path}.rule`}
          label={t('thenDue')}
          rule={short.rule}
          onChange={(rule) => change((next) => void (next.deposit.exceptions.short_stay = { ...short, rule }))}
        />
      </FieldsGrid>
    );
  }
  return low === null ? null : (
    <FieldsGrid>
      <NumberCell
        path={`${path}.below`}
        label={t('below')}
        labelHidden={false}
        suffix={currency}
        fixed={2}
        value={low.below}
        onChange={(below) => change((next) => void (next.deposit.exceptions.low_cost = { ...low, below }))}
      />
      <DepositRuleFields
        path={`${path}.rule`}
        label={t('thenDue')}
        rule={low.rule}
        onChange={(rule) => change((next) => void (next.deposit.exceptions.low_cost = { ...low, rule }))}
      />
    </FieldsGrid>
  );
}
