import type { Projection } from '../../platform/consuming/projection.js';
import type { UserEvent } from '../domain/user-events.js';
import { userRecord } from '../records/user-record.js';

interface FormerUserDocument {
  user_id: string;
  /** UTC instant. */
  deleted_at: string;
  erased: boolean;
}

/** Deleted users, whose names the history and the mails still show until they are erased. */
export const formerUsers: Projection<FormerUserDocument, UserEvent> = {
  name: 'former-users',
  version: 1,
  indexes: [{ fields: ['user_id'] }, { fields: ['erased', 'deleted_at'] }],
  documentIds: (event) => (event.type === 'UserDeleted' ? userRecord.idsIn(event) : []),
  apply: (_, event) => ({
    user_id: event.data.user_id,
    deleted_at: event.metadata.recorded_at,
    erased: false,
  }),
  personal: { field: 'user_id', forget: (document) => ({ ...document, erased: true }) },
};
