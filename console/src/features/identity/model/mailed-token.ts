/**
 * The token of a mailed link replaces the old password on the page that changes it. Returns the address to load then,
 * or null if the query has no token.
 */
export function tokenAsOldPassword(search: string): string | null {
  const query = new URLSearchParams(search);
  const token = query.get('login_token');
  if (token === null) return null;
  query.delete('login_token');
  query.set('old_password', token);
  return `/changePassword?${query.toString()}`;
}
