import { useTranslation } from 'react-i18next';
import { unitCounts } from '../../../../../contracts/pricing/vocabulary.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { followedPrice } from '../model/base-prices.js';
import { exampleOf } from '../model/counted-units.js';
import { useEditing } from '../model/editing-context.js';
import { lengthBefore } from '../model/list-gaps.js';
import { type ChargedForm, type ClassForm, type ClassPricesForm, editRow } from '../model/plan-form.js';
import { priceAt, priceTiers } from '../model/plan-form-classes.js';
import { NumberCell } from './cells.js';

const Panel = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '10px 14px',
  padding: '2px 16px 12px',
  backgroundColor: role.seaSoft,
  borderBottom: `1px solid ${role.line}`,
  '& [data-field]': { minWidth: 0 },
});
const Short = styled('div')({ width: 110 });
const Example = styled('p')({
  ...type.second,
  margin: '0 0 9px auto',
  color: role.ink2,
  '& strong': { color: role.ink, fontVariantNumeric: 'tabular-nums' },
});

const COUNTS = ['EXACT', 'HALF_STARTED', 'STARTED', 'COMPLETED'] as const;
const COMPLETED = ['HALF_COMPLETED', 'COMPLETED'] as const;

interface ClassPanelProps {
  season: number;
  row: number;
}

/** How the class's boats are counted, and what a price has besides its amount; some of it is of this season only. */
export function ClassPanel({ season, row }: ClassPanelProps) {
  const { t } = useTranslation('pricing');
  const { form, change, currency } = useEditing();
  const one = form.classes?.[row];
  const prices = form.seasons[season]?.prices?.[row];
  if (one === undefined || prices === undefined) return null;
  const path = `classes.${String(row)}`;
  const seasonPath = `seasons.${String(season)}.prices.${String(row)}`;
  const edit = (recipe: (one: ClassForm) => void) => change((next) => editRow(next.classes, row, recipe));
  const editPrices = (recipe: (row: ClassPricesForm) => void) =>
    change((next) => editRow(next.seasons[season]?.prices, row, recipe));
  const { charged } = one;
  return (
    <Panel>
      <Limits row={row} />
      {charged.by !== 'BOAT' && <Counted charged={charged} onChange={(counted) => edit((it) => count(it, counted))} />}
      {(charged.by === 'METRE' || charged.by === 'SQUARE_METRE') && (
        <Short>
          <NumberCell
            path={`${path}.charged.least`}
            label={t('atLeast')}
            labelHidden={false}
            suffix={charged.by === 'METRE' ? 'm' : 'm²'}
            value={charged.least}
            onChange={(least) => edit((it) => void (it.charged = { ...charged, least }))}
          />
        </Short>
      )}
      {charged.by === 'BOAT_THEN_METRE' && (
        <>
          <Short>
            <NumberCell
              path={`${path}.charged.up_to`}
              label={t('flatUpTo')}
              labelHidden={false}
              suffix="m"
              value={charged.up_to}
              onChange={(up_to) => edit((it) => void (it.charged = { ...charged, up_to }))}
            />
          </Short>
          {priceTiers.map((tier) => (
            <Short key={tier}>
              <NumberCell
                path={`${seasonPath}.base.${tier}`}
                label={t('flatPrice', { span: t(`column_${tier}`) })}
                labelHidden={false}
                fixed={2}
                placeholder={followedPrice(form, season, row, tier)?.toFixed(2) ?? '–'}
                value={prices.base?.[tier] ?? null}
                onChange={(price) => editPrices((it) => setBase(it, tier, price))}
              />
            </Short>
          ))}
        </>
      )}
      <Short>
        <NumberCell
          path={`${seasonPath}.least_amount`}
          label={t('leastAmount')}
          labelHidden={false}
          suffix={currency}
          fixed={2}
          value={prices.least_amount ?? null}
          onChange={(amount) => editPrices((it) => void (it.least_amount = amount))}
        />
      </Short>
      {charged.by === 'BOAT' && <ExtraArea path={seasonPath} prices={prices} onEdit={editPrices} />}
      <Sentence season={season} row={row} />
    </Panel>
  );
}

/** The largest boat that the class takes; narrower limits are in its dialog. */
function Limits({ row }: { readonly row: number }) {
  const { t } = useTranslation('pricing');
  const { form, change } = useEditing();
  const takes = form.classes?.[row]?.takes;
  if (takes === undefined) return null;
  const limits = (['max_length', 'max_beam', 'max_square_metres'] as const).filter(
    (limit) => takes[limit] !== null || (limit === 'max_length' && takes.max_square_metres === null),
  );
  return limits.map((limit) => (
    <Short key={limit}>
      <NumberCell
        path={`classes.${String(row)}.takes.${limit}`}
        label={t(`limit_${limit}`)}
        labelHidden={false}
        suffix={limit === 'max_square_metres' ? 'm²' : 'm'}
        placeholder={t('noLimit')}
        value={takes[limit]}
        onChange={(value) => change((next) => editRow(next.classes, row, (it) => void (it.takes[limit] = value)))}
      />
    </Short>
  ));
}

type Counted = Extract<ChargedForm, { counted: unknown }>['counted'];

function count(one: ClassForm, counted: Counted): void {
  if (one.charged.by !== 'BOAT') one.charged = { ...one.charged, counted };
}

interface CountedProps {
  charged: Extract<ChargedForm, { counted: unknown }>;
  onChange: (counted: Counted) => void;
}

function Counted({ charged, onChange }: CountedProps) {
  const { t } = useTranslation('pricing');
  const { locked } = useEditing();
  const completed = COMPLETED.some((one) => one === charged.counted);
  const choose = (value: string | null | undefined) => {
    const counted = unitCounts.find((one) => one === value);
    if (counted !== undefined) onChange(counted);
  };
  return (
    <>
      <ToggleInput
        label={t(charged.by === 'SQUARE_METRE' ? 'squareMetreCounted' : 'metreCounted')}
        disabled={locked}
        options={COUNTS.map((value) => ({ value, label: t(`counted_${value}`) }))}
        value={completed ? 'COMPLETED' : charged.counted}
        onChange={choose}
      />
      {completed && (
        <ToggleInput
          label={t('completedUnits')}
          disabled={locked}
          options={COMPLETED.map((value) => ({ value, label: t(`completed_${value}`) }))}
          value={charged.counted}
          onChange={choose}
        />
      )}
    </>
  );
}

function setBase(row: ClassPricesForm, tier: (typeof priceTiers)[number], price: number | null): void {
  const base = { night: null, week: null, month: null, season: null, ...row.base, [tier]: price };
  row.base = priceTiers.every((one) => base[one] === null) ? null : base;
}

interface ExtraAreaProps {
  path: string;
  prices: ClassPricesForm;
  onEdit: (recipe: (row: ClassPricesForm) => void) => void;
}

/** An amount for each square metre above the class's size, for boats that are wider than most. */
function ExtraArea({ path, prices, onEdit }: ExtraAreaProps) {
  const { t } = useTranslation('pricing');
  const { currency } = useEditing();
  const extra = prices.extra_square_metre ?? null;
  const blank = { above: null, counted: 'STARTED' as const, night: null };
  return (
    <>
      <Short style={{ width: 150 }}>
        <NumberCell
          path={`${path}.extra_square_metre.night`}
          label={t('extraSquareMetre')}
          labelHidden={false}
          suffix={currency}
          fixed={2}
          value={extra?.night ?? null}
          onChange={(night) =>
            onEdit((it) => {
              const above = it.extra_square_metre?.above ?? null;
              it.extra_square_metre =
                night === null && above === null ? null : { ...(it.extra_square_metre ?? blank), night };
            })
          }
        />
      </Short>
      {extra !== null && (
        <Short>
          <NumberCell
            path={`${path}.extra_square_metre.above`}
            label={t('extraAbove')}
            labelHidden={false}
            suffix="m²"
            value={extra.above}
            onChange={(above) =>
              onEdit((it) => void (it.extra_square_metre = { ...(it.extra_square_metre ?? blank), above }))
            }
          />
        </Short>
      )}
    </>
  );
}

/** What a boat of the class counts as and pays a day: "14.20 m counts as 14.5 m, a day 52.20". */
function Sentence({ season, row }: ClassPanelProps) {
  const { t } = useTranslation('pricing');
  const { form } = useEditing();
  const formats = useFormats();
  const one = form.classes?.[row];
  if (one === undefined) return null;
  const charged = form.seasons[season]?.prices?.[row]?.charged ?? one.charged;
  const area = charged.by === 'SQUARE_METRE';
  const to = area ? one.takes.max_square_metres : one.takes.max_length;
  const from = area ? null : lengthBefore(form, row);
  const example = exampleOf(charged, { from, to }, priceAt(form, season, row, 'night'));
  if (example === null || charged.by === 'BOAT_THEN_METRE') return null;
  const unit = area ? 'm²' : 'm';
  return (
    <Example aria-live="polite">
      {t('countsAs', { size: `${formats.number(example.size, 2)} ${unit}` })}{' '}
      <strong>{`${formats.number(example.counts)} ${unit}`}</strong>
      {example.day !== null && (
        <>
          {', '}
          {t('aDay')} <strong>{formats.amount(example.day)}</strong>
        </>
      )}
    </Example>
  );
}
