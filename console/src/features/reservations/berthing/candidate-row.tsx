import { useTranslation } from 'react-i18next';
import type { Match } from '../../../../../contracts/berths/matches.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { BoatInBerth } from '../../../entities/berth/boat-in-berth.js';
import { styled } from '../../../ui/theme/styled.js';
import { BerthRow, BerthWords } from '../../../entities/berth/berth-row.js';
import { rankReasons } from '../../../entities/berth/candidate-rules.js';
import { takesBerthAtOnce } from './berthing-rules.js';
import { CandidateActions } from './candidate-actions.js';
import type { StayDraft } from '../../../entities/berth/chosen-berth.js';
import { useRankWords } from '../../../entities/berth/use-rank-words.js';
import type { Berthing } from './use-berthing.js';

/** A figure and its words, which go to the next line together. */
const Spare = styled('span')({ display: 'inline-block' });

interface CandidateRowProps {
  readonly match: Match;
  readonly before: Match | null;
  readonly pier: string | null;
  readonly across: number;
  readonly reservation: ReservationDetail;
  readonly draft: StayDraft;
  readonly berthing: Berthing;
  readonly chosenBerthId: string | null;
  readonly lockedReason: string | null;
}

/** A berth that fits: how well, why it stands where it stands, and the button that takes it. */
export function CandidateRow(props: CandidateRowProps) {
  const { match, before, pier, across, reservation, draft, berthing, chosenBerthId, lockedReason } = props;
  const { t } = useTranslation('reservations/side');
  const { metres } = useFormats();
  const rankWords = useRankWords();
  const { spare_loa, spare_beam, spare_draft } = match.why;
  const { length, beam, draft: depth } = draft.vessel;
  const chosen = match.berth_id === chosenBerthId;
  return (
    <BerthRow
      chosen={chosen}
      title={pier === null ? match.berth_name : t('berthOnPier', { berth: match.berth_name, pier })}
      drawing={
        <BoatInBerth
          boat={draft.vessel}
          berth={{ length: length + spare_loa, beam: beam + spare_beam, depth: depth + spare_draft }}
          fits
          across={across}
          label={t('fitLabel', { berth: match.berth_name, spare: metres(spare_loa) })}
        />
      }
      actions={
        <CandidateActions
          berth={{ berth_id: match.berth_id, name: match.berth_name, min_length: null }}
          chosen={chosen}
          atOnce={takesBerthAtOnce(reservation.reservation_status)}
          suggestion={reservation.matches.find((one) => one.berth_id === match.berth_id)?.id ?? null}
          {...{ berthing, lockedReason }}
        />
      }
    >
      <BerthWords>
        <b>{metres(spare_loa)}</b> {t('spareLength')}
      </BerthWords>
      <BerthWords>
        <Spare style={{ marginRight: 14 }}>
          <b>{metres(spare_beam)}</b> {t('spareBeam')}
        </Spare>{' '}
        <Spare>
          <b>{metres(spare_draft)}</b> {t('spareDraft')}
        </Spare>
      </BerthWords>
      {rankReasons(match, before).map((reason) => (
        <BerthWords key={reason.code} data-reason={reason.code}>
          {rankWords(reason)}
        </BerthWords>
      ))}
    </BerthRow>
  );
}
