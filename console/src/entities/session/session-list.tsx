import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserSession } from '../../../../contracts/identity/user.js';
import type { ApiError } from '../../lib/api/api-error.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { Button } from '../../ui/buttons/button.js';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.js';
import { Second } from '../../ui/layout/second.js';
import { ItemRow, ItemRows } from '../../ui/list/item-rows.js';
import { LoadFailed } from '../../ui/states/load-failed.js';
import { NotRefreshed } from '../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../ui/states/loading-lines.js';

interface SessionListProps {
  readonly label: string;
  /** The sessions, as `useLoad` returns them. */
  readonly load: {
    readonly data: { readonly items: readonly UserSession[] } | undefined;
    readonly error: ApiError | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly busy: boolean;
  /** Ends the session; false: it could not be ended. */
  readonly onEnd: (id: string) => Promise<boolean>;
}

/** Sessions by device, with their times. Ending one must be confirmed; the reader's own one ends by signing out. */
export function SessionList({ label, load, busy, onEnd }: SessionListProps) {
  const { t } = useTranslation('entities/session');
  const formats = useFormats();
  const [asks, setAsks] = useState<UserSession | null>(null);
  const deviceOf = ({ browser, system }: UserSession) => {
    if (browser !== null && system !== null) return t('onDevice', { browser, system });
    return browser ?? system ?? t('unknownDevice');
  };
  const facts = ({ started_at, last_used_at, address, current }: UserSession) =>
    [
      ...(current ? [t('current')] : []),
      t('signedIn', { at: formats.instant(started_at) }),
      ...(current ? [] : [t('lastUsed', { at: formats.instant(last_used_at) })]),
      ...(address === null ? [] : [t('address', { address })]),
    ].join(' · ');
  if (load.data === undefined) {
    if (load.error === null) return <LoadingLines lines={2} rowHeight={44} />;
    return <LoadFailed load={load} />;
  }
  const sessions = load.data.items;
  if (sessions.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <NotRefreshed load={load} />
      <ItemRows aria-label={label}>
        {sessions.map((session) => (
          <ItemRow key={session.id} aria-current={session.current ? 'true' : undefined}>
            <div>
              <strong>{deviceOf(session)}</strong>
              <Second as="p">{facts(session)}</Second>
            </div>
            {!session.current && (
              <Button
                kind="quiet"
                aria-label={t('endSession', { device: deviceOf(session), at: formats.instant(session.started_at) })}
                onClick={() => setAsks(session)}
              >
                {t('end')}
              </Button>
            )}
          </ItemRow>
        ))}
      </ItemRows>
      <ConfirmDialog
        open={asks !== null}
        title={t('endTitle')}
        confirm={t('end')}
        busy={busy}
        onClose={() => setAsks(null)}
        onConfirm={() => {
          if (asks !== null) void onEnd(asks.id).then(() => setAsks(null));
        }}
      >
        {asks === null ? '' : t('endText', { device: deviceOf(asks) })}
      </ConfirmDialog>
    </>
  );
}
