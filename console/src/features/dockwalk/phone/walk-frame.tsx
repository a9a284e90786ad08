import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BackIcon, CloseIcon } from '../../../ui/icons.js';
import { PhoneBarShape } from '../../../ui/page/phone-bar-shape.js';
import { media, motion } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { KeptLine } from '../offline/kept-line.js';
import { RefusedTaps } from '../offline/refused-taps.js';
import type { Walk } from '../offline/use-walk.js';

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
const Bar = styled(PhoneBarShape)({
  gap: 8,
  paddingLeft: 6,
  '& > a': { display: 'grid', placeItems: 'center', width: 44, height: 44, color: 'inherit', flex: 'none' },
  '& > a:hover': { backgroundColor: role.navigation.chosen },
  '& > a:focus-visible': { outlineColor: role.navigation.on, outlineOffset: -2 },
  '& > strong': { paddingRight: 12, fontSize: 16, fontWeight: 650, whiteSpace: 'nowrap' },
  '@media print': { position: 'static' },
});
const Titles = styled('div')({
  flex: 1,
  minWidth: 0,
  '& h1': { fontSize: 16, lineHeight: '20px', fontWeight: 650 },
  '& p': { fontSize: 12, lineHeight: '16px', color: role.navigation.ink },
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const Track = styled('div')({
  position: 'sticky',
  top: 56,
  zIndex: 19,
  height: 4,
  backgroundColor: role.line,
  '& > div': { height: '100%', backgroundColor: role.sea, transition: `width ${motion.move}` },
});
const Content = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  flex: 1,
  width: '100%',
  maxWidth: 720,
  minWidth: 0,
  margin: '0 auto',
  padding: 14,
  [media.touch]: { fontSize: 15 },
});

interface WalkFrameProps {
  title: string;
  subtitle: string;
  back: { to: string; label: string };
  /** A cross instead of the arrow: the page ends something. */
  closes?: boolean;
  progress?: { checked: number; berths: number; label: string } | undefined;
  actions?: ReactNode;
  walk: Pick<Walk, 'sending' | 'kept' | 'state' | 'device'>;
  children: ReactNode;
  /** The bar at the bottom. */
  bottom?: ReactNode;
}

/** A page of the walk on a phone: dark bar, progress, what is kept on the device, content. */
export function WalkFrame(props: WalkFrameProps) {
  const { title, subtitle, back, closes = false, progress, actions, walk, children, bottom } = props;
  return (
    <Frame>
      <Bar data-page-bar="true">
        <Link to={back.to} aria-label={back.label}>
          {closes ? <CloseIcon /> : <BackIcon />}
        </Link>
        <Titles>
          <h1>{title}</h1>
          <p>{subtitle}</p>
        </Titles>
        {progress !== undefined && (
          <strong aria-label={progress.label}>
            {progress.checked} / {progress.berths}
          </strong>
        )}
        {actions}
      </Bar>
      {progress !== undefined && (
        <Track aria-hidden="true">
          <div style={{ width: `${(100 * progress.checked) / Math.max(progress.berths, 1)}%` }} />
        </Track>
      )}
      <KeptLine offlineSince={walk.sending.offlineSince} kept={walk.kept} />
      <Content>
        <RefusedTaps store={walk.device.store} refused={walk.state.refused} />
        {children}
      </Content>
      {bottom}
    </Frame>
  );
}
