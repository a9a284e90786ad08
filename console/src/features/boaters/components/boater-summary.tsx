import { useTranslation } from 'react-i18next';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { showsDocuments } from '../../../entities/boater/boater-card-rules.js';
import { BoaterHead } from '../../../entities/boater/boater-head.js';
import { ContactLines } from '../../../entities/boater/contact-lines.js';
import { VisitorStrip } from '../../../entities/boater/visitor-strip.js';
import { CardChip } from '../../../entities/membership/card-chip.js';
import { showsNights } from '../../../entities/membership/card-state.js';
import { NightsLeft } from '../../../entities/membership/nights-left.js';
import { useCardStepWords } from '../../../entities/membership/use-card-step-words.js';
import { Row } from '../../../ui/layout/row.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { shownBoater } from '../../../entities/boater/shown-boater.js';
import { FileLink } from './file-link.js';

/** Who the boater is at a glance: name, contact details and the membership card that counts. */
export function BoaterSummary({ page }: { readonly page: BoaterPage }) {
  const { t } = useTranslation(['boaters', 'entities/boater']);
  const step = useCardStepWords();
  const shown = shownBoater(page);
  const { skipper_id_license: license } = page.boater;
  const card = page.memberships.find(({ status }) => status === 'active') ?? page.memberships[0];
  return (
    <Card role="group" aria-label={t('boater')}>
      <VisitorStrip boater={shown} />
      <Section>
        <BoaterHead boater={{ ...shown, memberships: [] }} />
        <ContactLines boater={shown} />
      </Section>
      {showsDocuments('boater', page.boater) && !page.boater.erased && (
        <Section title={t('document_SKIPPER_ID_LICENSE')} level="label">
          {license === null ? <Quiet>{t('noDocument')}</Quiet> : <FileLink file={license} />}
        </Section>
      )}
      {card !== undefined && (
        <Section title={t('trade:membership')} level="label" actions={<CardChip status={card.status} />}>
          <Row gap={10} align="center" justify="space-between">
            <strong>{card.card_number}</strong>
            {showsNights(card) && <NightsLeft left={card.nights_available} of={card.nights_per_year} />}
          </Row>
          <Quiet>{step(card).main}</Quiet>
        </Section>
      )}
    </Card>
  );
}
