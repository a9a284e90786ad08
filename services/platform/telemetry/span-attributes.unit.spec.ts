import { describe, expect, it } from '@jest/globals';
import { allowedAttributes } from './span-attributes.js';

describe('what a span may say', () => {
  it('is on the list', () => {
    const said = {
      'http.route': '/admin/files/:id/*',
      'http.response.status_code': 200,
      'quayside.consumer': 'reservations@3',
      'quayside.refusal': 'RESERVATION_PAYMENT_DECLINED',
    };
    expect(allowedAttributes({ ...said, 'user.email': 'x', 'url.full': '/a?b=c', constructor: 'x' })).toEqual(said);
  });

  it.each(['Ada Quay', 'ada@post.example', 'line\nline', '', 'Ünal', { a: 1 }, ['a'], null])(
    'is a name of the code or a number, not %p',
    (value) => {
      expect(allowedAttributes({ 'quayside.consumer': value })).toEqual({});
    },
  );
});
