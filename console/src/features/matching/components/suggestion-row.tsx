import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacingDetail, PlacingMatch } from '../../../../../contracts/reservations/matching.js';
import { isSizeKnown } from '../../../../../contracts/vocabulary/sizes.js';
import { BoatInBerth } from '../../../entities/berth/boat-in-berth.js';
import { minimumAbove, rankReasons, spareText } from '../../../entities/berth/candidate-rules.js';
import type { DrawingScale } from '../../../entities/berth/drawing.js';
import { useRankWords } from '../../../entities/berth/use-rank-words.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { ExpandMoreIcon } from '../../../ui/icons.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { StripActions, Tag } from './matching-shapes.js';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 184px) minmax(0, 1fr) auto',
  gap: '10px 16px',
  alignItems: 'center',
  padding: '10px 18px',
  borderTop: `1px solid ${role.line}`,
  '&[data-best=true]': { backgroundColor: role.seaSoft },
  [media.phone]: { gridTemplateColumns: '96px minmax(0, 1fr)', padding: 14 },
});
const Name = styled('h3')({ ...type.strong, margin: '0 0 2px', display: 'flex', flexWrap: 'wrap', gap: '2px 10px' });
const Facts = styled('p')({
  ...type.second,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  margin: 0,
  color: role.ink2,
  '& b': { color: role.ink, fontWeight: 650 },
});

interface SuggestionRowProps {
  readonly stay: PlacingDetail;
  readonly match: PlacingMatch;
  readonly before: PlacingMatch | null;
  readonly best: boolean;
  readonly scale: DrawingScale;
  readonly busy: boolean;
  /** Words of the button, "Allocate B9" or "Offer B9". */
  readonly give: string;
  readonly lockedReason: string | null;
  /** Why somebody else is offered this berth first. */
  readonly notNext: string | null;
  readonly skips: boolean;
  readonly onSkip: () => void;
  readonly onGive: () => void;
  /** The question that is open for this berth. */
  readonly children?: ReactNode;
}

/** A suggested berth: the boat in it to scale, what is to spare and why it ranks here, Skip and Allocate. */
export function SuggestionRow(props: SuggestionRowProps) {
  const { stay, match, before, best, scale, busy, give, lockedReason, notNext, skips, onSkip, onGive, children } =
    props;
  const { t } = useTranslation(['matching', 'entities/berth']);
  const { metres, date } = useFormats();
  const rankWords = useRankWords();
  const { vessel } = stay;
  const { berth_name: name, why, free_until } = match;
  const below = minimumAbove(match, vessel);
  const { spare_loa, spare_beam, spare_draft } = why;
  return (
    <Row data-best={best} data-berth={name}>
      <BoatInBerth
        boat={vessel}
        berth={{ length: vessel.length + spare_loa, beam: vessel.beam + spare_beam, depth: vessel.draft + spare_draft }}
        fits
        scale={scale}
        label={t('entities/berth:fitLabel', { berth: name, spare: metres(spare_loa) })}
      />
      <div style={{ minWidth: 0 }}>
        <Name>
          {t('trade:berthOnPier', { berth: name, pier: match.berth.pier_name })}
          {best && <Tag data-tone="fits">{t('bestMatch')}</Tag>}
          {below !== null && (
            <Tag data-tone="waiting">{t(`below_${below.rule}`, { minimum: metres(below.minimum) })}</Tag>
          )}
        </Name>
        <Facts>
          <span>
            {t('trade:length')} <b>{spareText(spare_loa, metres)}</b>
          </span>
          {isSizeKnown(vessel.beam) && (
            <span>
              {t('trade:beam')} <b>{spareText(spare_beam, metres)}</b>
            </span>
          )}
          {isSizeKnown(vessel.draft) && (
            <span>
              {t('entities/berth:spareDraft')} <b>{spareText(spare_draft, metres)}</b>
            </span>
          )}
        </Facts>
        <Facts>
          {free_until !== null && <span>{t('freeUntil', { date: date(free_until) })}</span>}
          {rankReasons(match, before).map((reason) => (
            <span key={reason.code}>{rankWords(reason)}</span>
          ))}
        </Facts>
      </div>
      <StripActions>
        <Button
          size="small"
          after={<ExpandMoreIcon />}
          aria-expanded={skips}
          aria-label={t('skipBerth', { berth: name })}
          disabledReason={lockedReason}
          disabled={busy}
          onClick={onSkip}
        >
          {t('skip')}
        </Button>
        <Button
          size="small"
          kind={best ? 'primary' : 'plain'}
          disabledReason={lockedReason ?? notNext}
          disabled={busy}
          aria-label={give}
          onClick={onGive}
        >
          {best ? give : t(stay.reservation_status === 'waiting_list' ? 'offer' : 'allocate')}
        </Button>
      </StripActions>
      {children}
    </Row>
  );
}
