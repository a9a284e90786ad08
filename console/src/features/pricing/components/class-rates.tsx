import { type ClipboardEvent, Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { SplitButton } from '../../../ui/buttons/split-button.js';
import { AddIcon } from '../../../ui/icons.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useEditing } from '../model/editing-context.js';
import { listGap } from '../model/list-gaps.js';
import { isTable, pastedPrices } from '../model/pasted-prices.js';
import {
  blankClass,
  type ClassGroup,
  groupsOf,
  pricesThatDiffer,
  type PriceColumn,
  priceColumns,
  setPrice,
  withClass,
  withClassMoved,
  withPricesOf,
} from '../model/plan-form-classes.js';
import { useUndo } from '../model/use-undo.js';
import { ClassDialog } from './class-dialog.js';
import { ClassRow, SizeRow } from './class-row.js';
import { CopyPricesDialog } from './copy-prices-dialog.js';
import { ClassHeads, RatesFrame } from './rates-grid.js';
import { SeasonChoice } from './season-choice.js';

const Table = styled('div')({ margin: '0 -20px', [media.phone]: { margin: '0 -14px' } });
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 14px',
  marginTop: -6,
});
const Note = styled('p')({ ...type.second, margin: 0, color: role.ink2, '& strong': { color: role.ourMove.on } });
const FOCUSABLE = 'input, select, button';

interface ClassRatesProps {
  season: number;
  onSeason: (season: number) => void;
}

/** The prices of one season by class. */
export function ClassRates({ season: at, onSeason }: ClassRatesProps) {
  const { t } = useTranslation('pricing');
  const { form, replace, locked } = useEditing();
  const formats = useFormats();
  const undo = useUndo();
  const table = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [edited, setEdited] = useState<ClassGroup | null>(null);
  const [copied, setCopied] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const groups = groupsOf(form);
  const season = form.seasons[at];
  if (season === undefined) return null;

  const paste = (row: number, column: PriceColumn) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (locked || !isTable(text)) return;
    event.preventDefault();
    const next = structuredClone(form);
    let [filled, left] = [0, 0];
    for (const [down, cells] of pastedPrices(text).entries()) {
      for (const [across, price] of cells.entries()) {
        const target = priceColumns[priceColumns.indexOf(column) + across];
        if (price === undefined || target === undefined || next.classes?.[row + down] === undefined) {
          left += 1;
          continue;
        }
        setPrice(next, at, row + down, target, price);
        filled += 1;
      }
    }
    const pasted = t('pastedPrices', { count: filled });
    undo(next, left === 0 ? pasted : `${pasted} ${t('pastedLeft', { count: left })}`);
  };

  /** Moves a class, with all its sizes, past its neighbour; the focus stays on the field that it was in. */
  const move = (index: number, by: -1 | 1) => {
    const [group, neighbour] = [groups[index], groups[index + by]];
    if (locked || group === undefined || neighbour === undefined) return;
    const row = table.current?.querySelectorAll(`[data-group]`)[index];
    const focused = [...(row?.querySelectorAll(FOCUSABLE) ?? [])].indexOf(document.activeElement as Element);
    setOpen(null);
    replace(withClassMoved(form, group.from, by < 0 ? neighbour.from : neighbour.from + neighbour.count, group.count));
    setSaid(
      t('classMoved', { name: form.classes?.[group.from]?.name ?? '', place: index + by + 1, of: groups.length }),
    );
    requestAnimationFrame(() => {
      const fields = table.current?.querySelectorAll('[data-group]')[index + by]?.querySelectorAll(FOCUSABLE);
      (fields?.[Math.max(0, focused)] as HTMLElement | undefined)?.focus();
    });
  };
  const drop = (from: number, to: number) => {
    const [group, target] = [groups[from], groups[to]];
    if (group === undefined || target === undefined || from === to) return;
    setOpen(null);
    replace(withClassMoved(form, group.from, to < from ? target.from : target.from + target.count, group.count));
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!event.altKey || by === null) return;
    event.preventDefault();
    move(index, by);
  };

  const add = (name: string, place = form.classes?.length ?? 0) => {
    replace(withClass(form, blankClass(name), place));
    setEdited({ from: place, count: 1 });
  };
  const copyFrom = (from: number) => {
    if (pricesThatDiffer(form, from, at) > 0) setCopied(from);
    else copy(from, false);
  };
  const copy = (from: number, kept: boolean) => {
    setCopied(null);
    undo(withPricesOf(form, from, at, kept), t('pricesCopied', { name: form.seasons[from]?.name ?? '' }));
  };
  const others = form.seasons.flatMap((one, index) => (index === at ? [] : [{ index, name: one.name }]));
  const before = others.findLast(({ index }) => index < at) ?? others.at(-1);

  return (
    <Card>
      <Section
        title={t('rates')}
        note={t('ratesBySeason')}
        actions={
          !locked &&
          before !== undefined && (
            <SplitButton
              kind="quiet"
              size="small"
              menuLabel={t('copyFromOther')}
              items={
                others.length < 2
                  ? []
                  : others.map(({ index, name }) => ({
                      id: String(index),
                      label: t('copyFrom', { name }),
                      run: () => copyFrom(index),
                    }))
              }
              onClick={() => copyFrom(before.index)}
            >
              {t('copyFrom', { name: before.name })}
            </SplitButton>
          )
        }
      >
        <SeasonChoice seasons={form.seasons} chosen={at} onChoose={onSeason} />
        <Table>
          <RatesFrame ref={table}>
            <ClassHeads aria-hidden="true">
              <span>{t('class')}</span>
              <span>{t('charged')}</span>
              {priceColumns.map((column) => (
                <span key={column}>{t(`column_${column}`)}</span>
              ))}
              <span />
            </ClassHeads>
            {groups.map((group, index) => {
              const key = form.classes?.[group.from]?.id ?? `row ${String(group.from)}`;
              const shared = { season: at, open, onOpen: setOpen, paste };
              return (
                <Fragment key={key}>
                  <ClassRow
                    {...shared}
                    group={group}
                    onKeyDown={onKeyDown(index)}
                    onMove={(by) => move(index, by)}
                    onDrop={(from) => drop(from, index)}
                    index={index}
                    last={index === groups.length - 1}
                    onEdit={() => setEdited(group)}
                  />
                  {group.count > 1 &&
                    Array.from({ length: group.count }, (_, size) => (
                      <SizeRow key={`${key} ${String(size)}`} {...shared} row={group.from + size} />
                    ))}
                </Fragment>
              );
            })}
          </RatesFrame>
        </Table>
        <Foot>
          {locked ? (
            <span />
          ) : (
            <Button size="small" kind="quiet" icon={<AddIcon />} onClick={() => add('')}>
              {t('addClass')}
            </Button>
          )}
          <Gap
            onAdd={(limit) => add(limit === null ? t('otherBoats') : t('classAbove', { size: formats.number(limit) }))}
          />
        </Foot>
        <Unseen aria-live="polite">{said}</Unseen>
      </Section>
      {edited !== null && <ClassDialog group={edited} onClose={() => setEdited(null)} />}
      {copied !== null && (
        <CopyPricesDialog
          from={form.seasons[copied]?.name ?? ''}
          to={season.name}
          count={pricesThatDiffer(form, copied, at)}
          onClose={() => setCopied(null)}
          onCopy={(kept) => copy(copied, kept)}
        />
      )}
    </Card>
  );
}

/** In which money the prices are, and which boats have none. */
function Gap({ onAdd }: { readonly onAdd: (limit: number | null) => void }) {
  const { t } = useTranslation('pricing');
  const { form, currency, locked } = useEditing();
  const formats = useFormats();
  const gap = listGap(form);
  const vat = t(form.prices_include_vat === false ? 'vatNotIncludedShort' : 'vatIncludedShort', { currency });
  if (gap === null) return <Note>{vat}</Note>;
  const size = gap.limit === null ? '' : formats.number(gap.limit);
  return (
    <>
      <Note>
        {vat} <strong>{t(`gap_${gap.kind}`, { size })}</strong>. {t('gapEffect')}
      </Note>
      {!locked && (
        <Button size="small" onClick={() => onAdd(gap.kind === 'NOTHING_ABOVE' ? gap.limit : null)}>
          {t('gapAdd')}
        </Button>
      )}
    </>
  );
}
