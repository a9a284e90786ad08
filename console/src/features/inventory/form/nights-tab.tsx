import { useTranslation } from 'react-i18next';
import type { PlanBar } from '../../../../../contracts/berths/plan.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { PlanChangesLink } from '../../../entities/berth/plan-changes-link.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { type BerthStay, spansOf, weeksFrom } from '../model/berth-nights.js';
import { NightStrip } from './night-strip.js';
import { StayLines } from './stay-lines.js';

export const WEEKS = 12;

const Week = styled('li')({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  '& > span': { ...type.second, color: role.ink2 },
  [media.phone]: { gridTemplateColumns: '78px minmax(0, 1fr)', gap: 8 },
});

interface NightsTabProps {
  berthId: string;
  bars: readonly PlanBar[];
  stays: readonly BerthStay[];
  today: string;
}

/** Twelve weeks of the berth, a line each, and the stays in them. */
export function NightsTab({ berthId, bars, stays, today }: NightsTabProps) {
  const { t } = useTranslation('inventory/berth');
  const { dateSpan } = useFormats();
  return (
    <Card>
      <Section title={t('twelveWeeks')}>
        <Stack as="ol" gap={6}>
          {weeksFrom(today, WEEKS).map((start) => (
            <Week key={start}>
              <span>{dateSpan(start, addDays(start, 6))}</span>
              <NightStrip spans={spansOf(bars, berthId, start, 7)} start={start} nights={7} />
            </Week>
          ))}
        </Stack>
      </Section>
      <Section title={t('staysAhead')} actions={<PlanChangesLink of="berth" id={berthId} />}>
        {stays.length === 0 ? <Quiet>{t('nobodyAhead')}</Quiet> : <StayLines stays={stays} today={today} />}
      </Section>
    </Card>
  );
}
