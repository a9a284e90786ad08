export { useToast } from './toast-context.js';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { styled } from '../theme/styled.js';
import { ToastContext, type Toast } from './toast-context.js';
import { ToastCard } from './toast-card.js';

/** Above the bar at the lower edge, whose buttons stay in reach; 76 pixels are the phone's menu. */
const Corner = styled('div')({
  position: 'fixed',
  right: 24,
  bottom: 'calc(8px + var(--covered-bottom, 76px))',
  left: 24,
  zIndex: 1500,
  display: 'grid',
  justifyItems: 'end',
  gap: 8,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
});

const MOST = 3;

interface Shown extends Toast {
  id: number;
}

/**
 * Shows the toasts of the whole console: at most three, the newest last. Screen readers announce them politely, errors
 * at once.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const next = useRef(1);
  const close = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);
  const show = useCallback(
    (toast: Toast) => {
      const id = next.current++;
      setShown((before) => [...before.filter((other) => other.text !== toast.text), { ...toast, id }].slice(-MOST));
      return () => close(id);
    },
    [close],
  );
  return (
    <ToastContext value={show}>
      {children}
      <Corner data-part="messages">
        <div aria-live="polite" style={{ display: 'grid', gap: 8, justifyItems: 'end' }}>
          {shown.map((toast) => toast.kind !== 'wrong' && <ToastCard key={toast.id} {...toast} onClose={close} />)}
        </div>
        <div aria-live="assertive" style={{ display: 'grid', gap: 8, justifyItems: 'end' }}>
          {shown.map((toast) => toast.kind === 'wrong' && <ToastCard key={toast.id} {...toast} onClose={close} />)}
        </div>
      </Corner>
    </ToastContext>
  );
}
