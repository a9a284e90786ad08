import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { closureCalls } from '../../../../../contracts/berths/closure-calls.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { PlanChangesLink } from '../../../entities/berth/plan-changes-link.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { type BerthStay, spansOf, usesOf } from '../model/berth-nights.js';
import type { PlanBar } from '../../../../../contracts/berths/plan.js';
import { NightStrip } from './night-strip.js';
import { StayLines } from './stay-lines.js';

const NIGHTS = 14;
/** Stays that the card lists; the Nights tab has all. */
const LISTED = 3;

const Days = styled('div')({ ...type.second, display: 'flex', justifyContent: 'space-between', color: role.ink2 });

interface NextNightsCardProps {
  berthId: string;
  bars: readonly PlanBar[];
  stays: readonly BerthStay[];
  today: string;
}

/** The next two weeks of the berth. */
export function NextNightsCard({ berthId, bars, stays, today }: NextNightsCardProps) {
  const { t } = useTranslation('inventory/berth');
  const { dateShort } = useFormats();
  const mayClose = useMay(closureCalls.createClosure.access);
  const year = Number(today.slice(0, 4));
  const spans = spansOf(bars, berthId, today, NIGHTS);
  const taken = usesOf(spans, NIGHTS).filter((use) => use === 'visitor' || use === 'resident').length;
  return (
    <Card>
      <Section
        title={t('nextNights', { count: NIGHTS })}
        actions={<Quiet>{t('nightsTaken', { count: taken, of: NIGHTS })}</Quiet>}
      >
        <NightStrip spans={spans} start={today} nights={NIGHTS} />
        <Days aria-hidden="true">
          {[0, NIGHTS / 2, NIGHTS - 1].map((night) => (
            <span key={night}>{dateShort(addDays(today, night), year)}</span>
          ))}
        </Days>
        {stays.length === 0 ? (
          <Quiet>{t('nobodyAhead')}</Quiet>
        ) : (
          <StayLines stays={stays.slice(0, LISTED)} today={today} />
        )}
        {mayClose && <Link to={`/closures/create?berth=${berthId}`}>{t('closeBerth')}</Link>}
        <PlanChangesLink of="berth" id={berthId} />
      </Section>
    </Card>
  );
}
