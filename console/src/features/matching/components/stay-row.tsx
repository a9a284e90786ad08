import { useTranslation } from 'react-i18next';
import type { PlacingRow } from '../../../../../contracts/reservations/matching.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { motion, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { tagOf } from '../model/row-tag.js';
import { Tag } from './matching-shapes.js';

const Item = styled('li')({ borderTop: `1px solid ${role.line}` });
const Choice = styled('button')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 10px',
  width: '100%',
  padding: '11px 14px 11px 13px',
  border: 0,
  borderLeft: '3px solid transparent',
  background: 'transparent',
  color: role.ink,
  textAlign: 'left',
  cursor: 'pointer',
  transition: `background-color ${motion.colour}`,
  '&:hover': { backgroundColor: `color-mix(in srgb, ${role.seaSoft} 55%, transparent)` },
  '&[aria-current=true]': { backgroundColor: role.seaSoft, borderLeftColor: role.sea },
  '&[data-changed=true]': { backgroundColor: role.waiting.bg },
  '&:focus-visible': { outline: `2px solid ${role.sea}`, outlineOffset: -2 },
});
const Name = styled('span')({ ...type.strong, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Person = styled('span')({ ...type.body, color: role.ink2, fontWeight: 400 });
const Fact = styled('span')({ ...type.second, color: role.ink2, fontVariantNumeric: 'tabular-nums' });

interface StayRowProps {
  readonly row: PlacingRow;
  readonly chosen: boolean;
  readonly changed: boolean;
  readonly onChoose: (reservationId: string) => void;
}

/** One stay without a berth: the boat, its nights and size, and how many berths fit. */
export function StayRow({ row, chosen, changed, onChoose }: StayRowProps) {
  const { t } = useTranslation('matching');
  const { dateSpan, nights, sizes, ordinal } = useFormats();
  const { vessel, boater, start_date, end_date } = row;
  const tag = tagOf(row);
  const boat = vessel.name === '' ? t('trade:unnamedBoat') : vessel.name;
  const person = fullName(boater);
  return (
    <Item>
      <Choice
        type="button"
        data-stay={row.reservation_id}
        data-changed={changed}
        aria-current={chosen}
        onClick={() => onChoose(row.reservation_id)}
      >
        <Name title={`${boat} ${person}`}>
          {boat} <Person>{person}</Person>
        </Name>
        {tag.kind === 'place' ? (
          <Tag data-tone="line">{t('inLine', { place: ordinal(tag.place) })}</Tag>
        ) : tag.kind === 'offered' ? (
          <Tag data-tone="waiting">{t('offered')}</Tag>
        ) : tag.kind === 'confirm' ? (
          <Tag data-tone="waiting">{t('toConfirm', { count: tag.count })}</Tag>
        ) : (
          <Tag data-tone={tag.kind}>{tag.kind === 'none' ? t('noneFits') : t('fit', { count: tag.count })}</Tag>
        )}
        <Fact>
          {dateSpan(start_date, end_date)}, {nights(row.nights)}
        </Fact>
        <Fact style={{ textAlign: 'right' }}>{sizes({ length: vessel.length, beam: vessel.beam })}</Fact>
        {row.berth_offer === null && row.fits_if_confirmed > 0 && (
          <Fact style={{ gridColumn: '1 / -1' }}>{t('fitIfConfirmed', { count: row.fits_if_confirmed })}</Fact>
        )}
      </Choice>
    </Item>
  );
}
