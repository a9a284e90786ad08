import { describe, expect, it } from '@jest/globals';
import { type MarinaProfile, marinaProfile } from '../../../contracts/marinas/profile.js';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { catalogues, mailFoot } from './mail-foot.js';

const week = ['MON', 'TUE', 'WED', 'THU', 'FRI'] as const;
const profile: MarinaProfile = {
  ...marinaProfile.parse({}),
  street: '1 Quay Street',
  postal_code: '29900',
  city: 'Aval',
  phone: '+33298000000',
  vhf_channel: '9',
  opening_hours: [
    { day: 'SUN', opens: '10:00', closes: '12:00' },
    ...week.map((day) => ({ day, opens: '08:00', closes: '18:00' })),
    { day: 'SAT', opens: '09:00', closes: '12:00' },
  ],
};

describe('the foot of a marina’s mails', () => {
  it('has address, channel, phone, email and hours; days with the same hours are written once', () => {
    expect(mailFoot(profile, 'office@aval.example', 'en')).toEqual([
      '1 Quay Street, 29900 Aval',
      'VHF channel 9 · Phone +33298000000 · office@aval.example',
      'Office open Mon–Fri 08:00–18:00, Sat 09:00–12:00, Sun 10:00–12:00',
    ]);
  });

  it('writes a closed day as a gap', () => {
    const opening_hours = profile.opening_hours.filter(({ day }) => day !== 'WED' && day !== 'SUN');
    expect(mailFoot({ ...profile, opening_hours }, null, 'en').at(-1)).toBe(
      'Office open Mon–Tue 08:00–18:00, Thu–Fri 08:00–18:00, Sat 09:00–12:00',
    );
  });

  it('leaves out what the marina has not entered', () => {
    expect(mailFoot(marinaProfile.parse({}), null, 'en')).toEqual([]);
    expect(mailFoot(marinaProfile.parse({ city: 'Aval', vhf_channel: '12' }), null, 'en')).toEqual([
      'Aval',
      'VHF channel 12',
    ]);
  });

  it.each(languages)('is in %s', (language) => {
    const [address, contacts, hours] = mailFoot(profile, null, language);
    expect([address, contacts, hours].join()).not.toMatch(/\{\{|undefined/);
    expect(contacts).toContain('9');
    expect(hours).toContain('08:00–18:00');
    if (language !== 'en') expect(contacts).not.toContain(catalogues.en.vhf.replace('{{channel}}', '9'));
  });
});
