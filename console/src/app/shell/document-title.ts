export const PRODUCT_NAME = 'Quayside';

/**
 * The browser tab's title: the open record or list before the product, and the number of unread messages and
 * notifications in brackets before both when there are any.
 */
export function documentTitle(unread: number, page: string | null = null): string {
  const name = page === null || page === '' ? PRODUCT_NAME : `${page} · ${PRODUCT_NAME}`;
  return unread > 0 ? `(${unread}) ${name}` : name;
}
