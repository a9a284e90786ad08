import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonStyles, type ButtonKind, type ButtonSize } from './button-shape.js';

const plain = styled(Link)(buttonStyles('plain', 'normal', false));
const shapes = {
  primary: styled(Link)(buttonStyles('primary', 'normal', false)),
  plain,
  quiet: styled(Link)(buttonStyles('quiet', 'normal', false)),
  danger: styled(Link)(buttonStyles('danger', 'normal', false)),
} satisfies Record<ButtonKind, typeof plain>;

const heights: Record<ButtonSize, number> = { small: 30, normal: 36, large: 52 };

interface LinkButtonProps extends Omit<LinkProps, 'style'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  wide?: boolean;
}

/** Goes to another place and looks like a button: opens in a new tab on the middle button like every link. */
export function LinkButton({
  kind = 'plain',
  size = 'normal',
  icon,
  wide = false,
  children,
  ...link
}: LinkButtonProps) {
  const Shape = shapes[kind];
  return (
    <Shape {...link} style={{ height: heights[size], ...(wide ? { width: '100%' } : {}) }}>
      {icon}
      {children}
    </Shape>
  );
}
