import { expect, it } from '@jest/globals';
import { publicApi } from '../../contracts/marinas/api.js';
import { languages } from '../../contracts/vocabulary/languages.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest();

it('gives anybody the terms in 20 sections, in every language, with their figures', async () => {
  const data = await server.must(publicApi.data, { body: { language: 'all' } });
  for (const language of languages) {
    const sections = data.terms_of_service[language]?.sections ?? [];
    const text = sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
    expect(sections).toHaveLength(20);
    expect(text).not.toContain('{{');
    for (const figure of ['18', '12', '72', '14', '3', '5', '50']) expect(text).toMatch(new RegExp(`\\b${figure}\\b`));
    expect(data.privacy_policy[language]?.sections.length).toBeGreaterThan(0);
  }
});

it('gives one language alone, and names marinas by code without their settings', async () => {
  const data = await server.must(publicApi.data, { body: { language: 'fr' } });
  expect(Object.keys(data.terms_of_service)).toEqual(['fr']);
  const code = await harbour.code();
  expect(data.marinas.find((marina) => marina.code === code)).toEqual({
    code,
    name: expect.any(String),
    country: expect.any(String),
    association_code: expect.anything(),
  });
  expect(data.marinasCountries).toContain('FR');
});
