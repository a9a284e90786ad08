import { Pager } from '../../../ui/list/pager.js';
import type { CustomersUrl } from './use-customers-url.js';

/** The pages of a table; nothing while it is empty. */
export function CustomersPager({ url, total }: { url: CustomersUrl; total: number }) {
  if (total === 0) return null;
  const { page, page_size } = url.choices;
  return <Pager page={page} pageSize={page_size} total={total} onPage={url.turnTo} onPageSize={url.showRows} />;
}
