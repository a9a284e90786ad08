import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { SupplyAlert } from '../../../../../contracts/reservations/matching.js';
import { useRefusalText } from '../../../entities/reservation/use-refusal-text.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { CloseIcon } from '../../../ui/icons.js';
import { Second } from '../../../ui/layout/second.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { placingTopics } from '../api/placing-topics.js';
import { CancelVisitDialog } from './cancel-visit-dialog.js';
import { Strip, StripActions } from './matching-shapes.js';
import { matchingCalls } from '../../../../../contracts/reservations/matching-calls.js';

const Box = styled(Strip)({
  // Three buttons leave no room for the words beside them.
  '@media (max-width: 1100px)': {
    gridTemplateColumns: '16px minmax(0, 1fr)',
    '& > :last-child': { gridColumn: '2 / -1', justifyContent: 'flex-start' },
  },
  borderRadius: radius.card,
  border: `1px solid color-mix(in srgb, ${role.ourMove.on} 35%, transparent)`,
  backgroundColor: role.ourMove.bg,
  color: role.ink,
  '& > svg': { color: role.ourMove.on },
});
const Title = styled('h2')({ ...type.strong, margin: '0 0 2px' });

interface SupplyStripProps {
  readonly alert: SupplyAlert;
  readonly onChoose: (reservationId: string) => void;
}

/** A stay that lost its berth, with the spec's remedies: write to the boater, assign a vacant berth, cancel. */
export function SupplyStrip({ alert, onChoose }: SupplyStripProps) {
  const { t } = useTranslation('matching');
  const { dateRange, dateShort, instant } = useFormats();
  const [cancels, setCancels] = useState(false);
  const mayBerth = useMay(matchingCalls.closeAlert.access);
  const mayCancel = useMay(reservationCalls.update.access);
  const close = useSend(matchingCalls.closeAlert, { topics: placingTopics });
  const { reservation_id, vessel, boater, berth, from_date } = alert;
  const refusal = useRefusalText(reservation_id, close.error);
  const boat = vessel.name === '' ? t('trade:unnamedBoat') : vessel.name;
  const changed = { when: instant(alert.at), name: alert.changed_by ?? '' };
  return (
    <Box role="status">
      <StatusMark kind="our_move" />
      <div>
        <Title>{t('alertTitle', { boat, date: dateShort(from_date) })}</Title>
        <Second as="p">
          {t(`alert_${alert.cause ?? alert.reason}`, { berth })}{' '}
          {alert.changed_by === null ? t('alertAt', changed) : t('alertBy', changed)}{' '}
          {t('alertStay', { dates: dateRange(alert.start_date, alert.end_date) })}
        </Second>
        {refusal !== null && (
          <Second as="p" role="alert">
            {refusal}
          </Second>
        )}
      </div>
      <StripActions>
        <LinkButton size="small" to={`/reservations/${reservation_id}?tab=1`}>
          {t('messageTo', { name: boater.first_name === '' ? t('theBoater') : boater.first_name })}
        </LinkButton>
        <Button size="small" onClick={() => onChoose(reservation_id)}>
          {t('chooseVacant')}
        </Button>
        {mayCancel && (
          <Button size="small" kind="danger" onClick={() => setCancels(true)}>
            {t('cancelVisit')}
          </Button>
        )}
        {mayBerth && (
          <IconButton
            label={t('closeAlert', { boat })}
            icon={<CloseIcon />}
            onClick={() => void close.send({ reservation_id })}
          />
        )}
      </StripActions>
      {cancels && <CancelVisitDialog reservationId={reservation_id} boat={boat} onClose={() => setCancels(false)} />}
    </Box>
  );
}
