import { useTranslation } from 'react-i18next';
import { seasonEdges, tierCombinations } from '../../../../../contracts/pricing/vocabulary.js';
import { Button } from '../../../ui/buttons/button.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { dearerStays, dearSpans, withoutDearSpans } from '../model/dearer-stays.js';
import { useEditing } from '../model/editing-context.js';
import { editTiers, type TiersForm, tiersOf } from '../model/list-rules.js';
import { useUndo } from '../model/use-undo.js';
import { NumberCell } from './cells.js';
import { Rule, RuleRow, RuleText, RuleWarning } from './rule.js';

/** At most so many seasons and classes are named in a warning. */
const NAMED = 3;

/** How the prices of days, weeks and months make the price of a stay. */
export function SpanRules() {
  const { t } = useTranslation('pricing');
  const { form, change } = useEditing();
  const tiers = tiersOf(form);
  const edit = (recipe: (tiers: TiersForm) => void) => change((next) => editTiers(next, recipe));
  return (
    <>
      <PartsRule />
      <Rule
        title={t('rule_capped')}
        on={tiers.combine === 'CAPPED'}
        onSwitch={(on) => edit((it) => void (it.combine = on ? 'CAPPED' : 'ADD_UP'))}
      >
        {tiers.combine === 'ADD_UP' && <DearerWarning />}
      </Rule>
    </>
  );
}

/** Whether a week costs at most its days: it is a matter of the prices, so a price that is dearer is shown and can be lowered. */
function PartsRule() {
  const { t } = useTranslation('pricing');
  const { form, locked } = useEditing();
  const undo = useUndo();
  const nights = tiersOf(form).week.nights ?? 7;
  const dear = dearSpans(form);
  const capped = tiersOf(form).combine === 'CAPPED';
  const named = dear
    .slice(0, NAMED)
    .map(({ season, row, span }) =>
      [form.seasons[season]?.name, form.classes?.[row]?.name, t(`column_${span}`)].join(', '),
    );
  return (
    <Rule title={t('rule_parts', { count: nights })} hint={t('rule_partsHint')}>
      {dear.length === 0 || capped ? (
        <RuleText>{t(capped && dear.length > 0 ? 'partsByCap' : 'partsHold')}</RuleText>
      ) : (
        <>
          <RuleWarning>
            <strong>◆ {t('partsDearer', { count: dear.length })}</strong> {named.join('; ')}
            {dear.length > NAMED && ' …'}
          </RuleWarning>
          {!locked && (
            <div>
              <Button
                size="small"
                onClick={() => undo(withoutDearSpans(form), t('partsLowered', { count: dear.length }))}
              >
                {t('partsLower')}
              </Button>
            </div>
          )}
        </>
      )}
    </Rule>
  );
}

/** Which stays cost more than the next longer price while prices add up. */
function DearerWarning() {
  const { t } = useTranslation('pricing');
  const { form } = useEditing();
  const dearer = dearerStays(form);
  const week = dearer.find(({ thanWeek }) => thanWeek !== null);
  const month = dearer.find(({ thanMonth }) => thanMonth !== null);
  if (week === undefined && month === undefined) return null;
  const places = [...new Set(dearer.map((one) => `${one.season}, ${one.class}`))];
  return (
    <RuleWarning>
      <strong>
        ◆{' '}
        {week === undefined
          ? t('dearerThanMonth', { count: month?.thanMonth ?? 0 })
          : t('dearerThanWeek', { count: week.thanWeek ?? 0 })}
      </strong>{' '}
      {week !== undefined && month !== undefined && `${t('dearerAlsoMonth', { count: month.thanMonth ?? 0 })} `}
      {t('dearerWhere', { where: places.slice(0, NAMED).join('; ') })}
      {places.length > NAMED && ' …'}
    </RuleWarning>
  );
}

/** A week over a season's edge, and the other ways in which spans count. */
export function EdgeRules() {
  const { t } = useTranslation('pricing');
  const { form, change, locked } = useEditing();
  const tiers = tiersOf(form);
  const edit = (recipe: (tiers: TiersForm) => void) => change((next) => editTiers(next, recipe));
  return (
    <>
      <Rule title={t('rule_edge')}>
        <ToggleInput
          label={t('rule_edge')}
          labelHidden
          disabled={locked}
          options={seasonEdges.map((value) => ({ value: value as string, label: t(`edge_${value}`) }))}
          value={tiers.edge}
          onChange={(value) => edit((it) => void (it.edge = value === 'FIRST_NIGHT' ? 'FIRST_NIGHT' : 'EACH_NIGHT'))}
        />
      </Rule>
      <Rule title={t('rule_spans')}>
        <SelectInput
          label={t('combine')}
          disabled={locked}
          hint={t(`combineHint_${tiers.combine}`)}
          options={tierCombinations.map((value) => ({ value, label: t(`combine_${value}`) }))}
          value={tiers.combine}
          onChange={(value) =>
            edit((it) => void (it.combine = tierCombinations.find((one) => one === value) ?? it.combine))
          }
        />
        {(['week', 'month'] as const).map((span) => (
          <RuleRow key={span}>
            <div style={{ width: 108 }}>
              <NumberCell
                path={`tiers.${span}.nights`}
                label={t(`nightsOf_${span}`)}
                labelHidden={false}
                decimals={0}
                maxIntegers={2}
                placeholder={span === 'month' ? t('byCalendar') : ''}
                value={tiers[span].nights}
                onChange={(nights) => edit((it) => void (it[span].nights = nights))}
              />
            </div>
            <div style={{ width: 116 }}>
              <NumberCell
                path={`tiers.${span}.costs_nights`}
                label={t(`costs_${span}`)}
                labelHidden={false}
                suffix={t('nightsShort')}
                decimals={0}
                maxIntegers={2}
                placeholder="–"
                value={tiers[span].costs_nights}
                onChange={(nights) => edit((it) => void (it[span].costs_nights = nights))}
              />
            </div>
          </RuleRow>
        ))}
        <RuleText>{t('costsHint')}</RuleText>
      </Rule>
    </>
  );
}
