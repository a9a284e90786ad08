import { Query } from '../vocabulary/bus.js';
import type { ViewMailing } from './vocabulary.js';

/** A view of the reports that its owner receives by mail. */
export interface MailedView {
  readonly id: string;
  readonly user_id: string;
  /** Null: an administrator's view of all marinas. */
  readonly marina_id: string | null;
  readonly name: string;
  readonly query: string;
  readonly mail: Exclude<ViewMailing, 'NONE'>;
  /** UTC ISO 8601: since when it is sent. */
  readonly since: string;
}

/** All views of reports that are sent by mail, in every marina; for jobs. */
export class ListMailedViews extends Query<readonly MailedView[]> {}
