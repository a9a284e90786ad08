import { useTranslation } from 'react-i18next';
import type { GivenOffer } from '../../../../../contracts/reservations/matching.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { Second } from '../../../ui/layout/second.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { Tag } from './matching-shapes.js';
import { usePassOverWords } from './use-pass-over-words.js';
import { matchingCalls } from '../../../../../contracts/reservations/matching-calls.js';

const Offers = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '12px 0', borderTop: `1px solid ${role.line}` },
  '& > li:first-of-type': { borderTop: 0 },
  '& h3': { ...type.strong, margin: '0 0 2px', display: 'flex', flexWrap: 'wrap', gap: '2px 10px' },
  '& ul': { margin: '6px 0 0', paddingLeft: 18 },
});

const tones = { accepted: 'fits', declined: 'none', expired: 'none', withdrawn: 'none' } as const;

interface HowGivenDialogProps {
  /** The berth, or the stay, whose offers are shown. */
  readonly about: { readonly berth_id: string } | { readonly reservation_id: string };
  readonly title: string;
  readonly onClose: () => void;
}

/** How a berth was given: each offer, its place in the line, who was passed over and why, and how it ended. */
export function HowGivenDialog({ about, title, onClose }: HowGivenDialogProps) {
  const { t } = useTranslation('matching');
  const problemWords = useProblemWords();
  const { data, error, refetch } = useLoad(matchingCalls.howGiven, about, { topics: [{ topic: 'reservations' }] });
  return (
    <Dialog open title={title} onClose={onClose} actions={<Button onClick={onClose}>{t('actions:close')}</Button>}>
      {data === undefined ? (
        error === null ? (
          <LoadingLines lines={4} rowHeight={56} />
        ) : (
          <ErrorState text={problemWords(error)} onRetry={() => void refetch()} />
        )
      ) : data.items.length === 0 ? (
        <EmptyState title={t('neverOffered')}>{t('neverOfferedText')}</EmptyState>
      ) : (
        <Offers>
          {data.items.map((offer) => (
            <OfferLine key={offer.offer_id} offer={offer} />
          ))}
        </Offers>
      )}
    </Dialog>
  );
}

function OfferLine({ offer }: { readonly offer: GivenOffer }) {
  const { t } = useTranslation('matching');
  const { instant, dateRange } = useFormats();
  const words = usePassOverWords();
  const { outcome, offered_by, answer_by, place, line_length, passed_over } = offer;
  const direct = answer_by === null;
  const given = (): string => {
    const when = instant(offer.offered_at);
    if (offered_by === null) return t(direct ? 'givenAt' : 'passedOn', { when });
    return t(direct ? 'givenBy' : 'offeredBy', { when, name: offered_by });
  };
  const who = [offer.vessel_name, offer.boater_name].filter((part) => part !== '').join(', ') || offer.view_id;
  return (
    <li>
      <h3>
        {t('berthTo', { berth: offer.label, who })}
        {direct ? (
          <Tag data-tone="none">{t('outcome_direct')}</Tag>
        ) : (
          <Tag data-tone={outcome === null ? 'waiting' : tones[outcome]}>{t(`outcome_${outcome ?? 'running'}`)}</Tag>
        )}
      </h3>
      <Second as="p">
        {place === null ? t('notInLine') : t('placeOf', { place, count: line_length })} ·{' '}
        {dateRange(offer.start_date, offer.end_date)} · {given()}
        {offer.ended_at !== null && ` · ${t('endedAt', { when: instant(offer.ended_at) })}`}
      </Second>
      {passed_over.length > 0 && (
        <ul>
          {passed_over.map((passed) => (
            <li key={passed.reservation_id}>{words(passed)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
