/**
 * On the page of the password change, the token of a mailed link takes the place of the old password. Returns the
 * address to load then, or null where the query has no token.
 */
export function tokenAsOldPassword(search: string): string | null {
  const query = new URLSearchParams(search);
  const token = query.get('login_token');
  if (token === null) return null;
  query.delete('login_token');
  query.set('old_password', token);
  return `/changePassword?${query.toString()}`;
}
