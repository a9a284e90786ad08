import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerifiedHome } from '../../../../../contracts/customers/boater.js';
import { addingByApproval, requestCalls } from '../../../../../contracts/memberships/calls.js';
import { useApproveResidency } from '../../../entities/membership/use-request-answer.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { useMarina } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { Row } from '../../../ui/layout/row.js';
import { Banner } from '../../../ui/page/banner.js';
import { styled } from '../../../ui/theme/styled.js';

const DeclineRequestDialog = lazyWithRetry(
  async () => (await import('../../../entities/membership/decline-request-dialog.js')).DeclineRequestDialog,
);

const Consequences = styled('ul')({ margin: '8px 0 12px', paddingLeft: 18 });

interface HomeRequestCardProps {
  readonly home: VerifiedHome;
  /** Full name of the boater who asks. */
  readonly name: string;
  readonly onDeclined?: () => void;
}

/** The open request for residency with its two answers; nothing where none is open. */
export function HomeRequestCard({ home: { request }, name, onDeclined }: HomeRequestCardProps) {
  const { t } = useTranslation(['boaters', 'entities/membership']);
  const { dateLong, dayOf } = useFormats();
  const marina = useMarina();
  const residency = useApproveResidency();
  const may = useMay(requestCalls.updateMarinaRequest.access);
  const mayAdd = useMay(addingByApproval);
  const [declining, setDeclining] = useState(false);
  if (request === null) return null;
  const noEditor = may ? null : t('entities/membership:cardHindrance_noEditor');
  return (
    <section aria-label={t('asksForResidency')}>
      <Banner tone="our_move" title={t('nextYourTurn')}>
        {t('homeRequestText', { name, marina: marina.name, date: dateLong(dayOf(request.updated_at)) })}
        <Consequences>
          <li>{t('homeRequestVerify')}</li>
          <li>{t('homeRequestDecline')}</li>
        </Consequences>
        <Row gap={8} wrap>
          <Button
            kind="primary"
            busy={residency.isPending}
            disabledReason={noEditor ?? (mayAdd ? null : t('entities/membership:cardHindrance_secondary'))}
            onClick={() => residency.approve({ id: request.id, full_name: name })}
          >
            {t('verifyHomeMarina')}
          </Button>
          <Button disabledReason={noEditor} onClick={() => setDeclining(true)}>
            {t('actions:decline')}
          </Button>
        </Row>
      </Banner>
      {declining && (
        <DeclineRequestDialog
          request={{ id: request.id, kind: 'RESIDENCY', full_name: name }}
          onClose={() => setDeclining(false)}
          {...(onDeclined === undefined ? {} : { onDeclined })}
        />
      )}
    </section>
  );
}
