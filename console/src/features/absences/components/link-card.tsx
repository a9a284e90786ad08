import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AbsenceLink } from '../../../../../contracts/absences/link.js';
import { absenceCalls } from '../../../../../contracts/absences/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { MailIcon } from '../../../ui/icons.js';
import { Row } from '../../../ui/layout/row.js';
import { Second } from '../../../ui/layout/second.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { absenceTopics } from '../api/absence-topics.js';

interface LinkCardProps {
  readonly vesselId: string;
  readonly boaterId: string;
  readonly link: AbsenceLink | null;
  readonly mayChange: boolean;
}

/** The link by which the resident changes the report: whether one was sent, and until when it works. */
export function LinkCard({ vesselId, boaterId, link, mayChange }: LinkCardProps) {
  const { t } = useTranslation('absences');
  const problemWords = useProblemWords();
  const { instant } = useFormats();
  const toast = useToast();
  const [revoking, setRevoking] = useState(false);
  const sending = useSend(absenceCalls.sendLink, {
    topics: absenceTopics,
    onDone: () => toast({ kind: 'done', text: t('linkSentToast') }),
  });
  const revoke = useSend(absenceCalls.revokeLink, { topics: absenceTopics, onDone: () => setRevoking(false) });
  const error = sending.error ?? revoke.error;
  return (
    <Card>
      <Section title={t('linkTitle')} level="label">
        <Second as="p">
          {link === null
            ? t('linkNone')
            : t(`link_${link.state}`, { sent: instant(link.sent_at), until: instant(link.expires_at) })}
        </Second>
        {error !== null && (
          <Banner tone="wrong" live>
            {problemWords(error)}
          </Banner>
        )}
        <Row gap={8} wrap>
          <Button
            icon={<MailIcon />}
            busy={sending.isPending}
            disabledReason={mayChange ? null : t('mayNotChange')}
            onClick={() => void sending.send({ vessel_id: vesselId, boater_id: boaterId })}
          >
            {t(link === null ? 'sendLink' : 'actions:sendAgain')}
          </Button>
          {link?.state === 'VALID' && mayChange && (
            <Button kind="quiet" onClick={() => setRevoking(true)}>
              {t('revokeLink')}
            </Button>
          )}
        </Row>
      </Section>
      <ConfirmDialog
        open={revoking}
        title={t('revokeTitle')}
        confirm={t('revokeConfirm')}
        danger
        busy={revoke.isPending}
        onConfirm={() => void revoke.send({ vessel_id: vesselId })}
        onClose={() => setRevoking(false)}
      >
        <p>{t('revokeText')}</p>
      </ConfirmDialog>
    </Card>
  );
}
