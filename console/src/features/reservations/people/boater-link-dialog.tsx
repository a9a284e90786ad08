import { useTranslation } from 'react-i18next';
import { BOATER_LINK_DAYS } from '../../../../../contracts/reservations/boater-link.js';
import { BoaterLinkPanel } from '../../../entities/reservation/boater-link-panel.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { boaterLinkCalls } from '../../../../../contracts/reservations/boater-link-calls.js';

interface BoaterLinkDialogProps {
  readonly reservationId: string;
  readonly boaterName: string;
  readonly onClose: () => void;
}

/** Shows whether the boater's link works, sends it and withdraws it. Rendered while it is open. */
export function BoaterLinkDialog({ reservationId, boaterName, onClose }: BoaterLinkDialogProps) {
  const { t } = useTranslation('reservations/side');
  const { instant } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const body = { reservation_id: reservationId };
  const topics = [{ topic: 'reservations', ids: [reservationId] }] as const;
  const { data: link, error, refetch } = useLoad(boaterLinkCalls.show, body, { topics });
  const done = (text: string) => {
    toast({ kind: 'done', text });
    onClose();
  };
  const sending = useSend(boaterLinkCalls.send, {
    topics,
    onDone: () => done(t('boaterLinkSent', { name: boaterName })),
  });
  const revoking = useSend(boaterLinkCalls.revoke, { topics, onDone: () => done(t('boaterLinkRevoked')) });
  const busy = sending.isPending || revoking.isPending;
  const refused = sending.error ?? revoking.error;
  return (
    <Dialog
      open
      title={t('boaterLinkTitle', { name: boaterName })}
      busy={busy}
      onClose={onClose}
      actions={
        link !== undefined && (
          <>
            {link.state === 'VALID' && (
              <Button kind="danger" busy={revoking.isPending} onClick={() => void revoking.send(body)}>
                {t('revokeBoaterLink')}
              </Button>
            )}
            <Button kind="primary" busy={sending.isPending} onClick={() => void sending.send(body)}>
              {t(link.state === 'REVOKED' ? 'sendNewBoaterLink' : 'sendBoaterLink')}
            </Button>
          </>
        )
      }
    >
      <p>{t('boaterLinkText')}</p>
      {link?.state === 'VALID' && <BoaterLinkPanel reservationId={reservationId} mailable={false} />}
      {link !== undefined ? (
        <p>
          {t(`boaterLink_${link.state}`, { date: instant(link.expires_at), days: BOATER_LINK_DAYS })}{' '}
          {link.sent_at !== null && t('boaterLinkSentOn', { date: instant(link.sent_at) })}
        </p>
      ) : error === null ? (
        <LoadingLines lines={2} rowHeight={20} />
      ) : (
        <ErrorState text={problemWords(error)} onRetry={() => void refetch()} />
      )}
      {refused !== null && (
        <Banner tone="wrong" live>
          {problemWords(refused)}
        </Banner>
      )}
    </Dialog>
  );
}
