import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { AddIcon, EditIcon } from '../../../ui/icons.js';
import { Second } from '../../../ui/layout/second.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { PierChoice } from '../api/use-piers.js';
import { useEditing } from '../model/editing-context.js';
import { CardHeads, CardRow, CardRows, Under } from './card-table.js';
import { TouristTaxFields } from './tourist-tax-fields.js';
import { type TaxRuleForm, useRuleWords } from './use-rule-words.js';

const grid = {
  gridTemplateColumns:
    'minmax(96px, 1.3fr) minmax(92px, 1.6fr) minmax(64px, 0.9fr) minmax(72px, 0.9fr) minmax(80px, 1.2fr) 36px',
};
const Wrong = styled('p')({ ...type.second, color: role.wrong.on, padding: '0 16px 8px', margin: 0 });

const newRule = (): TaxRuleForm => ({
  municipality: '',
  from: null,
  to: null,
  owed: { type: 'AMOUNT', amount: null },
  free_below_age: null,
  most_nights: null,
  most_per_person: null,
  most_per_stay: null,
  exempt: [],
});

/** The tourist tax, a rule for each municipality. One rule is open at a time, with its fields. */
export function TouristTaxCard({ piers }: { readonly piers: readonly PierChoice[] }) {
  const { t } = useTranslation('pricing/charges');
  const { form, checked, change, locked } = useEditing();
  const words = useRuleWords(piers);
  const fieldWords = useFieldWords();
  const [open, setOpen] = useState<number | null>(null);
  const rules = form.tourist_taxes ?? [];
  return (
    <Card>
      <Section
        title={t('touristTax')}
        note={t('touristTaxNote')}
        actions={
          !locked && (
            <Button
              size="small"
              icon={<AddIcon />}
              onClick={() => {
                setOpen(rules.length);
                change((next) => void (next.tourist_taxes = [...(next.tourist_taxes ?? []), newRule()]));
              }}
            >
              {t('addRule')}
            </Button>
          )
        }
      >
        {rules.length === 0 ? (
          <Second as="p">{t('noTaxRules')}</Second>
        ) : (
          <CardRows>
            <CardHeads style={grid} aria-hidden="true">
              {(['municipality', 'howMuch', 'free', 'trade:nights', 'trade:when'] as const).map((head) => (
                <span key={head}>{t(head)}</span>
              ))}
            </CardHeads>
            {rules.map((rule, index) => {
              const isOpen = index === open;
              // Two rules for one night are wrong as soon as they are, whichever field was left last.
              const wrong = checked.errors.get(`tourist_taxes.${index}`);
              const named = rule.municipality === '' ? t('newRule') : rule.municipality;
              return (
                <div key={rule.id ?? String(index)} role="group" aria-label={named}>
                  <CardRow style={grid} data-open={isOpen || undefined}>
                    <span style={type.strong}>
                      {named}
                      <Under>{words.piers(rule.piers)}</Under>
                    </span>
                    <span>
                      <Unseen>{`${t('howMuch')}: `}</Unseen>
                      {words.howMuch(rule)}
                      <Under>{t('personAndNight')}</Under>
                    </span>
                    <span>
                      <Unseen>{`${t('free')}: `}</Unseen>
                      {words.free(rule)}
                    </span>
                    <span>{words.nights(rule)}</span>
                    <span>{words.when(rule)}</span>
                    <span data-end>
                      <IconButton
                        label={t(isOpen ? 'closeNamed' : 'editNamed', { name: named })}
                        icon={<EditIcon />}
                        aria-expanded={isOpen}
                        onClick={() => setOpen(isOpen ? null : index)}
                      />
                    </span>
                  </CardRow>
                  {isOpen && (
                    <TouristTaxFields
                      index={index}
                      rule={rule}
                      piers={piers}
                      onRemove={() => {
                        setOpen(null);
                        change((next) => void next.tourist_taxes?.splice(index, 1));
                      }}
                    />
                  )}
                  {wrong !== undefined && <Wrong role="alert">{fieldWords(wrong)}</Wrong>}
                </div>
              );
            })}
          </CardRows>
        )}
      </Section>
    </Card>
  );
}
