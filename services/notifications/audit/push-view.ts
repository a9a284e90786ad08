import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';
import type { PushDeviceEvent } from '../domain/push-device-events.js';
import type { PushEvent } from '../domain/push-events.js';

/** A person's devices and their messages are not shown in the history of the marina. */
export const pushDeviceAuditView: ExplainedView<PushDeviceEvent, never> = {
  kind: 'user',
  events: { PushDeviceAdded: 'silent', PushDeviceRemoved: 'silent', PushSubjectsSet: 'silent' },
  fields: [],
  records: () => [],
  explain: () => ({ before: [], after: [] }),
};

export const pushAuditView: ExplainedView<PushEvent, never> = {
  kind: 'user',
  events: { PushDue: 'silent', PushTried: 'silent' },
  fields: [],
  records: () => [],
  explain: () => ({ before: [], after: [] }),
};
