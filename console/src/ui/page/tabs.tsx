import { styled } from '../theme/styled.js';
import { Link, type To } from 'react-router-dom';
import { media, motion } from '../theme/measures.js';
import { role } from '../theme/role.js';

const Row = styled('nav')({
  display: 'flex',
  gap: 22,
  borderBottom: `1px solid ${role.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  flex: 'none',
  '@media print': { borderBottom: 0 },
});

const Tab = styled(Link)({
  // Holds the unseen reason, which would otherwise widen the page beyond the row that scrolls.
  position: 'relative',
  flex: 'none',
  padding: '8px 0 10px',
  fontWeight: 600,
  color: role.ink2,
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  borderRadius: 0,
  transition: `color ${motion.colour}, border-color ${motion.colour}`,
  '&:hover': { color: role.ink, textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { color: role.ink, borderColor: role.sea },
  [media.touch]: { padding: '12px 0 12px' },
  // On paper, the current tab names what is shown.
  '@media print': { padding: 0, borderBottom: 0, '&:not([aria-current])': { display: 'none' } },
});

const Count = styled('span')({ color: role.ink3, fontWeight: 500, marginLeft: 5 });

export interface TabLink {
  id: string;
  label: string;
  to: To;
  /** Already formatted for the language ("1,904"). */
  count?: string | number | undefined;
  /** Highlights the count, for example unread messages. */
  alert?: boolean | undefined;
}

/** Links that switch a part of the page. Each has an address, so Back and new tabs work. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly TabLink[]; current: string }) {
  return (
    <Row aria-label={label} data-written>
      {tabs.map((tab) => (
        <Tab key={tab.id} to={tab.to} aria-current={tab.id === current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && (
            <Count style={tab.alert === true ? { color: role.ourMove.on, fontWeight: 650 } : undefined}>
              {tab.count}
            </Count>
          )}
        </Tab>
      ))}
    </Row>
  );
}
