import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { phone } from '../../../../contracts/vocabulary/person.js';
import { readCatalogue } from '../../../testing/catalogues-from-disk.js';
import { renderConsole } from '../../../testing/render-console.js';
import { wordsFromDisk } from '../../../testing/start-words.js';
import { ApiError } from '../api/api-error.js';
import { chooseLanguage } from './i18n.js';
import { languages, preferredLanguage } from './language.js';
import { useFieldWords, useProblemWords } from './use-problem-words.js';

const refused = (error_type: string) => new ApiError({ status: 409, error_type });

function Said({ error, code }: { error: unknown; code: string }) {
  const problem = useProblemWords();
  const field = useFieldWords();
  return (
    <>
      <p data-testid="problem">{problem(error)}</p>
      <p data-testid="field">{field(code)}</p>
    </>
  );
}

const said = (what: string) => screen.getByTestId(what).textContent;

describe('words for what went wrong', () => {
  it('say what to do next', async () => {
    await renderConsole(<Said error={refused('BERTH_TAKEN')} code="reservation_priceRequired" />);
    expect(said('problem')).toBe('The berth has been assigned to someone else for these nights. Choose another one.');
    expect(said('field')).toBe('Please offer a price.');
  });

  it('exist for unknown codes and for defects', async () => {
    const { unmount } = await renderConsole(<Said error={refused('BRAND_NEW')} code="Invalid input" />);
    expect(said('problem')).toMatch(/^Unknown error/);
    expect(said('field')).toBe('Check this entry.');
    unmount();
    await renderConsole(<Said error={new Error('defect')} code="tooLong" />);
    expect(said('problem')).toMatch(/^Unknown error/);
  });

  it('contain the facts of the refusal', async () => {
    const details = { nights: 3 };
    const error = new ApiError({ status: 409, error_type: 'REDEEM_MORE_THAN_LEFT', details });
    await renderConsole(<Said error={error} code="tooLong" />);
    expect(said('problem')).toBe('You can’t redeem more than 3');
  });

  it('change with the language, which the page and the browser then remember', async () => {
    await renderConsole(<Said error={refused('OFFLINE')} code="tooLong" />);
    await act(() => wordsFromDisk('de'));
    await act(() => chooseLanguage('de'));
    expect(said('problem')).toMatch(/^Keine Verbindung/);
    expect(document.documentElement.lang).toBe('de');
    expect(preferredLanguage()).toBe('de');
  });

  it('are in the browser’s language at first, if it is one of ours', () => {
    expect(preferredLanguage()).toBe('en');
    localStorage.setItem('lang', 'xx');
    expect(preferredLanguage()).toBe('en');
    Object.defineProperty(navigator, 'languages', { configurable: true, value: ['pt-PT', 'fr-CH', 'en'] });
    expect(preferredLanguage()).toBe('fr');
  });

  it.each(languages)('in %s name a telephone number that is then taken', (language) => {
    const example = /\+[\d ]+\d/.exec(readCatalogue(language, 'common')['phoneInvalid'] ?? '')?.[0];
    expect(phone.safeParse(example).success).toBe(true);
  });

  it('speak of nights where more of them are redeemed than the stay has', () => {
    const nights = { en: /nights/, de: /Nächte/, fr: /nuits/, es: /noches/, it: /notti/ };
    for (const language of languages) {
      expect(readCatalogue(language, 'common')['reservation_moreThanTotal']).toMatch(nights[language]);
    }
  });
});
