import { defineRecord } from '../../platform/areas/record.js';
import { pushDeviceAuditView } from '../audit/push-view.js';
import { pushDeviceEvents } from '../domain/push-device-events.js';
import { evolve, initial } from '../domain/push-devices.js';

/** The browsers of one user that receive notifications. */
export const pushDeviceRecord = defineRecord({
  prefix: 'pushdevice-',
  events: pushDeviceEvents,
  initial,
  evolve,
  hint: { topic: 'users' },
  audit: pushDeviceAuditView,
});
