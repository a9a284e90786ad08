import { styled } from '../theme/styled.js';
import { unseen } from '../theme/measures.js';

/** Words for screen readers alone. */
export const Unseen = styled('span')(unseen);
