import { useTranslation } from 'react-i18next';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { BoaterHead } from '../../../entities/boater/boater-head.js';
import { isVisitor } from '../../../entities/boater/boater-card-rules.js';
import { ContactLines } from '../../../entities/boater/contact-lines.js';
import { CardChip } from '../../../entities/membership/card-chip.js';
import { showsNights } from '../../../entities/membership/card-state.js';
import { NightsLeft } from '../../../entities/membership/nights-left.js';
import { useCardStepWords } from '../../../entities/membership/use-card-step-words.js';
import { SailingIcon } from '../../../ui/icons.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { shownBoater } from '../../../entities/boater/shown-boater.js';

const Strip = styled('p')({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: '7px 20px',
  color: role.seaStrong,
  backgroundColor: role.seaSoft,
  borderRadius: `${radius.card - 1}px ${radius.card - 1}px 0 0`,
  '& svg': { width: 16, height: 16 },
});
const Line = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 10 });

/** Who the boater is at a glance: name, contact details and the membership card that counts. */
export function BoaterSummary({ page }: { readonly page: BoaterPage }) {
  const { t } = useTranslation(['boaters', 'entities/boater']);
  const step = useCardStepWords();
  const shown = shownBoater(page);
  const card = page.memberships.find(({ status }) => status === 'active') ?? page.memberships[0];
  return (
    <Card role="group" aria-label={t('boater')}>
      {isVisitor(shown) && (
        <Strip>
          <SailingIcon />
          {t('entities/boater:relation_VISITOR')}
        </Strip>
      )}
      <Section>
        <BoaterHead boater={{ ...shown, memberships: [] }} />
        <ContactLines boater={shown} />
      </Section>
      {card !== undefined && (
        <Section title={t('membership')} level="label" actions={<CardChip status={card.status} />}>
          <Line>
            <strong>{card.card_number}</strong>
            {showsNights(card) && <NightsLeft left={card.nights_available} of={card.nights_per_year} />}
          </Line>
          <Quiet>{step(card).main}</Quiet>
        </Section>
      )}
    </Card>
  );
}
