import Menu from '@mui/material/Menu';
import MenuEntry from '@mui/material/MenuItem';
import { styled } from '../theme/styled.js';
import { FloatTheme } from '../theme/float-theme.js';
import { type } from '../theme/measures.js';
import { role } from '../theme/role.js';
import type { MenuItem } from './menu-item.js';

const Words = styled('span')({ display: 'grid', minWidth: 0 });
const Hint = styled('span')({ ...type.second, color: role.ink3 });

interface MenuFloatProps {
  id: string;
  anchor: HTMLElement | null;
  items: readonly MenuItem[];
  labelledBy: string;
  onClose: () => void;
}

/** Pixels between a menu and its button. */
const GAP = 6;

/** Where the menu opens: below its button, or above one in the lower half of the window, so that it never covers it. */
function originsAt(anchor: HTMLElement | null) {
  const horizontal = 'right' as const;
  return anchor !== null && anchor.getBoundingClientRect().top > window.innerHeight / 2
    ? { anchorOrigin: { vertical: -GAP, horizontal }, transformOrigin: { vertical: 'bottom' as const, horizontal } }
    : { anchorOrigin: { vertical: 'bottom' as const, horizontal }, transformOrigin: { vertical: -GAP, horizontal } };
}

/** The open menu of a menu button. Arrows, Home, End and first letters move the focus; Escape closes it. */
export function MenuFloat({ id, anchor, items, labelledBy, onClose }: MenuFloatProps) {
  return (
    <FloatTheme>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        {...originsAt(anchor)}
        transitionDuration={{ enter: 120, exit: 0 }}
        slotProps={{
          list: { 'aria-labelledby': labelledBy },
          // The menu renders in a portal outside all landmarks, so it needs a landmark.
          paper: { role: 'region', 'aria-labelledby': labelledBy, sx: { minWidth: 200, maxWidth: 340 } },
        }}
      >
        {items.map((item) => {
          const reason = item.disabledReason ?? undefined;
          return (
            <MenuEntry
              key={item.id}
              aria-disabled={reason !== undefined || undefined}
              selected={item.chosen === true}
              style={{ color: reason !== undefined ? role.ink3 : item.danger === true ? role.wrong.on : undefined }}
              onClick={() => {
                if (reason !== undefined) return;
                onClose();
                item.run();
              }}
            >
              {item.icon}
              <Words>
                <span>{item.label}</span>
                {(reason ?? item.hint) !== undefined && <Hint>{reason ?? item.hint}</Hint>}
              </Words>
            </MenuEntry>
          );
        })}
      </Menu>
    </FloatTheme>
  );
}
