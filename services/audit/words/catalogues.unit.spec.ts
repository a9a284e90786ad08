import { describe, expect, it } from '@jest/globals';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { auditCatalogues } from '../../../tests/fixtures/audit-catalogues.js';
import type { AuditCatalogue } from '../../platform/audit-trail/audit-catalogues.js';
import { AuditWords } from './audit-words.js';

const catalogues = auditCatalogues();

/** Dotted keys and texts; the plural forms of a key are merged. */
function flat(words: AuditCatalogue, path = ''): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [key, value] of Object.entries(words)) {
    const inner = typeof value === 'string' ? new Map([[`${path}${key}`, [value]]]) : flat(value, `${path}${key}.`);
    for (const [name, texts] of inner) {
      const singular = name.startsWith('counts.') ? name.replace(/_(one|many|other)$/, '') : name;
      found.set(singular, [...(found.get(singular) ?? []), ...texts]);
    }
  }
  return found;
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const english = flat(catalogues.catalogue('en'));

describe.each(languages)('the words of the history in %s', (language) => {
  const words = flat(catalogues.catalogue(language));

  it('have every key of the English ones', () => {
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('are complete', () => {
    expect([...words].filter(([, texts]) => texts.some((text) => text.trim() !== text || text === ''))).toEqual([]);
  });

  it('have the placeholders of the English ones, in every plural form', () => {
    const wrong = [...words].filter(([key, texts]) =>
      texts.some((text) => String(placeholders(text)) !== String(placeholders(english.get(key)?.[0] ?? ''))),
    );
    expect(wrong).toEqual([]);
  });

  it('have every plural form of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((form) => `_${form}`);
    const counts = catalogues.catalogue(language).counts as AuditCatalogue;
    const counted = [...new Set(Object.keys(counts).map((key) => key.replace(/_(one|many|other)$/, '')))];
    const missing = counted.flatMap((key) => forms.map((form) => `${key}${form}`).filter((name) => !(name in counts)));
    expect(missing).toEqual([]);
  });

  it('are composed by count, placeholder and person', () => {
    const say = new AuditWords(catalogues, language);
    expect(say.count('nights', 1)).not.toBe(say.count('nights', 7));
    expect(say.title('BerthAssigned', { berth: 'C07' })).toContain('C07');
    const sentence = say.by('TITLE', 'person', 'staff', 'Hanna Lindqvist');
    expect(sentence).toMatch(/^TITLE .*Hanna Lindqvist, .+/);
    expect(say.by('TITLE', 'erased', 'boater', 'whoever')).not.toContain('whoever');
    expect(say.by('TITLE', 'system', 'system', 'Quayside')).not.toContain('{{');
  });
});

describe('words that are not in the catalogues', () => {
  it('are the codes themselves', () => {
    expect(new AuditWords(catalogues, 'en').word('reservation_status', 'NEW_CODE')).toBe('NEW_CODE');
  });
});
