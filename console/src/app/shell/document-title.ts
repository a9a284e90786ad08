export const PRODUCT_NAME = 'Quayside';

/** The title of the browser's tab: the product, after the unread messages in brackets when there are any. */
export function documentTitle(unread: number): string {
  return unread > 0 ? `(${unread}) ${PRODUCT_NAME}` : PRODUCT_NAME;
}
