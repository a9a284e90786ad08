import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonLook, type ButtonKind, type ButtonSize } from './button-shape.js';

const heights: Record<ButtonSize, number> = { small: 30, normal: 36, large: 52 };

interface LinkButtonProps extends Omit<LinkProps, 'style'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  wide?: boolean;
}

/** A link that looks like a button; a middle click opens a new tab. */
export function LinkButton({
  kind = 'plain',
  size = 'normal',
  icon,
  wide = false,
  children,
  ...link
}: LinkButtonProps) {
  return (
    <Link {...link} {...buttonLook(kind, 'normal', wide)} style={{ height: heights[size] }}>
      {icon}
      {children}
    </Link>
  );
}
