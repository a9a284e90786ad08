import { routesOf } from '../vocabulary/route.js';
import { marinaSchemas } from './call-schemas.js';
import {
  configurationCalls,
  legalTextCalls,
  localEventCalls,
  logoCalls,
  marinaCalls,
  publicCalls,
  settingsCalls,
} from './calls.js';
import { configurationSchemas, legalTextSchemas, logoSchemas } from './configuration-call-schemas.js';
import { publicSchemas } from './public-call-schemas.js';
import { localEventSchemas } from './local-event-call-schemas.js';
import { settingsSchemas } from './settings-call-schemas.js';

export const marinaApi = routesOf(marinaCalls, marinaSchemas);
export const localEventApi = routesOf(localEventCalls, localEventSchemas);
export const settingsApi = routesOf(settingsCalls, settingsSchemas);
export const publicApi = routesOf(publicCalls, publicSchemas);
export const legalTextApi = routesOf(legalTextCalls, legalTextSchemas);
export const configurationApi = routesOf(configurationCalls, configurationSchemas);
export const logoApi = routesOf(logoCalls, logoSchemas);
