import { describe, expect, it } from '@jest/globals';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { catalogues, type MailKind, type ReservationMail, reservationMail } from './reservation-mail.js';

const mailKinds = Object.keys(catalogues.en.kinds) as MailKind[];
const everything: Omit<ReservationMail, 'kind' | 'language'> = {
  name: 'Inès',
  marina: "Port d'Aval & Fils",
  foot: ['1 Quay Street, Aval', 'VHF channel 9'],
  time_zone: 'Europe/Paris',
  currency: 'EUR',
  number: 'Q-7KX2M9A',
  link: 'https://harbour.example/r/0190f3a2.x-y_z',
  stay: { start_date: '2027-07-10', end_date: '2027-07-17' },
  boat: 'Belle Île',
  berth: 'A12',
  total: 1_350_05,
  deposit: 70_00,
  payment: 'ONLINE',
  due: { amount: 70_00, for: 'DEPOSIT' },
  pay_by: '2027-06-02T22:30:00.000Z',
  answer_by: '2027-06-03T10:00:00.000Z',
  dates: [{ start_date: '2027-07-31', end_date: '2027-08-01' }],
  reason: 'full',
  amount: 12_00,
  refund: 35_50,
  message: 'Call us\non channel 9.',
};
const render = (more: Partial<ReservationMail> = {}) =>
  reservationMail({ ...everything, kind: 'offer', language: 'en', ...more });

function leaves(value: object, path = ''): [key: string, text: string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string'
      ? [[`${path}${key}`, inner] as [string, string]]
      : leaves(inner as object, `${path}${key}.`),
  );
}
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
const plural = /_(one|many|other)$/;
const english = new Map(leaves(catalogues.en));

describe.each(languages)('the catalogue in %s', (language) => {
  const own = leaves(catalogues[language]);

  it('has every text of the English one, with the same placeholders', () => {
    const plain = (keys: Iterable<string>) => [...keys].filter((key) => !plural.test(key));
    expect(plain(own.map(([key]) => key))).toEqual(plain(english.keys()));
    for (const [key, text] of own) {
      expect(text.trim()).not.toBe('');
      expect([key, placeholders(text)]).toEqual([
        key,
        placeholders(english.get(key) ?? english.get('nights_other') ?? ''),
      ]);
    }
  });

  it('has every plural form of the language', () => {
    const forms = own.map(([key]) => key).filter((key) => plural.test(key));
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    expect(forms.sort()).toEqual(pluralCategories.map((category) => `nights_${category}`).sort());
  });

  if (language !== 'en') {
    it('leaves nothing in English', () => {
      expect(own.filter(([key, text]) => key !== 'line' && english.get(key) === text)).toEqual([]);
    });
  }
});

describe.each(languages)('mails in %s', (language) => {
  it.each(mailKinds)('are complete: %s', (kind) => {
    const { subject, text, html } = render({ kind, language });
    for (const body of [subject, text, html]) {
      expect(body).not.toMatch(/\{\{|\}\}|undefined|(kinds|labels|reasons|payment|nights)[._]\w/);
    }
    expect(subject).toContain(everything.number);
    for (const body of [text, html]) {
      expect(body).toContain(everything.link);
      expect(body).toContain('A12');
    }
    expect(html).toContain(`lang="${language}"`);
    expect(text).toContain('Inès');
    expect(text).toContain(everything.message);
    expect(text).toContain(catalogues[language].reasons.full);
  });

  it('greet even without a name', () => {
    expect(render({ language, name: '' }).text.split('\n')[0]).toBe(catalogues[language].greeting_nameless);
  });
});

describe('figures', () => {
  const line = (more: Partial<ReservationMail>, label: string) =>
    render(more)
      .text.split('\n')
      .find((text) => text.startsWith(label))
      ?.replace(/[\u00a0\u2009\u202f]/g, ' ');

  it('are written as on the pages, in every language', () => {
    expect(line({ language: 'en' }, 'Total price')).toBe('Total price: EUR 1,350.05');
    expect(line({ language: 'fr' }, 'Prix total')).toBe('Prix total : EUR 1,350.05');
    expect(line({ language: 'de', currency: 'GBP' }, 'Gesamtpreis')).toBe('Gesamtpreis: GBP 1,350.05');
  });

  it('show a stay’s dates unchanged, with the nights', () => {
    expect(line({ language: 'en' }, 'Stay')).toMatch(/^Stay: 10.+17 July 2027 \(7 nights\)$/);
    expect(line({ language: 'fr' }, 'Dates possibles')).toMatch(/31 juillet.+1er août 2027 \(1 nuit\)$/);
    expect(line({ language: 'it' }, 'Date possibili')).toMatch(/31 luglio.+1 agosto 2027 \(1 notte\)$/);
  });

  it("show times in the marina's time zone", () => {
    // 22:30 UTC is past midnight in Paris.
    expect(line({ language: 'en' }, 'Please pay by')).toBe('Please pay by: 3 June 2027 at 00:30');
    expect(line({ language: 'en', time_zone: 'UTC' }, 'Please pay by')).toBe('Please pay by: 2 June 2027 at 22:30');
  });

  it('label a deposit as such', () => {
    expect(line({ language: 'en' }, 'Deposit due now')).toBe('Deposit due now: EUR 70.00');
    expect(line({ language: 'en', due: { amount: 70_00, for: 'TOTAL' } }, 'Due now')).toBe('Due now: EUR 70.00');
  });

  it('that are absent are left out', () => {
    const { text } = reservationMail({
      kind: 'message',
      language: 'en',
      name: 'Inès',
      marina: 'Port',
      foot: [],
      time_zone: 'UTC',
      currency: 'EUR',
      number: 'Q-1',
      link: 'https://harbour.example/r/x',
      message: 'Hello',
    });
    expect(text.match(/^[A-Z][\w ]*: /gm)).toEqual(['Reservation number: ', 'Read and reply: ']);
  });
});

describe('a mail about a refund', () => {
  it('promises the card only what goes back to it', () => {
    const { CARD, COUNTER, BOTH } = catalogues.en.refund_notes;
    expect(render({ kind: 'canceled' }).text).toContain(CARD);
    expect(render({ kind: 'canceled', refund_by: 'COUNTER' }).text).toContain(COUNTER);
    expect(render({ kind: 'canceled', refund_by: 'COUNTER' }).text).not.toContain('card');
    expect(render({ kind: 'canceled', refund_by: 'BOTH' }).text).toContain(BOTH);
  });

  it('shows the refund large', () => {
    const { due: _, amount: _amount, ...rest } = everything;
    const { html } = reservationMail({ ...rest, kind: 'canceled', language: 'en' });
    expect(html).toMatch(/Refund<\/span><br><strong[^>]*>EUR\u00a035.50</);
  });
});

describe('a mail in German', () => {
  it.each(mailKinds)('goes on in lower case after the comma of the greeting: %s', (kind) => {
    expect(render({ kind, language: 'de' }).text).toMatch(/^Guten Tag Inès,\n\n([a-zäöü]|Sie |Ihr)/);
  });
});

describe('the HTML of a mail', () => {
  it('escapes names and messages', () => {
    const script = '<script>alert("1")</script>';
    const { html, text } = render({ name: script, marina: script, message: script, boat: script, berth: script });
    expect(html).not.toContain('<script');
    expect(html).toContain('&#60;script');
    expect(text).toContain(script);
  });

  it('shows the amount and the deadline large, each once', () => {
    const { html } = render({ kind: 'approved_due' });
    const large = html.slice(html.indexOf('class="large"'), html.indexOf('</td></tr></table>'));
    for (const words of ['Deposit due now', 'EUR\u00A070.00', 'Please pay by', '3 June 2027 at 00:30']) {
      expect(large).toContain(words);
    }
    expect(html.split('Deposit due now')).toHaveLength(2);
    expect(render({ kind: 'message', due: undefined, amount: undefined, total: undefined }).html).toContain(
      'Please pay by',
    );
  });

  it('has the lines of the marina at the foot, and so has the text', () => {
    const { html, text } = render();
    expect(html.indexOf('1 Quay Street, Aval')).toBeGreaterThan(html.indexOf('The harbour office'));
    expect(text.endsWith('\n\n1 Quay Street, Aval\nVHF channel 9\n')).toBe(true);
  });

  it('never breaks the subject line', () => {
    expect(render({ marina: 'Port\r\nBcc: x@y.z' }).subject).toBe(
      'Our offer for your stay at Port Bcc: x@y.z (Q-7KX2M9A)',
    );
  });
});
