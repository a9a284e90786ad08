import { useTranslation } from 'react-i18next';
import { isSizeKnown } from '../../../../../contracts/vocabulary/sizes.js';
import { BoatInBerth } from '../../../entities/berth/boat-in-berth.js';
import { rankReasons, spareText } from '../../../entities/berth/candidate-rules.js';
import { scaleFor } from '../../../entities/berth/drawing.js';
import { useRankWords } from '../../../entities/berth/use-rank-words.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Row } from '../../../ui/layout/row.js';
import { Second } from '../../../ui/layout/second.js';
import { Banner } from '../../../ui/page/banner.js';
import { media, radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { BerthChoice, ProposedBerth } from '../model/use-berth-choice.js';
import type { EnteredBooking } from '../model/use-booking.js';
import { BookingRow } from './booking-row.js';

const Choice = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto 110px minmax(0, 1fr)',
  gap: '4px 14px',
  alignItems: 'center',
  padding: '8px 12px',
  border: `1px solid ${role.line}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: role.sea, backgroundColor: role.seaSoft },
  '&:has(:focus-visible)': { outline: `2px solid ${role.sea}`, outlineOffset: 2 },
  [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', '& svg': { display: 'none' } },
});
const Name = styled('span')({ ...type.strong });
const Best = styled('span')({
  ...type.label,
  color: role.booked.on,
  backgroundColor: role.booked.bg,
  padding: '0 6px',
});

interface WhereRowProps {
  readonly berths: BerthChoice;
  readonly boat: NonNullable<EnteredBooking['boat']> | null;
  readonly inputRef: (element: HTMLElement | null) => void;
}

/** Where: the three best berths with their reasons. The chosen one is named before it is booked. */
export function WhereRow({ berths, boat, inputRef }: WhereRowProps) {
  const { t } = useTranslation('booking');
  const problemWords = useProblemWords();
  const { proposed, total, current, lost, answered, error } = berths;
  if (boat === null || !(answered || proposed.length > 0)) {
    return (
      <BookingRow question={t('where')}>
        <Second>{error === null ? t('whereWaits') : problemWords(error)}</Second>
      </BookingRow>
    );
  }
  const unchecked = (['beam', 'draft'] as const).filter((size) => boat[size] === null);
  return (
    <BookingRow question={t('where')}>
      {lost !== null && (
        <Banner tone="waiting" live>
          {current === null ? t('lostWithoutNext', { lost }) : t('lost', { lost, next: current.berth_name })}
        </Banner>
      )}
      {proposed.length === 0 && (
        <Banner tone="waiting" live>
          {t('noBerth')}
        </Banner>
      )}
      <Choices {...{ berths, boat, inputRef }} />
      {unchecked.length > 0 && proposed.length > 0 && (
        <Second>{t('notChecked', { what: unchecked.map((size) => t(`fact_${size}`)).join(', ') })}</Second>
      )}
      <Row gap={12} wrap>
        {total > proposed.length && <Second>{t('moreFit', { count: total - proposed.length })}</Second>}
        {current !== null && <Second>{t('shownAsBooked', { berth: current.berth_name })}</Second>}
      </Row>
    </BookingRow>
  );
}

function Choices({ berths, boat, inputRef }: WhereRowProps & { readonly boat: NonNullable<WhereRowProps['boat']> }) {
  const { t } = useTranslation('booking');
  const { proposed, current, choose } = berths;
  const drawn = { ...boat, beam: boat.beam ?? 0, draft: boat.draft ?? 0 };
  const sizes = proposed.map(({ match: { why } }) => ({
    length: boat.length + why.spare_loa,
    beam: drawn.beam + why.spare_beam,
  }));
  const scale = scaleFor(drawn, sizes);
  return (
    <div role="radiogroup" aria-label={t('where')} style={{ display: 'grid', gap: 6 }}>
      {proposed.map((berth, at) => (
        <Choice key={berth.match.berth_id}>
          <input
            type="radio"
            name="berth"
            ref={berth.match.berth_id === current?.berth_id ? inputRef : undefined}
            checked={berth.match.berth_id === current?.berth_id}
            onChange={() => choose(berth.match)}
          />
          <BoatInBerth
            boat={drawn}
            berth={{ length: sizes[at]?.length ?? null, beam: sizes[at]?.beam ?? null }}
            fits
            scale={scale}
            label={berth.match.berth_name}
          />
          <Reasons berth={berth} before={proposed[at - 1]?.match ?? null} best={at === 0} boat={drawn} />
        </Choice>
      ))}
    </div>
  );
}

interface ReasonsProps {
  readonly berth: ProposedBerth;
  readonly before: ProposedBerth['match'] | null;
  readonly best: boolean;
  readonly boat: { readonly beam: number; readonly draft: number };
}

function Reasons({ berth: { match, entered_by }, before, best, boat }: ReasonsProps) {
  const { t } = useTranslation('booking');
  const { metres } = useFormats();
  const rankWords = useRankWords();
  const { spare_loa, spare_beam } = match.why;
  const spare = [
    t('spareLength', { spare: spareText(spare_loa, metres) }),
    isSizeKnown(boat.beam) ? t('spareBeam', { spare: spareText(spare_beam, metres) }) : null,
  ];
  const ranks = rankReasons(match, before);
  const reasons = ranks.filter(({ code }) => code !== 'snuggest').map(rankWords);
  const praised = best && !ranks.some(({ code }) => code === 'noRoom');
  return (
    <span>
      <Name>{match.berth_name}</Name> {praised && <Best>{t('bestFit')}</Best>}
      <Second as="span" style={{ display: 'block' }}>
        {[...spare, ...reasons].filter((one) => one !== null).join(', ')}
      </Second>
      {entered_by.length > 0 && (
        <Second as="span" style={{ display: 'block', color: role.waiting.on }}>
          {t('enteredBy', { names: entered_by.join(', ') })}
        </Second>
      )}
    </span>
  );
}
