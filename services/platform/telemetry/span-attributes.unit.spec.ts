import { describe, expect, it } from '@jest/globals';
import { allowedAttributes } from './span-attributes.js';

describe('an attribute of a span', () => {
  it('is allowed when it is on the list', () => {
    const allowed = {
      'http.route': '/admin/files/:id/*',
      'http.response.status_code': 200,
      'quayside.consumer': 'reservations@3',
      'quayside.refusal': 'RESERVATION_PAYMENT_DECLINED',
    };
    expect(allowedAttributes({ ...allowed, 'user.email': 'x', 'url.full': '/a?b=c', constructor: 'x' })).toEqual(
      allowed,
    );
  });

  it.each(['Ada Quay', 'ada@post.example', 'line\nline', '', 'Ünal', { a: 1 }, ['a'], null])(
    'is a name of the code or a number, not %p',
    (value) => {
      expect(allowedAttributes({ 'quayside.consumer': value })).toEqual({});
    },
  );
});
