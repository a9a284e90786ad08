import { type EmailPreferences, noEmails } from '../../../contracts/notifications/email-preferences.js';
import type { NotificationSubject } from '../../../contracts/notifications/vocabulary.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { EmailPreferenceEvent } from '../domain/email-preference-events.js';
import type { PushDeviceEvent } from '../domain/push-device-events.js';
import { evolve, initial } from '../domain/push-devices.js';
import { emailPreferenceRecord } from '../records/email-preference-record.js';
import { pushDeviceRecord } from '../records/push-device-record.js';

/** What one user wants by email and on which devices. Devices are named by id only. */
interface NotificationChoices {
  user_id: string;
  preferences: EmailPreferences;
  /** The subjects that come to the devices. */
  subjects: NotificationSubject[];
  /** The oldest first. */
  device_ids: string[];
}

/** The choices of the users who made some, so that one query answers whom a notification of a marina reaches. */
export const notificationChoices: Projection<NotificationChoices, EmailPreferenceEvent | PushDeviceEvent> = {
  name: 'notification-choices',
  version: 1,
  indexes: [{ fields: ['user_id'] }],
  documentIds: (event) => [...emailPreferenceRecord.idsIn(event), ...pushDeviceRecord.idsIn(event)],
  apply: (document, logged, user_id) => {
    const event = logged as EmailPreferenceEvent | PushDeviceEvent;
    const { preferences, subjects, device_ids } = document ?? nothingChosen();
    if (event.type === 'EmailPreferencesSet') {
      return { user_id, preferences: event.data.preferences, subjects, device_ids };
    }
    const devices = device_ids.map((device_id) => ({ ...withoutAddress, device_id }));
    const after = evolve({ devices, subjects }, event);
    return {
      user_id,
      preferences,
      subjects: [...after.subjects],
      device_ids: after.devices.map(({ device_id }) => device_id),
    };
  },
};

const withoutAddress = { session_id: '', endpoint: null, p256dh: null, auth: null };

function nothingChosen(): Omit<NotificationChoices, 'user_id'> {
  return { preferences: noEmails, subjects: [...initial().subjects], device_ids: [] };
}
