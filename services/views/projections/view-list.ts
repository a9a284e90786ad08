import type { Projection } from '../../platform/consuming/projection.js';
import type { ViewDetails } from '../../../contracts/views/view.js';
import type { ViewedList } from '../../../contracts/views/vocabulary.js';
import type { ViewEvent } from '../domain/view-events.js';
import { viewRecord } from '../records/view-record.js';

export interface ViewDocument extends ViewDetails {
  user_id: string;
  marina_id: string | null;
  list: ViewedList;
  changed_at: string;
  /** Since when it is sent by mail; null: it is not. */
  mailed_since: string | null;
}

/** Saved views, one document each. */
export const viewList: Projection<ViewDocument, ViewEvent> = {
  name: 'saved_views',
  version: 1,
  indexes: [{ fields: ['marina_id', 'list'] }, { fields: ['user_id'] }, { fields: ['mail'] }],
  wholeStream: viewRecord.prefix,
  documentIds: viewRecord.idsIn,
  apply: (document, { type, data }) => {
    if (type === 'ViewDeleted') return null;
    const { at, ...facts } = data as { at: string } & ViewDocument;
    const mailed = facts.mail === 'NONE' ? null : at;
    const kept = document?.mail === facts.mail ? document.mailed_since : mailed;
    return { ...(document ?? ({} as ViewDocument)), ...facts, changed_at: at, mailed_since: kept };
  },
};
