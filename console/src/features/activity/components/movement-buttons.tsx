import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { LongerIcon, ShorterIcon, TillIcon, UndoIcon } from '../../../ui/icons.js';
import type { DepartureMove } from '../../../entities/stay-change/departure-rules.js';
import type { Traffic } from '../api/use-traffic.js';
import type { OfferedMoves } from '../model/offered-moves.js';
import { ButtonText, RowActions } from './row-shapes.js';
import type { useRowWords } from './use-row-words.js';

const departureIcons = { longer: <LongerIcon />, earlier: <ShorterIcon /> } as const satisfies Readonly<
  Record<DepartureMove, ReactNode>
>;

interface MovementButtonsProps {
  readonly row: TrafficEventRow;
  readonly words: ReturnType<typeof useRowWords>;
  readonly traffic: Traffic;
  readonly offered: OfferedMoves;
  /** Whether the form of the dates is open. */
  readonly open: boolean;
  readonly overdue: boolean;
  readonly mayConfirm: boolean;
  readonly onDates: () => void;
  readonly onDeparture: (move: DepartureMove) => void;
  readonly onNoShow: () => void;
  readonly onAbsence: () => void;
}

/** The buttons beside a movement: confirm it or take it back, and change its dates. */
export function MovementButtons({ row, words, traffic, offered, open, overdue, ...rest }: MovementButtonsProps) {
  const { t } = useTranslation(['activity', 'entities/stay-change']);
  const { money } = useFormats();
  const { type, to_pay } = row;
  const departures = offered.departureButtons.map((move) => (
    <Button
      key={move}
      size="small"
      title={t(`entities/stay-change:${move}`)}
      icon={departureIcons[move]}
      onClick={() => rest.onDeparture(move)}
    >
      <ButtonText>{t(`entities/stay-change:${move}`)}</ButtonText>
    </Button>
  ));
  if (row.confirmed_at !== null) {
    return (
      <RowActions>
        {offered.undo && (
          <Button kind="quiet" size="small" icon={<UndoIcon />} onClick={() => traffic.takeBack(row)}>
            {t('actions:undo')}
          </Button>
        )}
        {departures}
      </RowActions>
    );
  }
  return (
    <RowActions>
      {offered.noShow && (
        <Button size="small" kind="primary" onClick={rest.onNoShow}>
          {t('noShow')}
        </Button>
      )}
      <Button
        size="small"
        disabledReason={rest.mayConfirm ? words.whyNotYet(row) : t('mayNotConfirm')}
        onClick={() => traffic.confirm(row)}
      >
        {t(`confirm_${type}`)}
      </Button>
      {offered.arrivedAndPaid && to_pay !== null && (
        <IconButton
          icon={<TillIcon />}
          label={t('arrivedAndPaid', { amount: money(to_pay.amount, to_pay.currency) })}
          onClick={() => traffic.arrivedAndPaid(row)}
        />
      )}
      {offered.datesButton !== null && (
        <Button
          size="small"
          aria-expanded={open}
          kind={overdue && type === 'ARRIVAL' ? 'primary' : 'plain'}
          onClick={rest.onDates}
        >
          {offered.datesButton === 'late' ? t(`late_${type}`) : t('actions:edit')}
        </Button>
      )}
      {departures}
      {/* A berth holder's days are changed in the absence, which knows who else is in the berth. */}
      {offered.absenceButton && (
        <Button size="small" onClick={rest.onAbsence}>
          {t('actions:edit')}
        </Button>
      )}
    </RowActions>
  );
}
