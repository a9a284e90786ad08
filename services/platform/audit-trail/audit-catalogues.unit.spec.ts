import { describe, expect, it } from '@jest/globals';
import { type AuditCatalogue, AuditCatalogues } from './audit-catalogues.js';

const inEveryLanguage = (words: AuditCatalogue) => ({ en: words, fr: words, de: words, es: words, it: words });

describe('the words of the history', () => {
  it('are those of all areas, also of areas that register after the first reading', () => {
    const catalogues = new AuditCatalogues();
    catalogues.register(inEveryLanguage({ fields: { pier: 'Pier' }, values: { state: { open: 'open' } } }));
    expect(catalogues.translator('en')('fields.pier')).toBe('Pier');
    catalogues.register(inEveryLanguage({ fields: { berth: 'Berth' }, values: { mooring: { finger: 'finger' } } }));
    expect(catalogues.catalogue('fr')).toEqual({
      fields: { pier: 'Pier', berth: 'Berth' },
      values: { state: { open: 'open' }, mooring: { finger: 'finger' } },
    });
    expect(catalogues.translator('de')('values.mooring.finger')).toBe('finger');
  });

  it('have one text a key', () => {
    const catalogues = new AuditCatalogues();
    catalogues.register(inEveryLanguage({ values: { state: { open: 'open' } } }));
    const again = () => catalogues.register(inEveryLanguage({ values: { state: { open: 'unlocked' } } }));
    expect(again).toThrow('two texts for values.state.open');
    expect(() => catalogues.register(inEveryLanguage({ values: { state: 'open' } }))).toThrow('values.state');
  });
});
