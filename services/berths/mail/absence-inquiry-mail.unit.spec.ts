import { describe, expect, it } from '@jest/globals';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { absenceInquiryMail, catalogues } from './absence-inquiry-mail.js';

const foot = ['1 Quay Street, Aval', 'VHF channel 9'];
const mail = { name: 'Inès', boat: 'Havørn', berth: 'C07', marina: "Port d'Aval & Fils", foot, link: null };

describe.each(languages)('the absence inquiry in %s', (language) => {
  it('has every text of the English one, with the same placeholders', () => {
    const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
    const of = (texts: Record<string, string>) =>
      Object.entries(texts).map(([key, text]) => [key, text.trim() !== '', placeholders(text)]);
    expect(of(catalogues[language])).toEqual(of(catalogues.en));
  });

  it('names the boat, the berth and the marina', () => {
    const { subject, text, html } = absenceInquiryMail({ ...mail, language });
    for (const part of [subject, text, html]) {
      expect(part).toContain('Havørn');
      expect(part).toContain('C07');
    }
    expect(text).toContain(mail.marina);
    expect(html).toContain(`lang="${language}"`);
    expect(`${subject}${text}${html}`).not.toContain('{{');
  });

  it('has the link by which the resident answers', () => {
    const link = 'https://marina.example/away/token';
    const { text, html } = absenceInquiryMail({ ...mail, link, language });
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(catalogues[language].answer_link);
    expect(absenceInquiryMail({ ...mail, language }).text).toContain(catalogues[language].answer);
  });

  it('does without the names of boat and boater', () => {
    const { subject, text } = absenceInquiryMail({ ...mail, name: '', boat: '', language });
    expect(subject).toBe(catalogues[language].subject_nameless.replace('{{berth}}', 'C07'));
    expect(text.startsWith(catalogues[language].greeting_nameless)).toBe(true);
  });
});

describe('the bodies of the inquiry', () => {
  it('escape names in HTML, and keep the subject on one line', () => {
    const { html, subject } = absenceInquiryMail({ ...mail, boat: '<b>\r\nBcc: x@y.z', language: 'en' });
    expect(html).not.toContain('<b>');
    expect(subject).toBe('Will <b> Bcc: x@y.z be away from berth C07?');
  });
});
