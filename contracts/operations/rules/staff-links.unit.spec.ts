import { describe, expect, it } from '@jest/globals';
import { withoutAddress, withStaffLinks } from './staff-links.js';

const ID = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b13';
const MARINA = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b14';

describe('a mail as staff read it', () => {
  it.each([
    [`Pay: https://h.example/r/${ID}.a_B-9 today`, `Pay: https://h.example/reservations/${ID} today`],
    [`https://h.example/r/${ID}.12.a_B-9`, `https://h.example/reservations/${ID}`],
    [`<a href="http://localhost:3000/away/${ID}.3.x-y_z">`, `<a href="http://localhost:3000/vessels/${ID}">`],
    [`https://h.example/unsubscribe/${MARINA}.${ID}.aB-_9.x_Y-0.`, `https://h.example/boaters/${ID}.`],
    [`<https://h.example/boater/unsubscribe/${MARINA}.${ID}.aB.xY>`, `<https://h.example/boaters/${ID}>`],
    [`/r/${ID}.aa and /r/${ID}.bb`, `/reservations/${ID} and /reservations/${ID}`],
  ])('opens pages of the console: %s', (text, shown) => {
    expect(withStaffLinks(text)).toBe(shown);
  });

  it('keeps other links', () => {
    const text = 'https://h.example/login?login_token=r/1 https://h.example/reports';
    expect(withStaffLinks(text)).toBe(text);
  });

  it('hides an address wherever it is', () => {
    expect(withoutAddress('to a@b.c, a@b.c', 'a@b.c', 'a****')).toBe('to a****, a****');
    expect(withoutAddress('nobody', '', 'x')).toBe('nobody');
  });
});
