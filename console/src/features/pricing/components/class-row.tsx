import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { AddIcon, AscendingIcon, DeleteIcon, EditIcon, ExpandMoreIcon, MoreIcon } from '../../../ui/icons.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { basePrice } from '../model/base-prices.js';
import { useEditing } from '../model/editing-context.js';
import { hasNoPrice } from '../model/list-gaps.js';
import type { ClassForm } from '../model/plan-form.js';
import {
  chargingOf,
  chargings,
  type ClassGroup,
  priceAt,
  type PriceColumn,
  priceColumns,
  setPrice,
  withCharging,
  withoutClass,
  withSize,
} from '../model/plan-form-classes.js';
import { useUndo } from '../model/use-undo.js';
import { ClassPanel } from './class-panel.js';
import { PriceCell } from './price-cell.js';
import { ClassLine, Dash, RowFault } from './rates-grid.js';

const Name = styled('button')({
  font: 'inherit',
  margin: 0,
  padding: '2px 0',
  border: 0,
  minWidth: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: 600,
  lineHeight: '18px',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& small': { ...type.second, display: 'block', color: role.ink2 },
});
const Size = styled(Name)({ fontWeight: 400, color: role.ink2, paddingLeft: 12 });

interface PricesProps {
  season: number;
  paste: (row: number, column: PriceColumn) => (event: ClipboardEvent) => void;
}

interface OpenProps {
  /** The class whose settings are shown below it. */
  open: number | null;
  onOpen: (row: number | null) => void;
}

interface ClassRowProps extends PricesProps, OpenProps {
  group: ClassGroup;
  index: number;
  last: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onMove: (by: -1 | 1) => void;
  onDrop: (from: number) => void;
  onEdit: () => void;
}

/** A class of boats: how it is charged, and its prices; several sizes have their prices in the rows below. */
export function ClassRow({ group, index, last, onKeyDown, onMove, onDrop, onEdit, ...shared }: ClassRowProps) {
  const { t } = useTranslation('pricing');
  const { form, replace, locked, errorAt } = useEditing();
  const undo = useUndo();
  const [over, setOver] = useState(false);
  const { from, count } = group;
  const one = form.classes?.[from];
  const said = useClassWords();
  if (one === undefined) return null;
  const { season, open, onOpen } = shared;
  const name = one.name || t('trade:unnamed');
  const isOpen = count === 1 && open === from;
  const charging = chargingOf(form, group);
  const charge = (chosen: string | null | undefined) => {
    const to = chargings.find((value) => value === chosen);
    if (to === undefined) return;
    const { form: next, emptied } = withCharging(form, group, to);
    if (emptied === 0 && count === 1) replace(next);
    else undo(next, t(emptied === 0 ? 'chargedOtherwise' : 'chargedEmptied', { name, count: emptied }));
    onOpen(to.startsWith('SIZES') || to === 'FLAT' ? null : from);
  };
  const remove = () => {
    let next = form;
    for (let left = count; left > 0; left -= 1) next = withoutClass(next, from);
    if (next.classes?.length === 0) return;
    onOpen(null);
    undo(next, t('classRemoved', { name }));
  };
  return (
    <div
      role="group"
      aria-label={name}
      data-group={index}
      onKeyDown={onKeyDown}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const dragged = event.dataTransfer.getData(DRAGGED);
        if (dragged !== '') onDrop(Number(dragged));
      }}
    >
      <ClassLine data-open={isOpen || undefined} data-over={over || undefined}>
        <Name
          type="button"
          data-part="name"
          draggable={!locked}
          aria-expanded={count === 1 ? isOpen : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          title={t('classKeys')}
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(index))}
          onClick={() => (count === 1 ? onOpen(isOpen ? null : from) : onEdit())}
        >
          {name}
          <small>{count > 1 ? t('sizes', { count }) : said.about(one, basePrice(form, season, from, 'night'))}</small>
        </Name>
        <div data-part="charged">
          <SelectInput
            label={t('charged')}
            labelHidden
            disabled={locked}
            options={chargings.map((value) => ({ value, label: t(`charging_${value}`) }))}
            value={charging}
            onChange={charge}
          />
        </div>
        {count === 1 ? (
          <Prices {...shared} row={from} />
        ) : (
          priceColumns.map((column) => (
            <Dash key={column} data-part="none" aria-hidden="true">
              –
            </Dash>
          ))
        )}
        <div data-part="menu">
          {!locked && (
            <MenuButton
              iconOnly
              icon={<MoreIcon />}
              label={t('classMenu', { name })}
              items={[
                { id: 'edit', label: t('editClass'), icon: <EditIcon />, run: onEdit },
                ...(one.charged.by === 'BOAT'
                  ? [
                      {
                        id: 'size',
                        label: t('addSize'),
                        icon: <AddIcon />,
                        run: () => {
                          replace(withSize(form, from + count - 1));
                          onOpen(from + count);
                        },
                      },
                    ]
                  : []),
                {
                  id: 'up',
                  label: t('moveUp'),
                  icon: <AscendingIcon />,
                  disabledReason: index === 0 ? t('isFirst') : null,
                  run: () => onMove(-1),
                },
                {
                  id: 'down',
                  label: t('moveDown'),
                  icon: <ExpandMoreIcon />,
                  disabledReason: last ? t('isLast') : null,
                  run: () => onMove(1),
                },
                {
                  id: 'remove',
                  label: t('actions:remove'),
                  icon: <DeleteIcon />,
                  danger: true,
                  disabledReason: form.classes?.length === count ? t('lastClass') : null,
                  run: remove,
                },
              ]}
            />
          )}
        </div>
      </ClassLine>
      {isOpen && <ClassPanel season={season} row={from} />}
      {count === 1 && <Faults season={season} row={from} name={name} />}
      {errorAt(`classes.${String(from)}.name`) !== undefined && (
        <RowFault role="alert">{errorAt(`classes.${String(from)}.name`)}</RowFault>
      )}
    </div>
  );
}

const DRAGGED = 'application/x-price-class';

interface SizeRowProps extends PricesProps, OpenProps {
  row: number;
}

/** One size of a class of several. */
export function SizeRow({ row, open, onOpen, ...shared }: SizeRowProps) {
  const { form } = useEditing();
  const { t } = useTranslation('pricing');
  const said = useClassWords();
  const one = form.classes?.[row];
  if (one === undefined) return null;
  const name = said.size(one);
  return (
    <div role="group" aria-label={`${one.name || t('trade:unnamed')}, ${name}`}>
      <ClassLine data-size="" data-open={open === row || undefined}>
        <Size
          type="button"
          data-part="name"
          aria-expanded={open === row}
          onClick={() => onOpen(open === row ? null : row)}
        >
          {name}
        </Size>
        <Prices {...shared} row={row} />
        <span data-part="menu" />
      </ClassLine>
      {open === row && <ClassPanel season={shared.season} row={row} />}
      <Faults season={shared.season} row={row} name={name} />
    </div>
  );
}

function Prices({ season, row, paste }: PricesProps & { readonly row: number }) {
  const { t } = useTranslation('pricing');
  const { form, published, change } = useEditing();
  const was = usePublishedRow(season, row);
  return priceColumns.map((column) => (
    <PriceCell
      key={column}
      path={
        column === 'year' ? `classes.${String(row)}.year` : `seasons.${String(season)}.prices.${String(row)}.${column}`
      }
      label={t(`column_${column}`)}
      value={priceAt(form, season, row, column)}
      was={was === null || published === null ? undefined : priceAt(published, was.season, was.row, column)}
      onChange={(price) => change((next) => setPrice(next, season, row, column, price))}
      onPaste={paste(row, column)}
    />
  ));
}

/** Where the published plan has the prices of the class in the season; null: it has not. */
function usePublishedRow(season: number, row: number): { season: number; row: number } | null {
  const { form, published } = useEditing();
  const ids = [form.seasons[season]?.id, form.classes?.[row]?.id];
  if (published === null || ids.includes(undefined)) return null;
  const at = published.seasons.findIndex(({ id }) => id === ids[0]);
  const of = published.classes?.findIndex(({ id }) => id === ids[1]) ?? -1;
  return at < 0 || of < 0 ? null : { season: at, row: of };
}

/** Why no boat reaches the class, and whether it has no price in the season. */
function Faults({ season, row, name }: { readonly season: number; readonly row: number; readonly name: string }) {
  const { t } = useTranslation('pricing');
  const { form, errorAt } = useEditing();
  const wrong = errorAt(`classes.${String(row)}`);
  const base = errorAt(`seasons.${String(season)}.prices.${String(row)}.base`);
  const others = form.classes?.some((_, at) => !hasNoPrice(form, season, at)) === true;
  return (
    <>
      {wrong !== undefined && <RowFault role="alert">{wrong}</RowFault>}
      {base !== undefined && <RowFault role="alert">{base}</RowFault>}
      {others && hasNoPrice(form, season, row) && (
        <RowFault data-warns="">◆ {t('noPriceInSeason', { name, season: form.seasons[season]?.name ?? '' })}</RowFault>
      )}
    </>
  );
}

/** The words below a class's name: what it takes, and what a longer boat pays besides a flat price. */
export function useClassWords() {
  const { t } = useTranslation(['pricing', 'entities/vessel']);
  const formats = useFormats();
  const size = ({ takes: { max_length, max_beam, max_square_metres } }: ClassForm): string => {
    if (max_square_metres !== null) return t('upToSize', { size: `${formats.number(max_square_metres)} m²` });
    if (max_length === null && max_beam === null) return t('anySize');
    const measures = [max_length, max_beam].map((measure) => (measure === null ? '–' : formats.number(measure, 1)));
    return t('upToSize', { size: `${max_beam === null ? (measures[0] ?? '') : measures.join(' × ')} m` });
  };
  const about = (one: ClassForm, night: number | null): string => {
    const { charged, takes } = one;
    if (charged.by === 'BOAT_THEN_METRE') {
      return t('thenMetre', {
        size: charged.up_to === null ? '–' : formats.number(charged.up_to),
        price: formats.amount(night),
      });
    }
    const kinds = (takes.vessel_types ?? []).map((kind) => t(`entities/vessel:vesselType_${kind}`));
    const hulls = (takes.hull_types ?? []).length === 1 ? [t(takes.hull_types?.[0] ?? 'MONOHULL')] : [];
    const named = [...kinds, ...hulls].join(', ');
    const limited = takes.max_length !== null || takes.max_beam !== null || takes.max_square_metres !== null;
    return named === '' ? (limited ? size(one) : t('anySize')) : named;
  };
  return { size, about };
}
