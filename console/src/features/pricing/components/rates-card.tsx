import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { AddIcon, DeleteIcon } from '../../../ui/icons.js';
import { Second } from '../../../ui/layout/second.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useEditing } from '../model/editing-context.js';
import {
  categoriesOf,
  sizeOf,
  type SizePricingForm,
  withCategory,
  withSizePricing,
  editRow,
} from '../model/plan-form.js';
import { classesRefusedBecause, withClasses } from '../model/plan-form-classes.js';
import { useUndo } from '../model/use-undo.js';
import { NumberCell } from './cells.js';
import { RatesRow } from './rates-row.js';
import { AddRow, FieldRow, RowHeads, Rows, Still } from './rows.js';

const BY = ['LENGTH_CATEGORIES', 'LENGTH_AND_BEAM_CATEGORIES', 'SQUARE_METRE_CATEGORIES'] as const;
const columns = '64px minmax(84px, 1fr) repeat(3, minmax(84px, 1.1fr)) 36px';
const withBeam = '64px repeat(2, minmax(76px, 0.9fr)) repeat(3, minmax(84px, 1.1fr)) 36px';

interface RatesCardProps {
  season: number;
  onSeason: (season: number) => void;
}

/** The rates of one season at a time, with how all of them are counted: a list without classes. */
export function RatesCard({ season: at, onSeason }: RatesCardProps) {
  const { t } = useTranslation('pricing');
  const { form, published, change, replace, locked, currency, errorAt } = useEditing();
  const undo = useUndo();
  const season = form.seasons[at];
  if (season === undefined) return null;
  const { size_pricing: pricing } = form;
  const refused = classesRefusedBecause(form);
  const nameOfClass = (category: number | null) => {
    const size = category === null ? null : sizeOf(categoriesOf(form)[category]);
    if (size === null) return t('allBoats');
    return t('upToSize', { size: `${String(size)} ${pricing.type === 'SQUARE_METRE_CATEGORIES' ? 'm²' : 'm'}` });
  };
  const categories = categoriesOf(form);
  const before = published?.seasons.find(({ id }) => id !== undefined && id === season.id);
  const sameSizes = published?.size_pricing.type === pricing.type;
  const unit = pricing.type === 'FIXED' ? `${currency} / ${pricing.per === 'METRE' ? 'm' : 'm²'}` : currency;
  const options = form.seasons.map(({ name }, index) => ({ value: String(index), label: name || t('trade:unnamed') }));
  const Choose = options.length > 1 && options.length <= 4 ? ToggleInput : SelectInput;
  const area = pricing.type === 'SQUARE_METRE_CATEGORIES';
  const beams = pricing.type === 'LENGTH_AND_BEAM_CATEGORIES';
  const grid = { gridTemplateColumns: beams ? withBeam : columns };
  return (
    <Card>
      <Section
        title={t('rates')}
        note={t('ratesNote', { currency })}
        actions={
          <>
            <Choose
              label={t('season')}
              labelHidden
              options={options}
              value={String(at)}
              onChange={(value) => onSeason(Number(value))}
            />
            {!locked && (
              <Button
                size="small"
                disabledReason={refused === null ? null : t(`classesRefused_${refused}`)}
                onClick={() => undo(withClasses(form, nameOfClass), t('classesUsed'))}
              >
                {t('useClasses')}
              </Button>
            )}
          </>
        }
      >
        <FieldsGrid>
          <SelectInput
            label={t('priceType')}
            disabled={locked}
            options={[
              { value: 'FIXED', label: t('fixedPrice') },
              { value: 'CATEGORIES', label: t('categories') },
            ]}
            value={pricing.type === 'FIXED' ? 'FIXED' : 'CATEGORIES'}
            onChange={(type) => replace(withSizePricing(form, type === 'FIXED' ? 'FIXED' : 'LENGTH_CATEGORIES'))}
          />
          {pricing.type === 'FIXED' ? (
            <SelectInput
              label={t('per')}
              disabled={locked}
              options={[
                { value: 'METRE', label: t('metre') },
                { value: 'SQUARE_METRE', label: t('squareMetre') },
              ]}
              value={pricing.per}
              onChange={(per) =>
                change((next) => {
                  if (next.size_pricing.type === 'FIXED')
                    next.size_pricing.per = per === 'METRE' ? 'METRE' : 'SQUARE_METRE';
                })
              }
            />
          ) : (
            <SelectInput
              label={t('categoriesBy')}
              disabled={locked}
              options={BY.map((value) => ({ value, label: t(value) }))}
              value={pricing.type}
              onChange={(type) => replace(withSizePricing(form, type as SizePricingForm['type']))}
            />
          )}
          {pricing.type === 'FIXED' && (
            <NumberCell
              path="size_pricing.minimum_chargeable_length"
              label={t('leastLength')}
              labelHidden={false}
              hint={
                pricing.minimum_chargeable_length === null
                  ? undefined
                  : t('leastLengthHint', { length: pricing.minimum_chargeable_length })
              }
              suffix="m"
              value={pricing.minimum_chargeable_length}
              onChange={(length) =>
                change((next) => {
                  if (next.size_pricing.type === 'FIXED') next.size_pricing.minimum_chargeable_length = length;
                })
              }
            />
          )}
          <SelectInput
            label={t('rateCalculation')}
            disabled={locked}
            hint={t(`hint_${form.rate_calculation}`)}
            options={(['STANDARD', 'DISCOUNTED'] as const).map((value) => ({ value, label: t(value) }))}
            value={form.rate_calculation}
            onChange={(value) =>
              change((next) => void (next.rate_calculation = value === 'DISCOUNTED' ? 'DISCOUNTED' : 'STANDARD'))
            }
          />
        </FieldsGrid>
        {pricing.type === 'FIXED' ? (
          <FieldsGrid>
            <RatesRow
              path={`seasons.${String(at)}.rates.0`}
              rates={season.rates[0]}
              was={sameSizes ? before?.rates[0] : undefined}
              unit={unit}
              labelHidden={false}
              onChange={(tier, value) =>
                change((next) => editRow(next.seasons[at]?.rates, 0, (row) => void (row[tier] = value)))
              }
            />
          </FieldsGrid>
        ) : (
          <Rows>
            <RowHeads style={grid}>
              <span>{t('longerThan')}</span>
              <span>{t('upTo')}</span>
              {beams && <span>{t('beamUpTo')}</span>}
              <span>{t('daily')}</span>
              <span>{t('weekly')}</span>
              <span>{t('monthly')}</span>
              <span />
            </RowHeads>
            {pricing.categories.map((category, index) => {
              const path = `size_pricing.categories.${String(index)}`;
              const first = area ? 'max_square_metres' : 'max_length';
              const size = sizeOf(category);
              const whole = errorAt(path);
              return (
                <FieldRow key={path} style={grid} role="group" aria-label={t('categoryNumber', { number: index + 1 })}>
                  <Still>{`${String(sizeOf(categories[index - 1]) ?? 0)} ${area ? 'm²' : 'm'}`}</Still>
                  <NumberCell
                    path={whole === undefined ? `${path}.${first}` : path}
                    label={t('upTo')}
                    suffix={area ? 'm²' : 'm'}
                    value={size}
                    onChange={(value) =>
                      change((next) => {
                        const row = categoriesOf(next)[index];
                        if (row === undefined) return;
                        if ('max_square_metres' in row) row.max_square_metres = value;
                        else row.max_length = value;
                      })
                    }
                  />
                  {'max_beam' in category && (
                    <NumberCell
                      path={`${path}.max_beam`}
                      label={t('beamUpTo')}
                      suffix="m"
                      value={category.max_beam}
                      onChange={(value) =>
                        change((next) => {
                          const row = categoriesOf(next)[index];
                          if (row !== undefined && 'max_beam' in row) row.max_beam = value;
                        })
                      }
                    />
                  )}
                  <RatesRow
                    path={`seasons.${String(at)}.rates.${String(index)}`}
                    rates={season.rates[index]}
                    was={sameSizes ? before?.rates[index] : undefined}
                    onChange={(tier, value) =>
                      change((next) => editRow(next.seasons[at]?.rates, index, (row) => void (row[tier] = value)))
                    }
                  />
                  {!locked && (
                    <IconButton
                      label={t('removeCategory', { number: index + 1 })}
                      icon={<DeleteIcon />}
                      disabledReason={pricing.categories.length === 1 ? t('lastCategory') : null}
                      onClick={() => replace(withCategory(form, index))}
                    />
                  )}
                </FieldRow>
              );
            })}
            {!locked && (
              <AddRow>
                <Button size="small" kind="quiet" icon={<AddIcon />} onClick={() => replace(withCategory(form, 'new'))}>
                  {t('addCategory')}
                </Button>
                <Second as="p">{t('vatIncluded', { currency })}</Second>
              </AddRow>
            )}
          </Rows>
        )}
      </Section>
    </Card>
  );
}
