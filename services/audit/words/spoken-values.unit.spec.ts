import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { auditCatalogues } from '../../../tests/fixtures/audit-catalogues.js';
import type { AuditValue } from '../../platform/audit-trail/audit-values.js';
import { AuditWords } from './audit-words.js';
import { SpokenValues } from './spoken-values.js';

const catalogues = auditCatalogues();
const place = { timeZone: 'Europe/Paris', currency: 'EUR' };

function spoken(language: Language, labels: Record<string, AuditValue | null> = {}) {
  const asked: string[] = [];
  const label = (kind: string, id: string) => {
    asked.push(`${kind}/${id}`);
    return Promise.resolve(labels[`${kind}/${id}`]);
  };
  return { asked, values: new SpokenValues(new AuditWords(catalogues, language), place, { label }) };
}

/** Replaces the special spaces of a language's notation with ordinary ones. */
async function say(value: AuditValue | null, language: Language = 'en'): Promise<string | null> {
  const said = await spoken(language).values.say(value);
  return said === null ? null : said.replace(/\s/gu, ' ');
}

describe('values in the reader’s language', () => {
  it('are null for null', async () => {
    expect(await say(null)).toBeNull();
  });

  it('show amounts with their currency, by default the marina’s, in one notation', async () => {
    expect(await say({ is: 'money', minor: 71050, currency: null })).toBe('EUR 710.50');
    expect(await say({ is: 'money', minor: 1_234_500, currency: 'GBP' }, 'de')).toBe('GBP 12,345.00');
    expect(await say({ is: 'money', minor: 990, currency: null }, 'fr')).toBe('EUR 9.90');
  });

  it('show stays with their nights', async () => {
    const stay: AuditValue = { is: 'nights', start_date: '2027-07-03', end_date: '2027-07-10' };
    expect(await say(stay)).toBe('3 – 10 July 2027, 7 nights');
    expect(await say(stay, 'es')).toBe('3–10 de julio de 2027, 7 noches');
    expect(await say({ ...stay, end_date: '2027-07-04' }, 'de')).toBe('3.–4. Juli 2027, 1 Nacht');
    expect(await say({ ...stay, end_date: null }, 'it')).toBe('dal 3 luglio 2027, fino a nuovo avviso');
  });

  it('show instants in the marina’s time zone', async () => {
    expect(await say({ is: 'instant', at: '2027-06-30T22:30:00.000Z' })).toBe('1 July 2027 at 00:30');
    expect(await say({ is: 'instant', at: '2027-12-31T22:30:00.000Z' })).toBe('31 December 2027 at 23:30');
  });

  it('show sizes, percentages, numbers and codes', async () => {
    expect(await say({ is: 'metres', value: 11.4 })).toBe('11.40 m');
    expect(await say({ is: 'metres', value: 11.4 }, 'fr')).toBe('11,40 m');
    expect(await say({ is: 'percent', value: 12.5 })).toBe('12.5%');
    expect(await say({ is: 'number', value: 1.5 }, 'de')).toBe('1,5');
    expect(await say({ is: 'flag', value: true }, 'it')).toBe('sì');
    expect(await say({ is: 'word', set: 'reservation_status', code: 'UPDATED' })).toBe('Waiting for boater');
    expect(await say({ is: 'country', code: 'NO' }, 'es')).toBe('Noruega');
    expect(await say({ is: 'country', code: '?' })).toBe('?');
    expect(await say({ is: 'language', code: 'fr' }, 'de')).toBe('Französisch');
    expect(await say({ is: 'erased' })).toBe('erased person');
  });

  it('show records by name, each looked up once, or else by id', async () => {
    const { values, asked } = spoken('en', {
      'pier/p': { is: 'text', text: 'C' },
      'berth/b': {
        is: 'joined',
        parts: [
          { is: 'record', kind: 'pier', id: 'p' },
          { is: 'text', text: '07' },
        ],
      },
    });
    const berth: AuditValue = { is: 'record', kind: 'berth', id: 'b' };
    const unknown: AuditValue = { is: 'record', kind: 'berth', id: 'gone' };
    expect(await values.say({ is: 'list', items: [berth, berth, unknown] })).toBe('C07; C07; gone');
    expect(asked.sort()).toEqual(['berth/b', 'berth/gone', 'pier/p']);
  });
});
