import { styled } from '../../../ui/theme/styled.js';
import { media } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';

/**
 * The buttons of the step, at the bottom of the screen within reach of the thumb. On a phone the main button is the
 * widest.
 */
export const ActionBar = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 10,
  padding: '12px max(24px, calc((100% - 992px) / 2)) calc(12px + env(safe-area-inset-bottom))',
  backgroundColor: role.surface,
  borderTop: `1px solid ${role.line}`,
  '& button': { minHeight: 52, whiteSpace: 'normal', fontSize: 16, lineHeight: '20px' },
  [media.phone]: {
    paddingInline: 14,
    '& > *': { flex: '1 1 40%', minWidth: 0 },
    '& > :last-of-type': { flexGrow: 2 },
  },
});
