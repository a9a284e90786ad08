import { describe, expect, it } from '@jest/globals';
import type { InstallationEvent } from './installation-events.js';
import { decide, evolve, initial, type InstallationState, logoOf, versionsOf } from './installation.js';

const text = (words: string) => ({ title: 'Cookies', sections: [{ title: 'One', paragraphs: [words] }] });
const published = (words: string, at = '2027-06-01T09:00:00.000Z'): InstallationEvent => ({
  type: 'LegalTextPublished',
  data: { kind: 'cookie_policy', language: 'de', text: text(words), at },
});
const given = (...events: InstallationEvent[]): InstallationState => events.reduce(evolve, initial());
const publish = (words: string, state: InstallationState) =>
  decide(
    { type: 'PublishText', kind: 'cookie_policy', language: 'de', text: text(words), at: '2027-06-02T09:00:00.000Z' },
    state,
  );

describe('legal texts', () => {
  it('keep every published version, numbered by text and language', () => {
    const state = given(published('a'), published('b', '2027-06-02T09:00:00.000Z'));
    expect(
      versionsOf(state, 'cookie_policy', 'de').map(({ version, published_at }) => [version, published_at]),
    ).toEqual([
      [1, '2027-06-01T09:00:00.000Z'],
      [2, '2027-06-02T09:00:00.000Z'],
    ]);
    expect(versionsOf(state, 'cookie_policy', 'fr')).toEqual([]);
    expect(versionsOf(state, 'privacy_policy', 'de')).toEqual([]);
  });

  it('are published only when they differ from the newest version', () => {
    expect(publish('a', given(published('a')))).toEqual([]);
    expect(publish('b', given(published('a')))).toEqual([published('b', '2027-06-02T09:00:00.000Z')]);
    expect(publish('a', given(published('a'), published('b')))).toHaveLength(1);
  });
});

describe('the offer of the installation', () => {
  it('is set as a whole, and once', () => {
    const offer = { ...initial().offer, amenities: ['WIFI' as const] };
    const [event] = decide({ type: 'SetOffer', offer }, initial());
    expect(event).toEqual({ type: 'InstallationOfferSet', data: { offer } });
    const state = evolve(initial(), event!);
    expect(state.offer).toEqual(offer);
    expect(decide({ type: 'SetOffer', offer }, state)).toEqual([]);
  });
});

describe('the logos of associations', () => {
  const place = { association: 'IGY', scheme: 'dark' } as const;
  const logo = (file_id: string) => ({
    file_id,
    name: 'igy.png',
    content_type: 'image/png' as const,
    size_bytes: 70,
    at: '2027-06-01T09:00:00.000Z',
  });
  const set = (file_id: string, state: InstallationState) =>
    decide({ type: 'SetLogo', place, logo: logo(file_id) }, state);

  it('are kept for each ground, and a new one names the file that it replaces', () => {
    const first = set('a', initial());
    expect(first).toEqual([{ type: 'AssociationLogoSet', data: { ...place, logo: logo('a'), replaced: null } }]);
    const state = given(...first);
    expect(logoOf(state, place)?.file_id).toBe('a');
    expect(logoOf(state, { ...place, scheme: 'light' })).toBeNull();
    expect(logoOf(state, { ...place, association: 'TEM' })).toBeNull();
    expect(set('b', state)).toMatchObject([{ data: { replaced: 'a' } }]);
  });

  it('are removed once', () => {
    const state = given(...set('a', initial()));
    const removed = decide({ type: 'RemoveLogo', place }, state);
    expect(removed).toEqual([{ type: 'AssociationLogoRemoved', data: { ...place, replaced: 'a' } }]);
    const after = given(...set('a', initial()), ...removed);
    expect(logoOf(after, place)).toBeNull();
    expect(decide({ type: 'RemoveLogo', place }, after)).toEqual([]);
  });
});
