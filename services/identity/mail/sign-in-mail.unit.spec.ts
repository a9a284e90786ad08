import { describe, expect, it } from '@jest/globals';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { catalogues, signInMail } from './sign-in-mail.js';

const mail = {
  name: 'Inès',
  place: "Port d'Aval & Fils",
  link: 'https://harbour.example/login?email=a%40b.org&login_token=ql_1.x',
  console: 'https://harbour.example/',
};

function leaves(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string'
      ? [[`${path}${key}`, inner] as [string, string]]
      : leaves(inner as object, `${path}${key}.`),
  );
}

describe.each(languages)('the sign-in mail in %s', (language) => {
  it('has every text of the English one, with the same placeholders', () => {
    const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
    const english = leaves(catalogues.en);
    const own = leaves(catalogues[language]);
    expect(own.map(([key]) => key)).toEqual(english.map(([key]) => key));
    for (const [index, [, text]] of own.entries()) {
      expect(text.trim()).not.toBe('');
      expect(placeholders(text)).toEqual(placeholders(english[index]![1]));
    }
  });

  it.each(['invitation', 'reset', 'one_more_marina', 'factor_set', 'factor_removed', 'factor_reset'] as const)(
    'greets by name and carries the link (%s)',
    (kind) => {
      const { subject, text, html } = signInMail({ ...mail, days: 7, kind, language });
      expect(subject).toBe(catalogues[language][kind].subject.replace('{{place}}', mail.place));
      expect(text).toContain('Inès');
      expect(text).toContain(mail.link);
      expect(html).toContain(`lang="${language}"`);
      expect(`${subject}${text}${html}`).not.toContain('{{');
      // The foot: the installation, its address, and why one gets the mail.
      const why = catalogues[language][kind].why.replace('{{place}}', mail.place);
      expect(text.trimEnd().split('\n').slice(-2)).toEqual(['Quayside · https://harbour.example/', why]);
      expect(html).toMatch(/<tr class="foot">.*Quayside ·.*https:\/\/harbour\.example\//);
    },
  );
});

describe('the HTML of the mail', () => {
  it('escapes names', () => {
    const place = '<img src=x onerror="alert(1)">';
    const { html, text } = signInMail({ ...mail, name: '<b>', place, kind: 'invitation', language: 'en' });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&#60;img');
    expect(text).toContain(place);
  });

  it('never breaks the subject line', () => {
    const { subject } = signInMail({ ...mail, place: 'Port\r\nBcc: x@y.z', kind: 'invitation', language: 'en' });
    expect(subject).toBe('Your access to Port Bcc: x@y.z');
  });
});
