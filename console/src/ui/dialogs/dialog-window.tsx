import MuiDialog from '@mui/material/Dialog';
import { styled } from '../theme/styled.js';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../icons.js';
import { IconButton } from '../buttons/icon-button.js';
import { media, type } from '../theme/measures.js';
import { FloatTheme } from '../theme/float-theme.js';
import { role } from '../theme/role.js';

export interface DialogWindowProps {
  /** Called on Escape, the close button and a click outside, except while `busy`. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons, the main one last. */
  actions?: ReactNode;
  size?: 'small' | 'normal' | 'large' | undefined;
  /** True while work is in progress: the dialog cannot be closed. */
  busy?: boolean | undefined;
  /** The question must be answered: the role is `alertdialog`, and a click outside does not close it. */
  urgent?: boolean | undefined;
}

const widths = { small: 420, normal: 560, large: 820 } as const;

const Head = styled('header')({ display: 'flex', alignItems: 'flex-start', gap: 12, padding: '18px 12px 0 20px' });
const Title = styled('h2')({ ...type.section, flex: 1, paddingTop: 7 });
const Body = styled('div')({ padding: '12px 20px 20px', overflowY: 'auto', display: 'grid', gap: 14 });
const Foot = styled('footer')({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 10,
  padding: '12px 20px',
  borderTop: `1px solid ${role.line}`,
  [media.phone]: { '& > *': { flex: '1 1 auto' }, '& button': { width: '100%' } },
});

/** An open dialog. */
export function DialogWindow({ onClose, title, children, actions, size = 'normal', busy, urgent }: DialogWindowProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <FloatTheme>
      <MuiDialog
        open
        onClose={(_event, reason) => {
          if (busy === true || (urgent === true && reason === 'backdropClick')) return;
          onClose();
        }}
        role={urgent === true ? 'alertdialog' : 'dialog'}
        aria-labelledby={`${id}-title`}
        aria-describedby={urgent === true ? `${id}-body` : undefined}
        transitionDuration={{ enter: 180, exit: 0 }}
        slotProps={{
          paper: {
            'aria-busy': busy,
            sx: { width: widths[size], maxWidth: 'calc(100vw - 28px)', mx: '14px', maxHeight: 'calc(100dvh - 48px)' },
          },
        }}
      >
        <Head>
          <Title id={`${id}-title`}>{title}</Title>
          <IconButton label={t('close')} icon={<CloseIcon />} onClick={onClose} disabled={busy === true} />
        </Head>
        <Body id={`${id}-body`}>{children}</Body>
        {actions !== undefined && <Foot>{actions}</Foot>}
      </MuiDialog>
    </FloatTheme>
  );
}
