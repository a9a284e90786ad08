import { useTranslation } from 'react-i18next';
import type { KeptTerms } from '../../../../contracts/reservations/kept-terms.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useMarinaToday } from '../../lib/time/use-marina-today.js';
import { Quiet } from '../../ui/page/card-text.js';
import { Section } from '../../ui/page/section.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { changedRules, type ComparedTerms, refundOn, type RefundPeriod, refundPeriods } from './compared-terms.js';

const Bar = styled('div')({
  display: 'flex',
  gap: 1,
  height: 22,
  '& > span': {
    overflow: 'hidden',
    padding: '0 8px',
    borderRadius: 3,
    fontSize: 12,
    lineHeight: '22px',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    backgroundColor: role.waiting.on,
    color: role.surface,
  },
  '& > [data-share="all"]': { backgroundColor: role.booked.on },
  '& > [data-share="none"]': { backgroundColor: role.line, color: role.ink2 },
});
const Ends = styled('div')({ display: 'flex', justifyContent: 'space-between', fontSize: 12, color: role.ink2 });

interface RefundBarsProps {
  readonly terms: ComparedTerms;
  /** First name of the boater. */
  readonly name: string;
}

/** What a cancellation refunds until the arrival: by the terms of the stay, and by today's where they are others. */
export function RefundBars({ terms, name }: RefundBarsProps) {
  const { t } = useTranslation('entities/agreed-terms');
  const { dateLong, money } = useFormats();
  const today = useMarinaToday();
  const { start_date: arrival, held, currency, rules, rules_today } = terms;
  const agreed = refundPeriods(rules.refund_steps, today, arrival);
  if (agreed.length === 0) return null;
  const others = changedRules(terms).includes('cancellation');
  const back = (steps: KeptTerms['rules']['refund_steps']) => money(refundOn(held, steps, today, arrival), currency);
  return (
    <Section
      title={t('refundsTitle', { name })}
      note={held > 0 ? t('refundsOf', { amount: money(held, currency) }) : t('refundsUnpaid')}
    >
      <div style={{ display: 'grid', gap: 4 }}>
        <Ends>
          <span>{t('common:today')}</span>
          <span>{t('refundsArrival', { day: dateLong(arrival) })}</span>
        </Ends>
        <Periods periods={agreed} label={t('refundsAgreed')} />
        {others && (
          <Periods periods={refundPeriods(rules_today.refund_steps, today, arrival)} label={t('refundsToday')} />
        )}
      </div>
      {held > 0 && (
        <Quiet>
          {t('refundsNowBack', { amount: back(rules.refund_steps) })}
          {others && ` ${t('refundsNowOther', { amount: back(rules_today.refund_steps) })}`}
        </Quiet>
      )}
    </Section>
  );
}

function Periods({ periods, label }: { readonly periods: readonly RefundPeriod[]; readonly label: string }) {
  const { t } = useTranslation('entities/agreed-terms');
  const { dateLong, percent } = useFormats();
  const said = periods.map(({ until, percent: share }) =>
    share === 0 ? t('refundsAfter') : t('refundsUntil', { percent: percent(share), day: dateLong(until) }),
  );
  return (
    <Bar role="img" aria-label={`${label}: ${said.join(', ')}`}>
      {periods.map(({ until, days, percent: share }, index) => (
        <span
          key={until}
          style={{ flexGrow: days, flexBasis: 0 }}
          data-share={share === 100 ? 'all' : share === 0 ? 'none' : 'part'}
          title={said[index]}
        >
          {index === 0 ? `${label}: ${said[index] ?? ''}` : ''}
        </span>
      ))}
    </Bar>
  );
}
