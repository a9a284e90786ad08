import { styled } from '../theme/styled.js';
import { type } from '../theme/measures.js';
import { role } from '../theme/role.js';

/** Text actions at the bottom of a section, aligned with the text above. */
export const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, marginLeft: -10 });

export const Quiet = styled('p')({ ...type.second, margin: 0, color: role.ink2, overflowWrap: 'anywhere' });
