import { styled } from '../../../ui/theme/styled.js';

/** Links between the pages around sign-in. */
export const SignInLinks = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '& a': { padding: '4px 0' },
});
