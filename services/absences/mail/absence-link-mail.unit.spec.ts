import { describe, expect, it } from '@jest/globals';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { absenceLinkMail, catalogues } from './absence-link-mail.js';

const link = 'https://marina.example/away/token';
const foot = ['1 Quay Street, Aval', 'VHF channel 9'];
const mail = { name: 'Inès', boat: 'Havørn', marina: "Port d'Aval & Fils", foot, until: '2027-08-30', link };

describe.each(languages)('the mail with the link in %s', (language) => {
  it('has every text of the English one, with the same placeholders', () => {
    const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
    const of = (texts: Record<string, string>) =>
      Object.entries(texts).map(([key, text]) => [key, text.trim() !== '', placeholders(text)]);
    expect(of(catalogues[language])).toEqual(of(catalogues.en));
  });

  it('names the boat and the marina, and has the link and its last day', () => {
    const { subject, text, html } = absenceLinkMail({ ...mail, language });
    expect(subject).toContain('Havørn');
    for (const part of [text, html]) {
      expect(part).toContain(link);
      expect(part).toContain('2027');
      expect(part).toContain('1 Quay Street, Aval');
    }
    expect(text).toContain(mail.marina);
    expect(`${subject}${text}${html}`).not.toContain('{{');
  });

  it('does without the names of boat and boater', () => {
    const { subject, text } = absenceLinkMail({ ...mail, name: '', boat: '', language });
    expect(subject).toBe(catalogues[language].subject_nameless);
    expect(text.startsWith(catalogues[language].greeting_nameless)).toBe(true);
  });
});

describe('the bodies of the mail', () => {
  it('escape names in HTML, and keep the subject on one line', () => {
    const { html, subject } = absenceLinkMail({ ...mail, boat: '<b>\r\nBcc: x@y.z', language: 'en' });
    expect(html).not.toContain('<b>');
    expect(subject).toBe('Report when <b> Bcc: x@y.z is away');
  });
});
