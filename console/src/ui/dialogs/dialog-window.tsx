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
  /** `wide` fills a phone; `steps` keeps the same height through all steps of a wizard. */
  size?: 'small' | 'normal' | 'large' | 'wide' | 'steps' | undefined;
  /** A quiet text after the title. */
  note?: string | undefined;
  /** Content at the left of the buttons. */
  aside?: ReactNode;
  /** True while work is in progress: the dialog cannot be closed. */
  busy?: boolean | undefined;
  /** The question must be answered: the role is `alertdialog`, and a click outside does not close it. */
  urgent?: boolean | undefined;
}

const widths = { small: 420, normal: 560, large: 820, wide: 1040, steps: 440 } as const;
/** Pixels; other dialogs are as high as their content. */
const STEPS_HEIGHT = 648;

const sizeStyles = (size: keyof typeof widths) => ({
  width: widths[size],
  maxWidth: 'calc(100vw - 28px)',
  mx: '14px',
  maxHeight: 'calc(100dvh - 48px)',
  ...(size === 'steps' && { height: STEPS_HEIGHT }),
  ...(size === 'wide' && {
    [media.phone]: { width: '100vw', maxWidth: '100vw', height: '100dvh', maxHeight: '100dvh', m: 0, borderRadius: 0 },
  }),
});

const Head = styled('header')({ display: 'flex', alignItems: 'flex-start', gap: 12, padding: '18px 12px 0 20px' });
const Title = styled('h2')({ ...type.section, flex: 1, paddingTop: 7 });
const Note = styled('span')({ ...type.second, color: role.ink2, marginLeft: 12 });
const Aside = styled('div')({ flex: '1 1 auto', minWidth: 0, alignSelf: 'center' });
const Body = styled('div')({
  flex: '1 1 auto',
  alignContent: 'start',
  padding: '12px 20px 20px',
  overflowY: 'auto',
  display: 'grid',
  gap: 14,
});
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
export function DialogWindow(props: DialogWindowProps) {
  const { onClose, title, children, actions, size = 'normal', busy, urgent, note, aside } = props;
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
            sx: sizeStyles(size),
          },
        }}
      >
        <Head>
          <Title>
            <span id={`${id}-title`}>{title}</span>
            {note !== undefined && <Note>{note}</Note>}
          </Title>
          <IconButton label={t('actions:close')} icon={<CloseIcon />} onClick={onClose} disabled={busy === true} />
        </Head>
        <Body id={`${id}-body`}>{children}</Body>
        {actions !== undefined && (
          <Foot>
            {aside !== undefined && <Aside>{aside}</Aside>}
            {actions}
          </Foot>
        )}
      </MuiDialog>
    </FloatTheme>
  );
}
