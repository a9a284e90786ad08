import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { AddIcon, DeleteIcon } from '../../../ui/icons.js';
import { Second } from '../../../ui/layout/second.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useEditing } from '../model/editing-context.js';
import { editRow } from '../model/plan-form.js';
import { NumberCell } from './cells.js';
import { DiscountSteps } from './discount-steps.js';
import { FieldRow, Rows } from './rows.js';

/** Discounts by the nights of a stay. */
export function NightDiscountsCard() {
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
    </Card>
  );
}
