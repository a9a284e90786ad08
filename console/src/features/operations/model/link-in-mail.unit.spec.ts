import { describe, expect, it } from '@jest/globals';
import { boaterLinkIn } from './link-in-mail.js';

describe('The boater’s link in a mail', () => {
  it('is found as a path of this origin, whatever address the mail was written with', () => {
    const text = 'Hello Ada,\n\nPay now: https://harbour.example/r/0190f3a2-aa.x-y_z\n\nThe harbour office';
    expect(boaterLinkIn(text)).toBe('/r/0190f3a2-aa.x-y_z');
    expect(boaterLinkIn('See http://localhost:3000/console/r/abc.')).toBe('/r/abc');
  });

  it('is null in a mail to a user', () => {
    expect(boaterLinkIn('Set your password: https://harbour.example/firstLogin?token=r/1')).toBeNull();
    expect(boaterLinkIn('nothing to open')).toBeNull();
  });
});
