import { describe, expect, it } from '@jest/globals';
import { closureReasons } from '../../../contracts/berths/vocabulary.js';
import { languages } from '../../../contracts/vocabulary/languages.js';
import type { ClosedOutNews } from '../domain/closure-news.js';
import { closureMail } from './closure-mail.js';

const mail = {
  name: 'Lars',
  boat: 'Nordlys',
  from: 'E12',
  start: '2027-02-12',
  end: '2027-02-14',
  reason: 'STORM' as const,
  said: 'Force 10 from the south-west.',
  marina: "Port d'Aval",
  foot: ['VHF 9'],
};
const moved: ClosedOutNews = { kind: 'MOVED', to: 'F13', since: '2027-02-12', until: '2027-02-16' };

describe.each(languages)('the mail about a closed berth in %s', (language) => {
  it.each<[string, ClosedOutNews, string[]]>([
    ['a visitor who moves', moved, ['E12', 'F13', 'Nordlys']],
    ['a holder who comes back', { ...moved, kind: 'MOVED_HOLDER' }, ['E12', 'F13', 'Nordlys']],
    ['a holder without a date', { ...moved, kind: 'MOVED_HOLDER', until: null }, ['F13', 'Nordlys']],
    ['a stay without a berth', { kind: 'LOST' }, ['E12', 'Nordlys']],
    ['a holder whose boat stays', { kind: 'STAYS' }, ['E12', 'Nordlys']],
    ['a berth that does not close after all', { kind: 'BACK', to: 'E12' }, ['E12', 'Nordlys']],
  ])('tells %s', (_, news, parts) => {
    const { subject, text, html } = closureMail({ ...mail, language, news });
    for (const part of parts) for (const body of [text, html]) expect(body).toContain(part);
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined/);
  });

  it.each(closureReasons)('has words for the reason %s and for an open end', (reason) => {
    const { text } = closureMail({ ...mail, language, news: moved, reason, end: null, boat: '', name: '' });
    expect(text).not.toMatch(/\{\{|closure_|undefined/);
    expect(text).toContain(mail.said);
  });
});

it('does not repeat the storm to a boat that has its berth back', () => {
  const { text } = closureMail({ ...mail, language: 'en', news: { kind: 'BACK', to: 'E12' } });
  expect(text).not.toContain(mail.said);
});
