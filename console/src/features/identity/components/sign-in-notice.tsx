import { styled } from '../../../ui/theme/styled.js';
import type { ReactNode } from 'react';
import { radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';

const Box = styled('p')({
  padding: '10px 12px',
  borderRadius: radius.control,
  '&[data-kind=wrong]': { backgroundColor: role.wrong.bg, color: role.wrong.on },
  '&[data-kind=done]': { backgroundColor: role.booked.bg, color: role.booked.on },
});

/** The result of the whole form. Screen readers announce it when it appears. */
export function SignInNotice({ kind, children }: { kind: 'wrong' | 'done'; children: ReactNode }) {
  return (
    <Box data-kind={kind} role={kind === 'wrong' ? 'alert' : 'status'}>
      {children}
    </Box>
  );
}
