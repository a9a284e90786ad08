import { styled } from '../theme/styled.js';
import { type KeyboardEvent, type ReactNode, type SubmitEventHandler, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../buttons/icon-button.js';
import { CloseIcon } from '../icons.js';
import { media, TOP_BAR, type } from '../theme/measures.js';
import { role } from '../theme/role.js';

const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  '&[data-open=true]': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 404px' } },
});

const Panel = styled('form')({
  position: 'fixed',
  top: TOP_BAR,
  right: 0,
  bottom: 0,
  zIndex: 20,
  width: 404,
  maxWidth: '100vw',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: role.surface,
  borderLeft: `1px solid ${role.line}`,
  boxShadow: role.shadow,
  [media.phone]: { top: 0, width: '100vw', borderLeft: 0, zIndex: 1100 },
});
const Head = styled('header')({ display: 'flex', alignItems: 'center', gap: 12, padding: '12px 12px 4px 20px' });
const Title = styled('h2')({ ...type.section, flex: 1 });
const Body = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '8px 20px 20px',
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
});
const Foot = styled('footer')({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 10,
  padding: '12px 20px',
  paddingBottom: 'max(12px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${role.line}`,
  [media.phone]: { '& > *': { flex: 1 }, '& button': { width: '100%' } },
});

/** A page with a panel at its right. On narrower screens the panel covers the page, on a phone all of it. */
export function WithSidePanel({ panel, children }: { panel: ReactNode; children: ReactNode }) {
  const open = panel !== null && panel !== undefined && panel !== false;
  return (
    <Beside data-open={open}>
      {children}
      {open && panel}
    </Beside>
  );
}

interface SidePanelProps {
  title: string;
  onClose: () => void;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The buttons, the main one last. */
  actions: ReactNode;
  children: ReactNode;
}

/** A form beside a list. Escape closes it; the first field receives the focus. */
export function SidePanel({ title, onClose, onSubmit, actions, children }: SidePanelProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const panel = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('input:not([disabled]), select:not([disabled])')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <Panel ref={panel} noValidate aria-labelledby={id} onSubmit={onSubmit} onKeyDown={closeByKey}>
      <Head>
        <Title id={id}>{title}</Title>
        <IconButton label={t('actions:close')} icon={<CloseIcon />} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
      <Foot>{actions}</Foot>
    </Panel>
  );
}
