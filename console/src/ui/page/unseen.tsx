import { styled } from '@mui/material/styles';
import { unseen } from '../theme/measures.js';

/** Words for screen readers alone. */
export const Unseen = styled('span')(unseen);
