import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useEditing } from '../model/editing-context.js';
import type { TriedAnswer } from '../model/night-rows.js';
import { type StayBar, stayBars } from '../model/stay-bars.js';

const Bars = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 14,
  [media.phone]: { gap: 6 },
});
const Column = styled('div')({
  ...type.second,
  display: 'grid',
  gridTemplateRows: '16px 70px auto',
  textAlign: 'center',
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  '&[data-asked] > span, &[data-look=next] > :first-child': { fontWeight: 650 },
  '&[data-look=dearer] > :first-child': { color: role.ourMove.on, fontWeight: 650 },
  [media.phone]: { fontSize: 11 },
});
const Ground = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  marginInline: -7,
  paddingInline: 7,
  borderBottom: `1px solid ${role.edge}`,
  [media.phone]: { marginInline: -3, paddingInline: 3 },
});
const Bar = styled('div')({
  flex: 1,
  minHeight: 1,
  borderRadius: '3px 3px 0 0',
  backgroundColor: `color-mix(in srgb, ${role.sea} 50%, ${role.surface})`,
  '[data-look=next] &': { backgroundColor: role.sea },
  '[data-look=dearer] &': { backgroundColor: role.ourMove.on },
});
const Label = styled('span')({ paddingTop: 4, color: role.ink2, overflowWrap: 'anywhere' });

interface StayBarsProps {
  readonly neighbours: NonNullable<TriedAnswer['neighbours']>;
  /** Of the stay that was asked for. */
  readonly nights: number;
  readonly start: string;
}

/** What the stay would cost with some nights fewer or more. */
export function StayBars({ neighbours, nights, start }: StayBarsProps) {
  const { t } = useTranslation('pricing/try');
  const { form } = useEditing();
  const formats = useFormats();
  const bars = stayBars(neighbours, nights);
  const spans = { week: form.tiers?.week.nights ?? 7, month: form.tiers?.month.nights ?? 30 };
  const named = ({ tier, nights: count }: StayBar) =>
    (tier === 'week' || tier === 'month') && spans[tier] === count ? t(`a_${tier}`) : formats.nights(count);
  const said = bars
    .map((bar) => {
      const amount = bar.amount === null ? t('noPriceShort') : formats.amount(bar.amount);
      return `${named(bar)}: ${amount}${bar.look === 'dearer' ? `, ${t('dearerThanLonger')}` : ''}`;
    })
    .join('; ');
  return (
    <Card>
      <Section title={t('oneNightMore')} note={t('nightsAlone', { date: formats.dayMonth(start) })}>
        <Bars role="img" aria-label={said}>
          {bars.map((bar) => (
            <Column key={bar.nights} data-look={bar.look} data-asked={bar.asked || undefined}>
              <span>{bar.amount === null ? '–' : formats.amount(bar.amount)}</span>
              <Ground>
                <Bar style={{ height: `${String(bar.height)}%` }} />
              </Ground>
              <Label>{named(bar)}</Label>
            </Column>
          ))}
        </Bars>
      </Section>
    </Card>
  );
}
