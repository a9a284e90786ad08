export const PRODUCT_NAME = 'Quayside';

/** The browser tab's title: the product, preceded by the number of unread messages and notifications in brackets when there are any. */
export function documentTitle(unread: number): string {
  return unread > 0 ? `(${unread}) ${PRODUCT_NAME}` : PRODUCT_NAME;
}
