import * as z from 'zod';
import { callSchemas, commandReceipt, receiptExample } from '../vocabulary/route.js';
import { emailPreferences } from './email-preferences.js';
import { pushSettings, pushSubjects, pushSubscription } from './push-device.js';
import { listNotifications, markNotifications, type notification, notificationList } from './notification.js';

const NOTIFICATION = '0190f3a2-9101-7e11-9b21-1a5b7c9d1e99';

const example: z.input<typeof notification> = {
  id: NOTIFICATION,
  subject: 'RESERVATION',
  type: 'INITIATED',
  text: 'Hugo Girard asks for a berth',
  details: {
    reservation_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11',
    absence_report_id: null,
    request_id: null,
    boater_id: '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22',
    boater_name: 'Hugo Girard',
    vessel_id: null,
    vessel_name: 'Waterkant',
    boat_name: 'Waterkant',
    boat_length: 11.3,
    start_date: '2027-01-03',
    end_date: '2027-01-04',
  },
  view_at: null,
  read_at: null,
  created_at: '2026-11-23T08:12:00.000Z',
  unread: true,
  open: false,
};

const preferences: z.input<typeof emailPreferences> = {
  RESERVATION: 'AT_ONCE',
  MEMBERSHIP: 'DAILY',
  ABSENCE_REPORT: 'NEVER',
  HOME_MARINA_VERIFICATION: 'DAILY',
};

/** The keys of the example in RFC 8291, section 5. */
const subscription: z.input<typeof pushSubscription> = {
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};
const PUBLIC_KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';

const marking = (summary: string) =>
  callSchemas({
    summary,
    body: markNotifications,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { notification_ids: [NOTIFICATION] }, answer: receiptExample },
  });

export const notificationSchemas = {
  getall: callSchemas({
    summary: "What boaters did, with the caller's own marks; unread ones first, then the newest",
    body: listNotifications,
    answer: notificationList,
    rate: 'staff',
    example: { body: {}, answer: { items: [example], total: 1, unread_total: 1 } },
  }),
  view: marking('Marks notifications as viewed by the caller'),
  read: marking('Marks notifications as viewed and read by the caller'),
  unread: marking('Marks notifications as neither viewed nor read by the caller'),
  delete: marking("Removes notifications from the caller's list"),
  restore: marking("Puts deleted notifications back into the caller's list"),
  emailPreferences: callSchemas({
    summary: 'When notifications come to the caller by email',
    answer: z.object({ preferences: emailPreferences }),
    rate: 'staff',
    example: { answer: { preferences } },
  }),
  setEmailPreferences: callSchemas({
    summary: 'Chooses for each subject whether notifications come to the caller by email at once, once a day or never',
    body: z.strictObject({ preferences: emailPreferences }),
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { preferences }, answer: receiptExample },
  }),
  readAll: callSchemas({
    summary: 'Marks all notifications as read by the caller',
    answer: commandReceipt,
    rate: 'staff',
    example: { answer: receiptExample },
  }),
  pushSettings: callSchemas({
    summary: 'Whether notifications come to the device of the caller, and with which key its browser subscribes',
    answer: pushSettings,
    rate: 'staff',
    example: {
      answer: { public_key: PUBLIC_KEY, this_device: true, devices: 2, subjects: ['RESERVATION', 'ABSENCE_REPORT'] },
    },
  }),
  addPushDevice: callSchemas({
    summary: 'Sends notifications to the browser of the caller until the session ends',
    body: pushSubscription,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: subscription, answer: receiptExample },
  }),
  removePushDevice: callSchemas({
    summary: 'Sends no more notifications to the browser of the caller',
    answer: commandReceipt,
    rate: 'staff',
    example: { answer: receiptExample },
  }),
  setPushSubjects: callSchemas({
    summary: 'Chooses which notifications come to the devices of the caller',
    body: z.strictObject({ subjects: pushSubjects }),
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { subjects: ['RESERVATION'] }, answer: receiptExample },
  }),
};
