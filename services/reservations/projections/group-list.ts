import type { Projection } from '../../platform/consuming/projection.js';
import type { GroupEvent } from '../domain/events/group-events.js';
import { groupRecord } from '../records/group-record.js';

/** What the rows of its boats show of a group. */
export interface GroupDocument {
  marina_id: string;
  name: string;
}

/** One document per group. */
export const groupList: Projection<GroupDocument, GroupEvent> = {
  name: 'groups',
  version: 1,
  indexes: [],
  wholeStream: groupRecord.prefix,
  documentIds: groupRecord.idsIn,
  apply: (document, { data }) => ('name' in data ? { marina_id: data.marina_id, name: data.name } : document),
};
