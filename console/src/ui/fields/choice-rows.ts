import { motion, type } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { styled } from '../theme/styled.js';

/** The title of a card that asks for one of several answers. */
export const ChoicesHead = styled('h2')({ ...type.section, padding: '12px 16px' });

/**
 * One answer as a row of a card: a radio button, then the answer (`b`), a mark beside it (`em`) and what it means
 * (`small`).
 */
export const ChoiceRow = styled('label')({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '0 10px',
  padding: '12px 16px',
  borderTop: `1px solid ${role.line}`,
  cursor: 'pointer',
  transition: `background-color ${motion.colour}`,
  '&:hover': { backgroundColor: role.sunk },
  '&:has(:checked)': { backgroundColor: role.seaSoft },
  '&:has(:focus-visible)': { outline: `2px solid ${role.sea}`, outlineOffset: -2 },
  '& input': { margin: '2px 0 0', width: 16, height: 16, accentColor: role.sea },
  '& b': { ...type.strong },
  '& em': {
    marginLeft: 6,
    padding: '1px 6px',
    borderRadius: 4,
    fontStyle: 'normal',
    ...type.label,
    color: role.booked.on,
    backgroundColor: role.booked.bg,
  },
  '& small': { display: 'flex', flexWrap: 'wrap', gap: '1px 12px', ...type.second, color: role.ink2 },
});
