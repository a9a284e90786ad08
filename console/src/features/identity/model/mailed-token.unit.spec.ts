import { describe, expect, it } from '@jest/globals';
import { tokenAsOldPassword } from './mailed-token.js';

describe('a mailed token on the page of the password change', () => {
  it('becomes the old password', () => {
    expect(tokenAsOldPassword('?login_token=a%2Bb&lang=fr')).toBe('/changePassword?lang=fr&old_password=a%2Bb');
  });
  it('is not made up', () => {
    expect(tokenAsOldPassword('?old_password=x')).toBeNull();
  });
});
