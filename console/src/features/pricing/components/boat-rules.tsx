import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { AddIcon } from '../../../ui/icons.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { usePiers } from '../api/use-piers.js';
import { useEditing } from '../model/editing-context.js';
import { blankChange, type MultihullRule, multihullRule, type PlaceForm } from '../model/list-rules.js';
import type { PriceChangeForm } from '../model/plan-form.js';
import { blankClass, withClass } from '../model/plan-form-classes.js';
import { useUndo } from '../model/use-undo.js';
import { NumberCell } from './cells.js';
import { PlaceDialog } from './place-dialog.js';
import { Rule, RuleRow, RuleText } from './rule.js';

export const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const Chip = styled('button')({
  font: 'inherit',
  fontSize: 13,
  margin: 0,
  padding: '5px 11px',
  color: role.ink,
  backgroundColor: role.surface,
  border: `1px solid ${role.edge}`,
  borderRadius: 16,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { borderColor: role.ink2 },
});

/** Rules by the boat's hull, and by where she lies. */
export function BoatRules() {
  return (
    <>
      <MultihullRule />
      <PlaceRule />
    </>
  );
}

function MultihullRule() {
  const { t } = useTranslation('pricing');
  const { form, published, change, locked } = useEditing();
  const undo = useUndo();
  const { multihull } = form.surcharges;
  const rule = multihullRule(form);
  const classes = (form.classes ?? []).length > 0;
  const choose = (to: MultihullRule) => {
    if (to === 'LENGTH' || to === 'PRICE') {
      change((next) => {
        const factor = next.surcharges.multihull?.length_multiplier ?? null;
        next.surcharges.multihull = { length_multiplier: factor, applies_to: to };
      });
      return;
    }
    if (to === 'NONE') {
      change((next) => void (next.surcharges.multihull = null));
      return;
    }
    const next = { ...structuredClone(form), surcharges: { ...form.surcharges, multihull: null } };
    if (multihullRule(next) === 'CLASSES') change((it) => void (it.surcharges.multihull = null));
    else {
      const own = blankClass(t('multihulls'));
      undo(
        withClass(next, { ...own, takes: { ...own.takes, hull_types: ['MULTIHULL'] } }, 0),
        t('multihullClassAdded'),
      );
    }
  };
  const options = [
    { value: 'PRICE', label: t('onPrice') },
    { value: 'LENGTH', label: t('onLength') },
    ...(classes ? [{ value: 'CLASSES', label: t('ownClasses') }] : []),
  ];
  return (
    <Rule title={t('multihulls')} on={rule !== 'NONE'} onSwitch={(on) => choose(on ? 'PRICE' : 'NONE')}>
      {rule !== 'NONE' && (
        <RuleRow>
          {multihull !== null && (
            <div data-short="">
              <NumberCell
                path="surcharges.multihull.length_multiplier"
                label={t('multihullFactor')}
                suffix="×"
                fixed={2}
                maxIntegers={2}
                value={multihull.length_multiplier}
                was={published?.surcharges.multihull?.length_multiplier}
                onChange={(value) =>
                  change((next) => void (next.surcharges.multihull = { ...multihull, length_multiplier: value }))
                }
              />
            </div>
          )}
          <ToggleInput
            label={t('multihullOn')}
            labelHidden
            disabled={locked}
            options={options}
            value={rule}
            onChange={(value) => choose(options.find((one) => one.value === value)?.value as MultihullRule)}
          />
        </RuleRow>
      )}
      {rule === 'CLASSES' && <RuleText>{t('ownClassesHint')}</RuleText>}
    </Rule>
  );
}

function PlaceRule() {
  const { t } = useTranslation('pricing');
  const { form, change, locked } = useEditing();
  const undo = useUndo();
  const said = usePlaceWords();
  const [open, setOpen] = useState<number | null>(null);
  const places = form.places ?? [];
  const add = () => {
    change((next) => void (next.places ??= []).push({ piers: [], berth_from_length: null, change: blankChange() }));
    setOpen(places.length);
  };
  return (
    <Rule
      title={t('rule_places')}
      on={places.length > 0}
      onSwitch={(on) => {
        if (on) add();
        else undo({ ...structuredClone(form), places: [] }, t('placesRemoved'));
      }}
    >
      {places.length > 0 && (
        <Chips>
          {places.map((place, at) => (
            <Chip key={String(at)} type="button" onClick={() => setOpen(at)}>
              {said(place)}
            </Chip>
          ))}
          {!locked && (
            <Button size="small" kind="quiet" icon={<AddIcon />} onClick={add}>
              {t('addPlace')}
            </Button>
          )}
        </Chips>
      )}
      {open !== null && places[open] !== undefined && <PlaceDialog index={open} onClose={() => setOpen(null)} />}
    </Rule>
  );
}

/** A change of price in words: `+ 4.00 a night`, `−15%`. */
export function useChangeWords() {
  const { t } = useTranslation('pricing');
  const formats = useFormats();
  return (change: PriceChangeForm): string => {
    if (change.type === 'AMOUNT') return t('moreANight', { amount: formats.amount(change.amount) });
    const percent = change.percent ?? 0;
    return `${percent < 0 ? '−' : '+'}${formats.percent(Math.abs(percent))}`;
  };
}

/** "A, + 4.00 a night", "I, J, −15%". */
function usePlaceWords() {
  const { t } = useTranslation('pricing');
  const formats = useFormats();
  const piers = usePiers();
  const changed = useChangeWords();
  return ({ piers: named = [], berths = [], berth_from_length: from, change }: PlaceForm): string => {
    const known = piers.flatMap(({ id, name }) => (named.includes(id) ? [name] : []));
    const parts = [
      ...(known.length > 0 ? [known.join(', ')] : named.length > 0 ? [t('piersCount', { count: named.length })] : []),
      ...(berths.length > 0 ? [t('berthsCount', { count: berths.length })] : []),
      ...(from === null ? [] : [t('berthsFrom', { size: formats.number(from) })]),
    ];
    return `${parts.length === 0 ? t('noPlace') : parts.join(', ')}: ${changed(change)}`;
  };
}

/** Which size is charged, and whether the prices have VAT in them. */
export function ListBasis() {
  const { t } = useTranslation('pricing');
  const { form, change, locked } = useEditing();
  const sizes = ['BOAT', 'BERTH', 'LARGER'] as const;
  return (
    <>
      <Rule title={t('rule_chargedSize')}>
        <ToggleInput
          label={t('rule_chargedSize')}
          labelHidden
          disabled={locked}
          options={sizes.map((value) => ({ value, label: t(`chargedSize_${value}`) }))}
          value={form.charged_size ?? 'BOAT'}
          onChange={(value) =>
            change((next) => void (next.charged_size = sizes.find((size) => size === value) ?? 'BOAT'))
          }
        />
      </Rule>
      <Rule title={t('rule_vat')}>
        <TickInput
          look="check"
          label={t('pricesIncludeVat')}
          hint={form.prices_include_vat === false ? t('vatAdded') : undefined}
          disabled={locked}
          value={form.prices_include_vat !== false}
          onChange={(on) => change((next) => void (next.prices_include_vat = on === true))}
        />
      </Rule>
    </>
  );
}
