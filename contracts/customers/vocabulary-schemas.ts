import * as z from 'zod';
import { customerTypes } from './vocabulary.js';

export const customerType = z.enum(customerTypes);
