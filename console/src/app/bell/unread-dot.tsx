import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';

const Dot = styled('span')({
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: role.ourMove.on,
});

/** Marks what the user has not read. Texts for screen readers stand beside it. */
export function UnreadDot() {
  return <Dot data-dot aria-hidden="true" />;
}
