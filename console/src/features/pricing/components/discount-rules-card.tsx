import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { AddIcon, DeleteIcon, EditIcon } from '../../../ui/icons.js';
import { Row } from '../../../ui/layout/row.js';
import { Second } from '../../../ui/layout/second.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';
import { useEditing } from '../model/editing-context.js';
import { editRow } from '../model/plan-form.js';
import { CardHeads, CardRow, CardRows, Under } from './card-table.js';
import { NumberCell } from './cells.js';
import { DiscountRuleFields, type DiscountRuleForm } from './discount-rule-fields.js';
import { MoveButtons } from './move-buttons.js';
import { NotInBookings } from './not-in-bookings.js';
import { useDiscountWords } from './use-discount-words.js';

const grid = { gridTemplateColumns: 'minmax(110px, 1.4fr) minmax(110px, 1.6fr) minmax(72px, 0.6fr) 128px' };

const newRule = (): DiscountRuleForm => ({
  name: '',
  percent: null,
  for: { type: 'MEMBERS', group: 'ASSOCIATION', group_id: null },
  booked: null,
  stays: null,
});

/** Discounts for members, with a promo code or for early payment, in the order in which offers name them. */
export function DiscountRulesCard() {
  const { t } = useTranslation('pricing/charges');
  const { form, published, change, locked } = useEditing();
  const words = useDiscountWords();
  const { percent } = useFormats();
  const [open, setOpen] = useState<number | null>(null);
  const rules = form.discount_rules ?? [];
  const move = (from: number, to: number) => {
    setOpen((at) => (at === from ? to : at === to ? from : at));
    change((next) => {
      const [moved] = next.discount_rules?.splice(from, 1) ?? [];
      if (moved !== undefined) next.discount_rules?.splice(to, 0, moved);
    });
  };
  return (
    <Card>
      <Section
        title={t('whoGetsLess')}
        note={t('whoGetsLessNote')}
        actions={
          !locked && (
            <Button
              size="small"
              icon={<AddIcon />}
              onClick={() => {
                setOpen(rules.length);
                change((next) => void (next.discount_rules = [...(next.discount_rules ?? []), newRule()]));
              }}
            >
              {t('addDiscountRule')}
            </Button>
          )
        }
      >
        <ToggleInput
          label={t('severalFit')}
          disabled={locked}
          options={[
            { value: 'BEST', label: t('combine_BEST') },
            { value: 'ADDED', label: t('combine_ADDED') },
          ]}
          value={form.discounts_combine ?? 'BEST'}
          onChange={(chosen) => change((next) => void (next.discounts_combine = chosen === 'ADDED' ? 'ADDED' : 'BEST'))}
        />
        {rules.length === 0 && <Second as="p">{t('noDiscountRules')}</Second>}
        {rules.length > 0 && <NotInBookings />}
        {rules.length > 0 && (
          <CardRows>
            <CardHeads style={grid} aria-hidden="true">
              <span>{t('trade:discount')}</span>
              <span>{t('trade:when')}</span>
              <span>{t('less')}</span>
              <span />
            </CardHeads>
            {rules.map((rule, index) => {
              const isOpen = index === open;
              const named = rule.name === '' ? t('newDiscountRule') : rule.name;
              const before = published?.discount_rules?.find(({ id }) => id !== undefined && id === rule.id);
              return (
                <div key={rule.id ?? String(index)} role="group" aria-label={named}>
                  <CardRow style={grid} data-open={isOpen || undefined}>
                    <span style={{ ...type.strong, minWidth: 0, overflowWrap: 'anywhere' }}>
                      {named}
                      <Under>{words.who(rule)}</Under>
                    </span>
                    <Second as="span">{words.when(rule)}</Second>
                    {isOpen ? (
                      <span>{rule.percent === null ? '' : `−${percent(rule.percent)}`}</span>
                    ) : (
                      <NumberCell
                        path={`discount_rules.${index}.percent`}
                        label={t('lessPercent', { name: named })}
                        suffix="%"
                        maxIntegers={3}
                        value={rule.percent}
                        was={before?.percent}
                        onChange={(value) =>
                          change((next) => editRow(next.discount_rules, index, (it) => void (it.percent = value)))
                        }
                      />
                    )}
                    <Row as="span" justify="flex-end" data-end>
                      {!locked && (
                        <MoveButtons
                          name={named}
                          first={index === 0}
                          last={index === rules.length - 1}
                          onMove={(by) => move(index, index + by)}
                        />
                      )}
                      <IconButton
                        label={t(isOpen ? 'closeNamed' : 'editNamed', { name: named })}
                        icon={<EditIcon />}
                        aria-expanded={isOpen}
                        onClick={() => setOpen(isOpen ? null : index)}
                      />
                      {!locked && (
                        <IconButton
                          label={t('removeNamed', { name: named })}
                          icon={<DeleteIcon />}
                          onClick={() => {
                            setOpen(null);
                            change((next) => void next.discount_rules?.splice(index, 1));
                          }}
                        />
                      )}
                    </Row>
                  </CardRow>
                  {isOpen && <DiscountRuleFields index={index} rule={rule} />}
                </div>
              );
            })}
          </CardRows>
        )}
      </Section>
    </Card>
  );
}
