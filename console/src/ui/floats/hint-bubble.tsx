import Popper from '@mui/material/Popper';
import { styled } from '../theme/styled.js';
import { radius, type } from '../theme/measures.js';
import { role } from '../theme/role.js';

const Bubble = styled('div')({
  ...type.second,
  maxWidth: 280,
  padding: '6px 10px',
  borderRadius: radius.control,
  backgroundColor: role.navigation.bg,
  border: `1px solid ${role.lineStrong}`,
  color: role.navigation.on,
  boxShadow: role.shadow,
});

/** The text beside an element that is hovered or focused. Screen readers get the same text from the page. */
export function HintBubble({ anchor, text }: { anchor: HTMLElement; text: string }) {
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="top"
      modifiers={[{ name: 'offset', options: { offset: [0, 6] } }]}
      style={{ zIndex: 1600, pointerEvents: 'none' }}
      aria-hidden="true"
    >
      <Bubble>{text}</Bubble>
    </Popper>
  );
}
