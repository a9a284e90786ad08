import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useOwnNotice } from '../../../lib/realtime/own-notices.js';
import { DoneIcon, OfflineIcon } from '../../../ui/icons.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px',
  fontSize: 13,
  lineHeight: '18px',
  backgroundColor: role.waiting.bg,
  color: role.waiting.on,
  '& svg': { width: 20, height: 20, flex: 'none' },
  '&[data-tone=good]': { backgroundColor: role.booked.bg, color: role.booked.on },
});

/** Milliseconds for which the line says that everything is sent. */
export const SENT_FOR_MS = 3_000;

interface KeptLineProps {
  /** Milliseconds since 1970; null: the server can be reached. */
  offlineSince: number | null;
  /** Taps and photos that only this device has. */
  kept: number;
}

/** Says on every page of the walk what only this device knows, and that it has been sent. */
export function KeptLine({ offlineSince, kept }: KeptLineProps) {
  const { t } = useTranslation('dockwalk');
  const { time } = useFormats();
  const sent = useJustSent(offlineSince, kept);
  useOwnNotice(offlineSince !== null);
  return (
    <div role="status" data-kept-line="true">
      {offlineSince !== null ? (
        <Line>
          <OfflineIcon />
          <span>
            <b>{t('offlineSince', { at: time(new Date(offlineSince).toISOString()) })}</b>{' '}
            {kept === 0 ? t('offlineReady') : t('keptTaps', { count: kept })}
          </span>
        </Line>
      ) : (
        sent && (
          <Line data-tone="good">
            <DoneIcon />
            <b>{t('allSent')}</b>
          </Line>
        )
      )}
    </div>
  );
}

/** True for some seconds after the last tap that was kept without a network has been sent. */
function useJustSent(offlineSince: number | null, kept: number): boolean {
  const wasOffline = useRef(false);
  const [sent, setSent] = useState(false);
  if (offlineSince !== null && kept > 0) wasOffline.current = true;
  const done = offlineSince === null && kept === 0;
  useEffect(() => {
    if (!done || !wasOffline.current) return undefined;
    wasOffline.current = false;
    setSent(true);
    const timer = setTimeout(() => setSent(false), SENT_FOR_MS);
    return () => {
      clearTimeout(timer);
      setSent(false);
    };
  }, [done]);
  return sent;
}
