import { styled } from '../theme/styled.js';
import { Link } from 'react-router-dom';
import { role } from '../theme/role.js';

/** The link of a row or card. It covers the whole row, so a click anywhere opens it and a middle click opens a tab. */
export const RowLink = styled(Link)({
  color: 'inherit',
  fontWeight: 'inherit',
  '&:hover': { textDecoration: 'none' },
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible::after': { outline: `2px solid ${role.sea}`, outlineOffset: -2 },
});
