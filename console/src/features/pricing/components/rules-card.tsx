import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/card.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { BoatRules, ListBasis } from './boat-rules.js';
import { NightRules } from './night-rules.js';
import { EdgeRules, SpanRules } from './span-rules.js';
import { TimeRules } from './time-rules.js';

const Title = styled('h2')({
  ...type.section,
  margin: 0,
  padding: '14px 16px 12px',
  borderBottom: `1px solid ${role.line}`,
});

/** The rules of the list in their order; those about nights are of the season that is chosen. */
export function RulesCard({ season }: { readonly season: number }) {
  const { t } = useTranslation('pricing');
  return (
    <Card as="section" aria-label={t('rules')}>
      <Title>{t('rules')}</Title>
      <div>
        <SpanRules />
        <BoatRules />
        <NightRules season={season} />
        <EdgeRules />
        <TimeRules />
        <ListBasis />
      </div>
    </Card>
  );
}
