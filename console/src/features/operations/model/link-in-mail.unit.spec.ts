import { describe, expect, it } from '@jest/globals';
import { pageInMail } from './link-in-mail.js';

const ID = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b13';

describe('The page about a mail', () => {
  it('is found as a path of this origin, whatever address the mail was written with', () => {
    const text = `Hello Ada,\n\nPay now: https://harbour.example/reservations/${ID}\n\nThe harbour office`;
    expect(pageInMail(text)).toBe(`/reservations/${ID}`);
    expect(pageInMail(`Unsubscribe: https://harbour.example/boaters/${ID}.`)).toBe(`/boaters/${ID}`);
    expect(pageInMail(`See http://localhost:3000/console/vessels/${ID}.`)).toBe(`/vessels/${ID}`);
  });

  it('is null in a mail to a user', () => {
    expect(pageInMail('Set your password: https://harbour.example/firstLogin?token=r/1')).toBeNull();
    expect(pageInMail('nothing to open')).toBeNull();
  });
});
