import { keyframes, styled } from '../theme/styled.js';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../icons.js';
import { StatusMark } from '../status/status-mark.js';
import { motion, radius, type } from '../theme/measures.js';
import { role } from '../theme/role.js';
import type { Toast } from './toast-context.js';

/** Milliseconds (spec 1 §9). */
const STAYS_MS = 5_000;
const FADES_MS = 1_000;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Card = styled('div')({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  maxWidth: 440,
  padding: '8px 6px 8px 14px',
  borderRadius: radius.card,
  backgroundColor: role.navigation.bg,
  border: `1px solid ${role.lineStrong}`,
  color: role.navigation.on,
  boxShadow: role.shadow,
  pointerEvents: 'auto',
  animation: `${rise} ${motion.move}`,
  // Reduced motion switches transitions off: the toast then goes without a fade.
  '&[data-fading=true]': { opacity: 0, transition: `opacity ${FADES_MS}ms linear` },
});

const Press = styled('button')({
  ...type.strong,
  minWidth: 36,
  minHeight: 36,
  padding: '0 8px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: role.navigation.badge,
  cursor: 'pointer',
  display: 'inline-grid',
  placeItems: 'center',
  '&:hover': { backgroundColor: role.navigation.chosen },
  '&:focus-visible': { outlineColor: role.navigation.on },
  '& svg': { width: 18, height: 18, color: role.navigation.ink },
});

interface ToastCardProps extends Toast {
  id: number;
  onClose: (id: number) => void;
}

/** One toast. It stays while it is hovered or focused, and fades out afterwards; a failure stays until it is closed. */
export function ToastCard({ id, kind, text, action, stays = kind === 'wrong', onClose }: ToastCardProps) {
  const { t } = useTranslation('ui');
  const [held, setHeld] = useState(false);
  const [fading, setFading] = useState(false);
  useEffect(() => {
    if (held || stays) return undefined;
    const timers = [setTimeout(() => setFading(true), STAYS_MS), setTimeout(() => onClose(id), STAYS_MS + FADES_MS)];
    return () => timers.forEach(clearTimeout);
  }, [held, id, stays, onClose]);
  const hold = () => {
    setHeld(true);
    setFading(false);
  };
  return (
    <Card
      role={kind === 'wrong' ? 'alert' : 'status'}
      data-fading={fading}
      onPointerEnter={hold}
      onPointerLeave={() => setHeld(false)}
      onFocus={hold}
      onBlur={() => setHeld(false)}
    >
      {kind === 'done' && <StatusMark kind="booked" size={14} tint={role.navigation.ink} />}
      {kind === 'wrong' && <StatusMark kind="our_move" size={14} tint={role.navigation.badge} />}
      <span style={{ flex: 1 }}>{text}</span>
      {action !== undefined && (
        <Press
          type="button"
          onClick={() => {
            action.run();
            onClose(id);
          }}
        >
          {action.label}
        </Press>
      )}
      <Press type="button" aria-label={t('actions:close')} onClick={() => onClose(id)}>
        <CloseIcon />
      </Press>
    </Card>
  );
}
