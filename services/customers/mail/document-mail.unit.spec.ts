import { describe, expect, it } from '@jest/globals';
import { documentTypes } from '../../../contracts/customers/vocabulary.js';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { catalogues, documentMail } from './document-mail.js';

const mail = {
  document_type: 'VESSEL_INSURANCE' as const,
  expires_on: '2027-12-20',
  over: false,
  name: 'Inès',
  boat: 'Havørn',
  marina: "Port d'Aval & Fils",
  foot: ['1 Quay Street, Aval', 'VHF channel 9'],
};

function textsOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value as object, `${path}${key}.`),
  );
}

describe.each(languages)('the reminder of a document in %s', (language) => {
  it('has every text of the English one, with the same placeholders', () => {
    const of = (words: object) =>
      textsOf(words).map(([key, text]) => [key, text.trim() !== '', (text.match(/\{\{\w+\}\}/g) ?? []).sort()]);
    expect(of(catalogues[language])).toEqual(of(catalogues.en));
  });

  it('names the document, the boat, the day and the marina', () => {
    const { subject, text, html } = documentMail({ ...mail, language });
    expect(subject).toContain('Havørn');
    expect(text).toContain('2027');
    expect(text).toContain(mail.marina);
    expect(html).toContain(`lang="${language}"`);
    expect(`${subject}${text}${html}`).not.toContain('{{');
  });

  it('does without the names of boat and boater, for every kind of document', () => {
    for (const document_type of documentTypes) {
      const { subject, text } = documentMail({ ...mail, document_type, name: '', boat: '', over: true, language });
      expect(subject).toContain(catalogues[language].kind[document_type]);
      expect(text.startsWith(catalogues[language].greeting_nameless)).toBe(true);
    }
  });
});

describe('the subject', () => {
  it('says whether the document ends or has ended', () => {
    expect(documentMail({ ...mail, language: 'en' }).subject).toBe(
      'Valid until 20 December 2027: boat insurance of Havørn',
    );
    expect(documentMail({ ...mail, over: true, language: 'en' }).subject).toBe(
      'No longer valid: boat insurance of Havørn',
    );
  });
});
