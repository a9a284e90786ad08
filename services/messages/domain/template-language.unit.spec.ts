import { expect, it } from '@jest/globals';
import { templateLanguage } from './template-language.js';

const texts = { en: 'Hello', fr: 'Bonjour', de: 'Guten Tag' };

it.each([
  ['the boater’s', texts, 'de', ['fr'], 'de'],
  ['the office’s where the boater’s has no text', texts, 'it', ['nl', 'fr', 'de'], 'fr'],
  ['the office’s where the boater’s is not known', texts, null, ['de'], 'de'],
  ['English where neither has a text', texts, 'it', ['es'], 'en'],
  ['any other where English has none', { it: 'Buongiorno', en: '' }, 'fr', ['es'], 'it'],
] as const)('chooses %s', (_case, given, boater, office, language) => {
  expect(templateLanguage(given, boater, office)).toBe(language);
});
