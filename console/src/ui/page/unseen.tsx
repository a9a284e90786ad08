import { styled } from '../theme/styled.js';
import { unseen } from '../theme/measures.js';

/** Text for screen readers only. */
export const Unseen = styled('span')(unseen);
