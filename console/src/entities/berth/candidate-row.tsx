import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../../contracts/berths/matches.js';
import { isSizeKnown } from '../../../../contracts/vocabulary/sizes.js';
import { useFormats } from '../../lib/format/use-formats.js';
import type { DrawingScale } from './drawing.js';
import { BoatInBerth } from './boat-in-berth.js';
import { BerthRow, BerthWords } from './berth-row.js';
import { rankReasons, spareText } from './candidate-rules.js';
import type { StayDraft } from './chosen-berth.js';
import { SpareBeside } from './spare-beside.js';
import { useRankWords } from './use-rank-words.js';

interface CandidateRowProps {
  readonly match: Match;
  /** The candidate that ranks before this one. */
  readonly before: Match | null;
  readonly pier: string | null;
  /** Common scale of the drawings in the list. */
  readonly scale: DrawingScale;
  readonly boat: StayDraft['vessel'];
  readonly chosen: boolean;
  readonly actions: ReactNode;
}

/** A berth that fits, with the spare room, the reasons for its rank and its actions. */
export function CandidateRow({ match, before, pier, scale, boat, chosen, actions }: CandidateRowProps) {
  const { t } = useTranslation('entities/berth');
  const { metres } = useFormats();
  const rankWords = useRankWords();
  const { spare_loa, spare_beam, spare_draft } = match.why;
  return (
    <BerthRow
      chosen={chosen}
      title={pier === null ? match.berth_name : t('trade:berthOnPier', { berth: match.berth_name, pier })}
      drawing={
        <BoatInBerth
          boat={boat}
          berth={{
            length: boat.length + spare_loa,
            beam: boat.beam + spare_beam,
            depth: boat.draft + spare_draft,
          }}
          fits
          scale={scale}
          label={t('fitLabel', { berth: match.berth_name, spare: metres(spare_loa) })}
        />
      }
      actions={actions}
    >
      <BerthWords>
        {t('trade:length')} <b>{spareText(spare_loa, metres)}</b>
      </BerthWords>
      <SpareBeside
        beam={isSizeKnown(boat.beam) ? spare_beam : null}
        draft={isSizeKnown(boat.draft) ? spare_draft : null}
      />
      {rankReasons(match, before).map((reason) => (
        <BerthWords key={reason.code} data-reason={reason.code}>
          {rankWords(reason)}
        </BerthWords>
      ))}
    </BerthRow>
  );
}
