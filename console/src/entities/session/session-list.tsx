import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserSession } from '../../../../contracts/identity/user.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { Button } from '../../ui/buttons/button.js';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });
const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${role.line}` },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
});
const Second = styled('p')({ ...type.second, margin: 0, color: role.ink2 });

interface SessionListProps {
  readonly label: string;
  readonly sessions: readonly UserSession[];
  readonly busy: boolean;
  /** Ends the session; false: it could not be ended. */
  readonly onEnd: (id: string) => Promise<boolean>;
}

/** Sessions by their devices, with their times; each is ended after a question. The reader's own one ends by signing out. */
export function SessionList({ label, sessions, busy, onEnd }: SessionListProps) {
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
      ...(last_used_at === null || current ? [] : [t('lastUsed', { at: formats.instant(last_used_at) })]),
      ...(address === null ? [] : [t('address', { address })]),
    ].join(' · ');
  return (
    <>
      <List aria-label={label}>
        {sessions.map((session) => (
          <Row key={session.id} aria-current={session.current ? 'true' : undefined}>
            <div>
              <strong>{deviceOf(session)}</strong>
              <Second>{facts(session)}</Second>
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
          </Row>
        ))}
      </List>
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
