import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boaterLinkCalls } from '../../../../contracts/reservations/boater-link-calls.js';
import { useLoad } from '../../lib/api/use-load.js';
import { useSend } from '../../lib/api/use-send.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { Button } from '../../ui/buttons/button.js';
import { Dialog } from '../../ui/dialogs/dialog.js';
import { CopyIcon } from '../../ui/icons.js';
import { Row } from '../../ui/layout/row.js';
import { Second } from '../../ui/layout/second.js';
import { Stack } from '../../ui/layout/stack.js';
import { Banner } from '../../ui/page/banner.js';
import { QrCode } from '../../ui/qr-code.js';
import { LoadingLines } from '../../ui/states/loading-lines.js';
import { useToast } from '../../ui/toast/toast-context.js';

interface BoaterLinkPanelProps {
  readonly reservationId: string;
  /** The boater has an email, so that the link can be sent. */
  readonly mailable: boolean;
}

/** Pixels of the code in the page, and turned to the guest. */
const SMALL = 112;
const LARGE = 320;

/** The link of the boater's page: as a code for their phone, large for a screen that is turned to them, copied, or sent. */
export function BoaterLinkPanel({ reservationId, mailable }: BoaterLinkPanelProps) {
  const { t } = useTranslation('entities/reservation');
  const problemWords = useProblemWords();
  const toast = useToast();
  const [large, setLarge] = useState(false);
  const body = { reservation_id: reservationId };
  const topics = [{ topic: 'reservations', ids: [reservationId] }] as const;
  const { data: link, error } = useLoad(boaterLinkCalls.open, body, { topics });
  const sending = useSend(boaterLinkCalls.send, {
    topics,
    onDone: () => toast({ kind: 'done', text: t('linkSent') }),
  });
  if (error !== null) return <Banner tone="waiting">{problemWords(error)}</Banner>;
  if (link === undefined) return <LoadingLines lines={1} rowHeight={SMALL} />;
  const copy = async () => {
    await navigator.clipboard.writeText(link.url);
    toast({ kind: 'done', text: t('linkCopied') });
  };
  return (
    <Row gap={16} align="center" wrap>
      <QrCode text={link.url} label={t('linkCode')} width={SMALL} />
      <Stack gap={8} shrinks>
        <Second>{t('linkUse')}</Second>
        <Row gap={8} wrap>
          <Button size="small" icon={<CopyIcon />} onClick={() => void copy()}>
            {t('copyLink')}
          </Button>
          <Button size="small" onClick={() => setLarge(true)}>
            {t('showLarge')}
          </Button>
          {mailable && (
            <Button size="small" busy={sending.isPending} onClick={() => void sending.send(body)}>
              {t('sendLink')}
            </Button>
          )}
        </Row>
        {sending.error !== null && (
          <Banner tone="wrong" live>
            {problemWords(sending.error)}
          </Banner>
        )}
      </Stack>
      <Dialog open={large} title={t('linkLarge')} onClose={() => setLarge(false)}>
        <div style={{ display: 'grid', placeItems: 'center' }}>
          <QrCode text={link.url} label={t('linkCode')} width={LARGE} />
        </div>
      </Dialog>
    </Row>
  );
}
