import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeasonFault } from '../../../../../contracts/pricing/rules/season-calendar.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { AddIcon, DeleteIcon, EditIcon } from '../../../ui/icons.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { media } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { useEditing } from '../model/editing-context.js';
import { editRow, type SeasonForm } from '../model/plan-form.js';
import { nightsOfSeason } from '../model/season-cut.js';
import { closeFault } from '../model/season-band.js';
import { NumberCell, TextCell } from './cells.js';
import { NewSeasonDialog } from './new-season-dialog.js';
import { FieldRow, RowHeads, Rows, Still } from './rows.js';
import { SeasonDayCell } from './season-day-cell.js';
import { SeasonDialog } from './season-dialog.js';
import { SeasonBand, tintOf } from './season-band.js';

const Swatch = styled('span')({
  width: 12,
  height: 12,
  borderRadius: 3,
  marginTop: 12,
  [media.phone]: { gridColumn: '1 / -1', width: '100%', height: 6, marginTop: 0 },
});
const columns = '14px minmax(0, 2fr) minmax(84px, 1fr) minmax(84px, 1fr) 84px minmax(90px, 1fr) 36px 36px';
const DATE = /^\d{2}\/\d{2}$/;

/** The seasons: the band of the year, and a row for each. */
export function SeasonsCard() {
  const { t } = useTranslation('pricing');
  const { form, published, checked, change, locked } = useEditing();
  const [dialog, setDialog] = useState<'new' | number | null>(null);
  const { seasons } = form;
  const narrow = useNarrow();
  const nightsOf = (season: SeasonForm) => {
    const { common, leap } = nightsOfSeason(season, seasons.length);
    return common === leap ? String(common) : t('nightsAndLeap', { common, leap });
  };
  const faultAt = (index: number, edge: 'from' | 'to') => {
    const fault = checked.faults.find((one) => one[edge === 'to' ? 'before' : 'after'] === index);
    return fault && t(fault.kind === 'GAP' ? 'gapShort' : 'overlapShort');
  };
  return (
    <Card>
      <Section
        title={t('seasons')}
        note={t('seasonsNote')}
        actions={
          !locked && (
            <Button size="small" icon={<AddIcon />} onClick={() => setDialog('new')}>
              {t('addSeason')}
            </Button>
          )
        }
      >
        {seasons.every(({ from, to }) => DATE.test(from) && DATE.test(to)) && <SeasonBand />}
        <Rows>
          <RowHeads style={{ gridTemplateColumns: columns }}>
            <span />
            <span>{t('trade:name')}</span>
            <span>{t('from')}</span>
            <span>{t('toExcluded')}</span>
            <span>{t('trade:nights')}</span>
            <span>{t('extraCharge')}</span>
            <span />
            <span />
          </RowHeads>
          {seasons.map((season, index) => {
            const path = `seasons.${String(index)}`;
            const before = published?.seasons.find(({ id }) => id !== undefined && id === season.id);
            const known = DATE.test(season.from) && DATE.test(season.to);
            return (
              <Fragment key={season.id ?? path}>
                <FieldRow style={{ gridTemplateColumns: columns }} role="group" aria-label={season.name}>
                  <Swatch aria-hidden="true" style={tintOf(index)} />
                  <TextCell
                    path={`${path}.name`}
                    label={t('trade:name')}
                    value={season.name}
                    onChange={(name) => change((next) => editRow(next.seasons, index, (row) => void (row.name = name)))}
                  />
                  {(['from', 'to'] as const).map((edge) => (
                    <SeasonDayCell
                      key={edge}
                      path={`${path}.${edge}`}
                      label={t(edge === 'from' ? 'from' : 'toExcluded')}
                      labelHidden={!narrow}
                      short={faultAt(index, edge)}
                      value={season[edge]}
                      onChange={(day) =>
                        change((next) => editRow(next.seasons, index, (row) => void (row[edge] = day ?? '')))
                      }
                    />
                  ))}
                  <Still>{known ? nightsOf(season) : ''}</Still>
                  <NumberCell
                    path={`${path}.extra_charge.percent`}
                    label={t('extraCharge')}
                    suffix="%"
                    maxIntegers={4}
                    value={season.extra_charge?.percent ?? 0}
                    was={before === undefined ? undefined : (before.extra_charge?.percent ?? 0)}
                    onChange={(percent) =>
                      change((next) => {
                        editRow(
                          next.seasons,
                          index,
                          (row) => void (row.extra_charge = percent === 0 || percent === null ? null : { percent }),
                        );
                      })
                    }
                  />
                  <IconButton
                    label={t('seasonNames', { name: season.name })}
                    icon={<EditIcon />}
                    onClick={() => setDialog(index)}
                  />
                  {!locked && (
                    <IconButton
                      label={t('removeNamed', { name: season.name })}
                      icon={<DeleteIcon />}
                      disabledReason={seasons.length === 1 ? t('lastSeason') : null}
                      onClick={() => change((next) => void next.seasons.splice(index, 1))}
                    />
                  )}
                </FieldRow>
                {checked.faults
                  .filter(({ before: one }) => one === index)
                  .map((fault) => (
                    <FaultRow key={fault.from} fault={fault} />
                  ))}
              </Fragment>
            );
          })}
        </Rows>
        {dialog === 'new' && <NewSeasonDialog onClose={() => setDialog(null)} />}
        {typeof dialog === 'number' && <SeasonDialog index={dialog} onClose={() => setDialog(null)} />}
      </Section>
    </Card>
  );
}

/** A gap or an overlap in words, with two ways out. */
function FaultRow({ fault }: { readonly fault: SeasonFault }) {
  const { t } = useTranslation('pricing');
  const { form, change, locked } = useEditing();
  const [before, after] = [form.seasons[fault.before], form.seasons[fault.after]];
  if (before === undefined || after === undefined) return null;
  const close = (side: 'before' | 'after') =>
    change((next) => {
      next.seasons = closeFault(next.seasons, fault, side);
    });
  const words = { from: fault.from, to: fault.to, count: fault.nights };
  return (
    <Banner
      tone="wrong"
      title={t(fault.kind === 'GAP' ? 'gap' : 'overlap', words)}
      actions={
        !locked && (
          <>
            <Button size="small" onClick={() => close('before')}>
              {t('endOn', { name: before.name, date: after.from })}
            </Button>
            {fault.before !== fault.after && (
              <Button size="small" onClick={() => close('after')}>
                {t('startOn', { name: after.name, date: before.to })}
              </Button>
            )}
          </>
        )
      }
    >
      {t(fault.kind === 'GAP' ? 'gapNights' : 'overlapNights', words)}
    </Banner>
  );
}
