import { useTranslation } from 'react-i18next';
import type { BerthChoice } from '../../../../contracts/berths/matches.js';
import { useFormats } from '../../lib/format/use-formats.js';
import type { DrawingScale } from './drawing.js';
import { BoatInBerth } from './boat-in-berth.js';
import { Button } from '../../ui/buttons/button.js';
import type { BerthPicking } from './berth-picking.js';
import { minimumAbove } from './candidate-rules.js';
import { BerthRow, BerthWords } from './berth-row.js';
import type { StayDraft } from './chosen-berth.js';
import { useRemovalWords } from './use-removal-words.js';

interface OtherBerthRowProps {
  readonly berth: BerthChoice;
  readonly nameOf: (berthId: string) => string | null;
  readonly draft: StayDraft;
  /** Common scale of the drawings in the list. */
  readonly scale: DrawingScale;
  readonly picking: BerthPicking;
  readonly chosenBerthId: string | null;
  readonly lockedReason: string | null;
}

const fitRules = ['too_short_loa', 'too_narrow', 'too_shallow'];

/** A berth for a manual choice, with its sizes and the reason against it, if there is one. */
export function OtherBerthRow({
  berth,
  nameOf,
  draft,
  scale,
  picking,
  chosenBerthId,
  lockedReason,
}: OtherBerthRowProps) {
  const { t } = useTranslation('entities/berth');
  const { sizes, metres } = useFormats();
  const removalWords = useRemovalWords();
  const { berth_id, berth_name: name, removed_by } = berth;
  const below = minimumAbove(berth, draft.vessel);
  const against = removed_by === null ? null : removalWords(removed_by, nameOf);
  const chosen = berth_id === chosenBerthId;
  return (
    <BerthRow
      chosen={chosen}
      title={t('trade:berthOnPier', { berth: name, pier: berth.pier_name })}
      drawing={
        <BoatInBerth
          boat={draft.vessel}
          berth={{ length: berth.length, beam: berth.max_beam, depth: berth.max_draft }}
          fits={removed_by === null || !fitRules.includes(removed_by.rule)}
          label={t('sizesLabel', { berth: name, length: metres(berth.length), beam: metres(berth.max_beam) })}
          scale={scale}
        />
      }
      actions={
        <Button
          size="small"
          kind={chosen ? 'primary' : 'plain'}
          disabled={picking.busy}
          aria-pressed={chosen}
          aria-label={t(chosen ? 'chosenBerth' : 'chooseBerth', { name })}
          disabledReason={lockedReason ?? against}
          onClick={() => (chosen ? picking.unpick() : picking.pick({ berth_id, name, below }))}
        >
          {t(chosen ? 'chosen' : 'actions:choose')}
        </Button>
      }
    >
      <BerthWords>{sizes({ length: berth.length, beam: berth.max_beam, draft: berth.max_draft })}</BerthWords>
      {against !== null && <BerthWords data-removed={removed_by?.rule}>{against}</BerthWords>}
      {against === null && below !== null && (
        <BerthWords>{t(`belowMinimum_${below.rule}`, { minimum: metres(below.minimum) })}</BerthWords>
      )}
      {against === null && berth.extends_over.length > 0 && (
        <BerthWords>{t('rank_extends', { count: berth.extends_over.length })}</BerthWords>
      )}
      {against === null && berth.absence_report_id !== null && <BerthWords>{t('rank_residentAway')}</BerthWords>}
    </BerthRow>
  );
}
