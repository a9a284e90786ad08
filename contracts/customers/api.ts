import { routesOf } from '../vocabulary/route.js';
import { boaterSchemas } from './call-schemas.js';
import {
  boaterCalls,
  customerListCalls,
  documentCalls,
  erasingCalls,
  boaterActivityCalls,
  mergingCalls,
  vesselCalls,
} from './calls.js';
import { erasingSchemas } from './erasing-call-schemas.js';
import { documentSchemas } from './document-call-schemas.js';
import { customerListSchemas } from './list-call-schemas.js';
import { boaterActivitySchemas } from './activity-call-schemas.js';
import { mergingSchemas } from './merging-call-schemas.js';
import { vesselSchemas } from './vessel-call-schemas.js';

export const boaterApi = routesOf(boaterCalls, boaterSchemas);
export const vesselApi = routesOf(vesselCalls, vesselSchemas);
export const customerListApi = routesOf(customerListCalls, customerListSchemas);
export const documentApi = routesOf(documentCalls, documentSchemas);
export const erasingApi = routesOf(erasingCalls, erasingSchemas);
export const mergingApi = routesOf(mergingCalls, mergingSchemas);
export const boaterActivityApi = routesOf(boaterActivityCalls, boaterActivitySchemas);
