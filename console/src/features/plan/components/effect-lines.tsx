import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanEffects } from '../../../../../contracts/berths/plan-gestures.js';
import { isSizeKnown } from '../../../../../contracts/vocabulary/sizes.js';
import { useSeenThereWords } from '../../../entities/berth/use-seen-there-words.js';
import { PriceChange } from '../../../entities/stay-change/price-change.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import type { StatusKind } from '../../../ui/status/status-kind.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { ChartBar } from '../model/chart-bar.js';
import { misfitsOf } from '../model/misfits.js';
import { useBarWords } from './use-bar-words.js';
import { useRefusalWords } from './use-refusal-words.js';

const Lines = styled('ul')({ display: 'grid', gap: 3, ...type.second, color: role.ink2 });
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '14px 1fr',
  alignItems: 'baseline',
  gap: 4,
  '& svg': { alignSelf: 'center' },
  '&[data-tone=good]': { color: role.booked.on },
  '&[data-tone=our_move]': { color: role.ourMove.on },
  '&[data-tone=wrong]': { color: role.wrong.on },
});

function Marked({
  tone,
  mark,
  children,
}: {
  tone: 'good' | 'our_move' | 'wrong';
  mark: StatusKind;
  children: ReactNode;
}) {
  return (
    <Line data-tone={tone}>
      <StatusMark kind={mark} size={10} tint={tone === 'wrong' ? role.wrong.on : undefined} />
      <span>{children}</span>
    </Line>
  );
}

interface EffectLinesProps {
  readonly effects: PlanEffects;
  /** The berth whose spare metres are shown first. */
  readonly berthId: string;
  /** Stays in berths to which several stays would move together. */
  readonly alsoTaken?: readonly { readonly bar: ChartBar; readonly berthId: string }[];
  /** Who has acted first, what was done and when, in place of the refusal; null or absent: nobody. */
  readonly doneBefore?: string | null;
}

/** What a change of the plan leads to: whether the boats fit, what else may happen, the price, and who is told. */
export function EffectLines({ effects, berthId, alsoTaken = [], doneBefore = null }: EffectLinesProps) {
  const { t } = useTranslation('plan');
  const { metres, money, dateRange, instant } = useFormats();
  const refusalWords = useRefusalWords();
  const barWords = useBarWords();
  const seenThereWords = useSeenThereWords();
  const { stays, notices, price, total, mails, refusal } = effects;
  return (
    <>
      <Lines>
        {refusalLines().map((line) => (
          <Marked key={line} tone="wrong" mark="cancelled">
            {line}
          </Marked>
        ))}
        {refusal === null &&
          stays.map(({ allocation_id, boat, after }) => {
            const segment = after.find(({ berth_id }) => stays.length === 1 && berth_id === berthId) ?? after.at(-1);
            if (segment === undefined) return null;
            const spare = { length: metres(segment.spare_loa), beam: metres(segment.spare_beam) };
            const beamKnown = isSizeKnown(boat.beam);
            const named = { ...spare, boat: boat.name ?? t('trade:unnamedBoat'), berth: segment.berth_name };
            return (
              <Marked key={allocation_id} tone="good" mark="booked">
                {stays.length === 1
                  ? t(beamKnown ? 'fits' : 'fitsInLength', spare)
                  : t(beamKnown ? 'fitsNamed' : 'fitsInLengthNamed', named)}
                {segment.extends_over.length > 0 && ` ${t('alsoTakes', { count: segment.extends_over.length })}`}
              </Marked>
            );
          })}
        {notices.map((notice) => (
          <Marked
            key={`${notice.code}-${notice.reservation_id ?? notice.berth_name}`}
            tone={notice.code === 'BOAT_STILL_THERE' ? 'wrong' : 'our_move'}
            mark="our_move"
          >
            {noticeWords(notice)}
          </Marked>
        ))}
      </Lines>
      {refusal === null && price !== null && <PriceChange price={price} linesOnly />}
      {refusal === null && (
        <Lines as="p" style={{ display: 'block' }}>
          {[priceWords(), mails.length === 0 ? t('nobodyTold') : t('mailsSent', { count: mails.length })].join(' ')}
        </Lines>
      )}
    </>
  );

  /** Each boat that does not fit, and each stay that is in the way. */
  function refusalLines(): string[] {
    if (refusal === null) return [];
    const more = alsoTaken.map(({ bar, berthId }) =>
      t('inTheWay', {
        boat: barWords.boat(bar),
        berth: stays.flatMap(({ after }) => after).find(({ berth_id }) => berth_id === berthId)?.berth_name ?? '',
        dates: barWords.dates(bar.start, bar.end),
      }),
    );
    const misfits = misfitsOf(effects).map(({ boat, berth, measure, by }) =>
      t(`misfit_${measure}`, { boat: boat.name ?? t('trade:unnamedBoat'), berth, by: metres(by) }),
    );
    // The refusal itself names one boat only.
    const first = misfits.length > 1 ? misfits : [doneBefore ?? refusalWords(refusal, stays)];
    return [...new Set([...first, ...more])];
  }

  function noticeWords(notice: PlanEffects['notices'][number]): string {
    const { code, boat_name, berth_name: berth, start_date, end_date, nights_between: count, seen } = notice;
    if (seen !== undefined) return t('boat_seen_there', { berth, seen: seenThereWords(boat_name, seen) });
    const boat = boat_name ?? t('trade:unnamedBoat');
    if (code === 'BOAT_STILL_THERE')
      return t('boat_still_there', { boat, berth, dates: dateRange(start_date, end_date) });
    return t('payment_due_beside', { boat, berth, dates: dateRange(start_date, end_date), count });
  }

  function priceWords(): string {
    if (price === null || price.difference === 0) {
      return total === null ? t('priceStays') : t('priceStaysAt', { price: money(total.amount, total.currency) });
    }
    const amounts = { before: money(price.before, price.currency), after: money(price.after, price.currency) };
    const changed = t(price.difference > 0 ? 'priceRises' : 'priceFalls', {
      ...amounts,
      by: money(Math.abs(price.difference), price.currency),
    });
    if (price.refund > 0) return `${changed} ${t('refunded', { amount: money(price.refund, price.currency) })}`;
    if (price.to_pay <= 0) return changed;
    const owed = { amount: money(price.to_pay, price.currency) };
    return `${changed} ${price.pay_by === null ? t('owed', owed) : t('owedBy', { ...owed, when: instant(price.pay_by) })}`;
  }
}
