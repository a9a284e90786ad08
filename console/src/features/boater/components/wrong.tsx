import { styled } from '../../../ui/theme/styled.js';
import type { ReactNode } from 'react';
import { radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';

const Box = styled('p')({
  padding: '10px 12px',
  borderRadius: radius.control,
  backgroundColor: role.wrong.bg,
  color: role.wrong.on,
  fontWeight: 600,
});

/** Shows an error beside the thing that failed. Screen readers announce it at once. */
export function Wrong({ children }: { children: ReactNode }) {
  return <Box role="alert">{children}</Box>;
}
