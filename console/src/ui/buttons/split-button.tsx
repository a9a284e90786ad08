import { styled } from '../theme/styled.js';
import { ExpandMoreIcon } from '../icons.js';
import type { MenuItem } from './menu-item.js';
import { Button, type ButtonProps } from './button.js';
import { MenuButton } from './menu-button.js';

const Pair = styled('span')({ display: 'inline-flex', gap: 2 });

interface SplitButtonProps extends ButtonProps {
  items: readonly MenuItem[];
  /** Accessible name of the part that opens the menu. */
  menuLabel: string;
}

/** The usual action as a button, with its rarer variants in a menu beside it. */
export function SplitButton({ items, menuLabel, ...button }: SplitButtonProps) {
  return (
    <Pair>
      <Button {...button} />
      {items.length > 0 && (
        <MenuButton label={menuLabel} items={items} kind={button.kind} size={button.size}>
          <ExpandMoreIcon />
        </MenuButton>
      )}
    </Pair>
  );
}
