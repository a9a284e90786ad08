import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BestPlacement } from '../../../../../contracts/reservations/matching.js';
import { minimumAbove } from '../../../entities/berth/candidate-rules.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Second } from '../../../ui/layout/second.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { Tag } from './matching-shapes.js';
import { usePassOverWords } from './use-pass-over-words.js';

const Heading = styled('h3')({ ...type.label, margin: '14px 0 0', color: role.ink2 });
const Confirmation = styled('div')({ gridColumn: '1 / -1' });
const Lines = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '10px 0',
    borderTop: `1px solid ${role.line}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& p': { margin: 0 },
  '& ul': { ...type.second, gridColumn: '1 / -1', margin: 0, paddingLeft: 18, color: role.ink2 },
});

/** Most names that are listed as passed over for one berth. */
const NAMED = 3;

interface BestGroupProps {
  readonly heading: string;
  readonly items: readonly BestPlacement[];
  /** For boats below the minimum of their berth: each line has a box that staff tick. */
  readonly confirming?: {
    readonly isConfirmed: (item: BestPlacement) => boolean;
    readonly onConfirm: (item: BestPlacement, confirms: boolean) => void;
  };
}

/** The proposed berths of one group; on the waiting list with the place in line and those who are passed over. */
export function BestGroup({ heading, items, confirming }: BestGroupProps) {
  const { t } = useTranslation('matching');
  const { dateRange, ordinal, metres } = useFormats();
  const passOverWords = usePassOverWords();
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <Lines>
        {items.map((item) => {
          const { vessel_name, boater_name, view_id, start_date, end_date, berth, line } = item;
          const name = `${berth.pier_name}${berth.number}`;
          const passed = line?.passed_over ?? [];
          const below = minimumAbove(item, item.vessel);
          return (
            <li key={item.reservation_id}>
              <div>
                <p>
                  <b>{vessel_name === '' ? view_id : vessel_name}</b> {boater_name}
                </p>
                <Second as="p">
                  {dateRange(start_date, end_date)} · {t(line === null ? 'getsBerth' : 'getsOffer')}
                  {line !== null && ` · ${t('inLine', { place: ordinal(line.place) })}`}
                </Second>
              </div>
              <Tag data-tone={confirming === undefined ? (line === null ? 'fits' : 'line') : 'waiting'}>{name}</Tag>
              {confirming !== undefined && below !== null && (
                <Confirmation>
                  <TickInput
                    look="check"
                    name={`confirm-${item.reservation_id}`}
                    label={t(line === null ? 'allocateAnywayBerth' : 'offerAnywayBerth', { berth: name })}
                    hint={t(`keptFor_${below.rule}`, {
                      boat: vessel_name === '' ? t('theBoat') : vessel_name,
                      size: metres(below.boat),
                      berth: name,
                      minimum: metres(below.minimum),
                    })}
                    value={confirming.isConfirmed(item)}
                    onChange={(confirms) => confirming.onConfirm(item, confirms === true)}
                  />
                </Confirmation>
              )}
              {passed.length > 0 && (
                <ul aria-label={t('bestPassed')}>
                  {passed.slice(0, NAMED).map((one) => (
                    <li key={one.reservation_id}>{passOverWords(one)}</li>
                  ))}
                  {passed.length > NAMED && <li>{t('morePassed', { count: passed.length - NAMED })}</li>}
                </ul>
              )}
            </li>
          );
        })}
      </Lines>
    </section>
  );
}
