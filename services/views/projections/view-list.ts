import type { Projection } from '../../platform/consuming/projection.js';
import type { ViewDetails } from '../../../contracts/views/view.js';
import type { ViewedList } from '../../../contracts/views/vocabulary.js';
import { ownerAfter } from '../domain/view.js';
import type { ViewEvent } from '../domain/view-events.js';
import { viewRecord } from '../records/view-record.js';

export interface ViewDocument extends ViewDetails {
  /** The owner; of a view that passed to the marina, whose key its words have. */
  user_id: string;
  /** The owner left, and the marina has it. */
  passed_on: boolean;
  marina_id: string | null;
  list: ViewedList;
  changed_at: string;
  /** Since when it is sent by mail; null: it is not. */
  mailed_since: string | null;
}

/** Saved views, one document each. */
export const viewList: Projection<ViewDocument, ViewEvent> = {
  name: 'saved_views',
  version: 3,
  indexes: [{ fields: ['marina_id', 'list'] }, { fields: ['user_id'] }, { fields: ['mail'] }],
  wholeStream: viewRecord.prefix,
  documentIds: viewRecord.idsIn,
  apply: (document, event) => {
    const { type, data } = event as unknown as ViewEvent;
    if (type === 'ViewDeleted') return null;
    if (type === 'ViewPassedOn') {
      if (document === undefined) return undefined;
      const { name = document.name, query = document.query } = data;
      const words = { name: name ?? '', query: query ?? '' };
      return { ...document, ...ownerAfter(document, { type, data }), ...words, mail: 'NONE', mailed_since: null };
    }
    const { at, name, query, user_id: _, ...others } = data;
    const owner =
      type === 'ViewSaved'
        ? { user_id: data.user_id, passed_on: false }
        : document && ownerAfter(document, { type, data });
    const facts = { ...others, ...owner, name: name ?? '', query: query ?? '' };
    const mailed = facts.mail === 'NONE' ? null : at;
    const kept = document?.mail === facts.mail ? document.mailed_since : mailed;
    return { ...(document ?? ({} as ViewDocument)), ...facts, changed_at: at, mailed_since: kept };
  },
  personal: { field: 'user_id', forget: (view) => ({ ...view, name: '', query: '' }) },
};
