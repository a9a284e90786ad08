import { useId, useState, type ReactNode } from 'react';
import { lazyWithRetry } from '../floats/lazy-with-retry.js';
import { ExpandMoreIcon } from '../icons.js';
import { Button, type ButtonProps } from './button.js';
import { IconButton } from './icon-button.js';
import type { MenuItem } from './menu-item.js';

const MenuFloat = lazyWithRetry(async () => (await import('./menu-float.js')).MenuFloat);

interface MenuButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'busy' | 'disabledReason' | 'wide'> {
  label: string;
  items: readonly MenuItem[];
  /** With `iconOnly`, the label is the accessible name and shown on hover only. */
  icon?: ReactNode;
  iconOnly?: boolean;
  /** Content shown instead of the label (an avatar with a name); the label remains the accessible name. */
  children?: ReactNode;
}

/** A button that opens a menu. The menu's code loads when it is first opened. */
export function MenuButton({ label, items, icon, iconOnly = false, children, ...look }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const common = {
    id: `${id}-button`,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    'aria-controls': anchor === null ? undefined : `${id}-menu`,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {iconOnly ? (
        <IconButton {...common} label={label} icon={icon} disabledReason={look.disabledReason} />
      ) : (
        <Button
          {...common}
          {...look}
          icon={icon}
          after={children === undefined && <ExpandMoreIcon />}
          aria-label={children === undefined ? undefined : label}
        >
          {children ?? label}
        </Button>
      )}
      {anchor !== null && (
        <MenuFloat
          id={`${id}-menu`}
          anchor={anchor}
          items={items}
          labelledBy={`${id}-button`}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
