import * as z from 'zod';
import { customerTypes, interactions, memberTypes, membershipFilters, residentSortKeys } from './vocabulary.js';

export const customerType = z.enum(customerTypes);

export const interaction = z.enum(interactions);

export const membershipFilter = z.enum(membershipFilters);

export const memberType = z.enum(memberTypes);

export const residentSortKey = z.enum(residentSortKeys);
