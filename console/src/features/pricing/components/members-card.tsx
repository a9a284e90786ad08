import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Second } from '../../../ui/layout/second.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { styled } from '../../../ui/theme/styled.js';
import { useEditing } from '../model/editing-context.js';
import { editRow } from '../model/plan-form.js';
import { NumberCell } from './cells.js';
import { NotInBookings } from './not-in-bookings.js';

const Member = styled('div')({
  display: 'grid',
  gap: 8,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 72px)',
});

/** What members pay less. Who they are is set with the other discounts. */
export function MembersCard() {
  const { t } = useTranslation('pricing/charges');
  const { form, published, change } = useEditing();
  const members = (form.discount_rules ?? []).flatMap((rule, index) =>
    rule.for.type === 'MEMBERS' ? [{ rule, index }] : [],
  );
  return (
    <Card>
      <Section title={t('membersRate')}>
        {members.length > 0 && <NotInBookings />}
        {members.length === 0 && <Second as="p">{t('noMembers')}</Second>}
        {members.map(({ rule, index }) => (
          <Member key={rule.id ?? String(index)} role="group" aria-label={rule.name}>
            <span style={{ overflowWrap: 'anywhere' }}>{rule.name === '' ? t('trade:unnamed') : rule.name}</span>
            <span aria-hidden="true">–</span>
            <NumberCell
              path={`discount_rules.${index}.percent`}
              label={t('lessPercent', { name: rule.name })}
              suffix="%"
              maxIntegers={3}
              value={rule.percent}
              was={published?.discount_rules?.find(({ id }) => id !== undefined && id === rule.id)?.percent}
              onChange={(percent) =>
                change((next) => editRow(next.discount_rules, index, (it) => void (it.percent = percent)))
              }
            />
          </Member>
        ))}
        {members.length > 0 && (
          <Second as="p">{t(form.discounts_combine === 'ADDED' ? 'membersAdded' : 'membersBest')}</Second>
        )}
        <div>
          <LinkButton size="small" kind={members.length === 0 ? 'plain' : 'quiet'} to="?tab=discounts">
            {t('toDiscounts')}
          </LinkButton>
        </div>
      </Section>
    </Card>
  );
}
