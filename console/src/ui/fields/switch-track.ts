import { motion } from '../theme/measures.js';
import { role } from '../theme/role.js';

/** The track and the knob of a switch that is off. */
export const switchTrack = {
  position: 'relative',
  width: 34,
  height: 20,
  borderRadius: 10,
  backgroundColor: role.edge,
  transition: `background-color ${motion.colour}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 3,
    width: 14,
    height: 14,
    borderRadius: 7,
    backgroundColor: role.surface,
    transition: `transform ${motion.move}`,
  },
} as const;
