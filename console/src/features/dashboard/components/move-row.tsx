import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReservationRow } from '../../../../../contracts/reservations/list.js';
import { useNextStepWords } from '../../../entities/reservation/use-next-step-words.js';
import { useStatusWords } from '../../../entities/reservation/use-status-words.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { media, motion, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { isUrgent } from '../model/urgent.js';

const Row = styled('li')({ '& + &': { borderTop: `1px solid ${role.line}` } });
const Open = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '180px 88px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '2px 14px',
  minHeight: 44,
  padding: '6px 16px 6px 13px',
  borderLeft: `3px solid ${role.ourMove.on}`,
  color: 'inherit',
  fontWeight: 400,
  transition: `background-color ${motion.colour}`,
  '&:hover': { backgroundColor: `color-mix(in srgb, ${role.seaSoft} 55%, transparent)`, textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: -2 },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    padding: '10px 14px 10px 11px',
    '& > strong': { textAlign: 'right' },
  },
});
const Cut = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Boat = styled(Cut)({ [media.phone]: { gridColumn: '1 / -1', gridRow: 2 } });
const Stay = styled('span')({ ...type.second, color: role.ink2, whiteSpace: 'nowrap' });
const Due = styled('span')({
  ...type.second,
  color: role.ink2,
  textAlign: 'right',
  minWidth: 0,
  '&[data-urgent=true]': { color: role.ourMove.on, fontWeight: 600 },
});

/** One of our moves; the row opens the reservation. */
export function MoveRow({ row }: { readonly row: ReservationRow }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const status = useStatusWords();
  const next = useNextStepWords();
  const { status_code, reservation_status, statuses, action_required, boater, vessel, next_move } = row;
  const { kind, label } = status.short({
    status_code,
    reservation_status,
    statuses,
    payment_due: action_required === 'BOATER',
  });
  const boat = vessel.name === '' ? t('trade:unnamedBoat') : vessel.name;
  const person = fullName(boater);
  return (
    <Row>
      <Open to={`/reservations/${row.id}`} data-row-link>
        <StatusChip kind={kind} label={label} />
        <strong>{row.view_id}</strong>
        <Boat title={`${boat} ${person}`}>
          <span style={{ fontWeight: 500 }}>{boat}</span> <span style={{ color: role.ink2 }}>{person}</span>
        </Boat>
        <Stay>{formats.dateSpan(row.start_date, row.end_date)}</Stay>
        <Due data-urgent={isUrgent(next_move.deadline_at, Date.now())}>{next(row)}</Due>
      </Open>
    </Row>
  );
}
